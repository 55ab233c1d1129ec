import { contract } from '../../../src/api/contract.ts';
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
    ...(token !== undefined && { token }),
    ...(page !== undefined && { referer: page }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
  const init: RequestInit = { method: row.method, headers };
  const fields = row.encoding === 'form' ? toLegacyForm(row, request, token ?? '') : request;
  if (row.encoding === 'json') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(request);
  } else if (row.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.set(name, value instanceof Blob ? value : String(value));
    }
    init.body = form;
  } else if (row.encoding === 'form' && row.method === 'POST') {
    init.body = new URLSearchParams(fields as Record<string, string>);
  } else {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  }
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

function parsed(text: string): RawResponse['body'] {
  try {
    return JSON.parse(text) as RawResponse['body'];
  } catch {
    return { msg: text };
  }
}
