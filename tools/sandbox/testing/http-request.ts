import { contract } from '../../../src/api/contract.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import { withCredentials } from '../../../src/api/credentials.ts';
import { toLegacyForm } from '../../../src/api/legacy-form.ts';
import type { HttpId } from '../platform/handler.ts';

export interface RequestOptions {
  requestId?: string;
  token?: string;
  lang?: 'zh' | 'en';
  /** The page of the app the customer is on. */
  page?: string;
  /** The request's address, as a proxy on this machine forwards it. */
  address?: string;
}

export interface RawResponse {
  status: number;
  body: { code?: string; msg?: string; data?: unknown };
}

/** One call over HTTP as the contract says it travels, without the app's client: no retries, nothing interpreted. */
export async function requestOverHttp(
  base: string,
  id: HttpId,
  input: Record<string, unknown> = {},
  { requestId, token, lang, page, address }: RequestOptions = {},
): Promise<RawResponse> {
  const row = contract[id];
  const request = withCredentials(row, input, { token });
  const url = new URL(row.path, base);
  if (requestId !== undefined) url.searchParams.set('requestId', requestId);
  const headers: Record<string, string> = {
    'accept-language': lang ?? 'zh',
    ...(row.encoding === 'json' && { 'content-type': 'application/json' }),
    ...(token !== undefined && { token }),
    ...(page !== undefined && { referer: page }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
  const fields = row.encoding === 'form' ? toLegacyForm(row, request, token ?? '') : request;
  const body = bodyOf(row, fields);
  if (body === undefined)
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method: row.method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

/** Undefined where the fields travel in the address. */
function bodyOf(
  { encoding, method }: Endpoint,
  fields: Record<string, unknown>,
): NonNullable<RequestInit['body']> | undefined {
  if (encoding === 'json') return JSON.stringify(fields);
  if (encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      form.set(name, value instanceof Blob ? value : String(value));
    return form;
  }
  const isForm = encoding === 'form' && method === 'POST';
  return isForm ? new URLSearchParams(fields as Record<string, string>) : undefined;
}

function parsed(text: string): RawResponse['body'] {
  try {
    return JSON.parse(text) as RawResponse['body'];
  } catch {
    return { msg: text };
  }
}
