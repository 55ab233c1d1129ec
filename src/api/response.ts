import { z } from 'zod/mini';
import type { CallResult } from '../model/effects.ts';
import { busyMessage, legacyCodes, okCode, processingCode } from './codes.ts';
import type { Endpoint } from './endpoint.ts';
import { unreachableMessages } from './messages.ts';

export type Unreachable = Extract<CallResult, { type: 'unreachable' }>;
/** The result of one attempt. `processing`: repeat with the same requestId. */
export type EndpointResponse = CallResult | { type: 'processing' };

type Fields = Record<string, unknown>;

export function unreachable(why: Unreachable['why']): Unreachable {
  return { type: 'unreachable', why, words: unreachableMessages[why] };
}

/**
 * Interprets a response. `body` is parsed JSON, or an empty text. Busy is tested for first; an unknown code is never ok.
 * `msg` may be empty.
 */
export function readResponse(endpoint: Endpoint, status: number, body: unknown): EndpointResponse {
  return readStatus(endpoint, status, body) ?? readBody(endpoint, body);
}

/** Undefined where the status leaves it to the body. */
function readStatus(
  endpoint: Endpoint,
  status: number,
  body: unknown,
): EndpointResponse | undefined {
  if (isBusy(body) && status !== 401 && status < 500) return unreachable('busy');
  if (status === 429 || messageOf(body).toLowerCase().includes(busyMessage))
    return unreachable('busy');
  if (status === 401) return unreachable('signed-out');
  if (status === 404 && endpoint.ours && endpoint.method === 'GET') return notThere;
  if (status >= 300 && !aboutTheUpload(status, body)) return unreachable('server');
  return undefined;
}

function readBody(endpoint: Endpoint, body: unknown): EndpointResponse {
  if (!isFields(body)) return unreachable('broken');
  const code = codeOf(body);
  if (code === undefined) return unreachable('broken');
  if (code === processingCode) return { type: 'processing' };
  if (endpoint.client === 'legacy' && isSignedOut(code, body)) return unreachable('signed-out');
  if (code === okCode) return accepted(endpoint, body, code);
  const result = { ...fieldsOf(body.data), data: body.data, code, msg: messageOf(body) };
  return { type: 'failed', result };
}

/** An endpoint of ours that a platform does not have: the flow has another exit, which retrying would only delay. */
const notThere: CallResult = { type: 'failed', result: { code: '404', msg: '' } };

/** The code of the content, which the platform puts beside its own or into `data` or `content`. */
function isSignedOut(code: string, { data, content }: Fields): boolean {
  const codes = [code, ...[data, content].map((inner) => isFields(inner) && codeOf(inner))];
  return codes.includes(legacyCodes.signedOut);
}

/** Too large, or not a picture: the customer can do something about it, so the platform's message is shown. */
function aboutTheUpload(status: number, body: unknown): boolean {
  return (status === 413 || status === 415) && messageOf(body) !== '';
}

function accepted(endpoint: Endpoint, body: Fields, code: string): CallResult {
  const data = z.safeParse(endpoint.response, withoutNulls(body.data));
  if (!data.success) return unreachable('broken');
  return {
    type: 'ok',
    result: { ...fieldsOf(data.data), data: data.data, code, msg: messageOf(body) },
  };
}

/** Many servers write `null` for a field that has no value. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => (item === null ? item : withoutNulls(item)));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null ? [] : [[name, withoutNulls(inner)]],
    ),
  );
}

/**
 * Neither a code nor a message, or an empty body (browsing-and-ordering, section 5). A body that is not JSON is not busy
 * but broken.
 */
function isBusy(body: unknown): boolean {
  if (body === '' || body === null || body === undefined) return true;
  return isFields(body) && codeOf(body) === undefined && messageOf(body) === '';
}

function codeOf(body: Fields): string | undefined {
  if (typeof body.code === 'number') return String(body.code);
  return typeof body.code === 'string' && body.code !== '' ? body.code : undefined;
}

function messageOf(body: unknown): string {
  if (!isFields(body)) return '';
  const message = body.msg ?? body.message;
  return typeof message === 'string' ? message : '';
}

function fieldsOf(data: unknown): Fields {
  return isFields(data) ? data : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
