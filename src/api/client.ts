import { z } from 'zod/mini';
import type { Bridge } from '../model/bridge.ts';
import { bridgeCodes } from './codes.ts';
import type { Language } from '../model/definition.ts';
import type { CallOptions, CallResult } from '../model/effects.ts';
import { type EndpointResponse, readResponse, unreachable } from './response.ts';
import { loadEndpoint } from './contract-lazy.ts';
import { type Credentials, withCredentials } from './credentials.ts';
import type { Endpoint } from './endpoint.ts';
import { longestRetryAfter, retries, retryDelay, timeouts } from './timeouts.ts';
import { deliver, type HttpClient } from './transport.ts';
import { processingMessage, refusedMessage, unsupportedMessage } from './messages.ts';

export interface CallerOptions {
  /** Before every path; empty for the same origin. Given as a function where paths have hosts of their own. */
  baseUrl: string | ((path: string) => string);
  credentials: () => Credentials;
  bridge: Pick<Bridge, 'request'>;
  /** Whether the phone has a network; without one only single writes are retried, so that nobody waits for the rest. */
  hasNetwork?: () => boolean;
  /** Rejects when aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  newId: () => string;
  /** The customer's, in which the platform is to send its messages. */
  language: () => Language;
  /**
   * A 401, or the legacy client's code -2, which also requires the token to be removed; `nobody`: there was no token.
   * Returns whether somebody has signed in, so that the call is sent once more.
   */
  onSignedOut: (how: 'unauthorized' | 'legacy' | 'nobody') => boolean | Promise<boolean>;
  /** Called after an OK response of an endpoint that signs in or out, with the credentials to store, or undefined. */
  onSignInChange?: (credentials: SignedIn | undefined) => void | Promise<void>;
  /** Called when a request does not fit the contract and is not sent. Names fields, holds no values. */
  onBug: (message: string) => void;
  /** Milliseconds for one attempt instead of the specified ones. For tests. */
  timeout?: (endpoint: Endpoint) => number;
  load?: (id: string) => Promise<Endpoint | undefined>;
  /** Sends one attempt; over the network unless given. For tests. */
  deliver?: typeof deliver;
}

/** Who has just signed in. */
export interface SignedIn {
  token: string;
  tokentype?: string | undefined;
  phone?: string | undefined;
}

export type Caller = (
  endpoint: string,
  request: Record<string, unknown>,
  options: CallOptions,
) => Promise<CallResult>;

interface Call {
  endpoint: Endpoint;
  request: Record<string, unknown>;
  signal: AbortSignal;
  timeout: number;
}

/**
 * Calls endpoints of the contract as the specification says for each client: a timeout of 120 s on the main client, and
 * up to 4 retries after 1 s × 2ⁿ when the connection breaks or the platform is still processing, all under one
 * requestId. Without a network only single writes are retried, so that a moment without one leaves no write's outcome
 * unknown. After a 429 the client waits for Retry-After, up to `longestRetryAfter`. A timed-out attempt is not repeated
 * by itself. An aborted call returns `timeout`; nobody is listening then.
 * @throws `Bug:` for an unknown endpoint and for a single write without a requestId.
 */
export function createCaller(options: CallerOptions): Caller {
  return async (id, body, { signal, requestId }) => {
    const endpoint = await (options.load ?? loadEndpoint)(id).catch(() => 'offline' as const);
    if (endpoint === 'offline') return unreachable('offline');
    if (!endpoint)
      throw new Error(`Bug: createCaller was asked for ${id}, which the contract does not have.`);
    if (endpoint.once && requestId === undefined) {
      throw new Error(`Bug: ${id} writes once and was called without a requestId.`);
    }
    const timeout = options.timeout?.(endpoint) ?? endpoint.timeout ?? timeouts[endpoint.client];
    const send = async () => {
      const own = withCredentials(endpoint, withFiles(body), options.credentials());
      const request = z.safeParse(endpoint.request, own);
      if (request.success)
        return attempt({ endpoint, request: request.data, signal, timeout }, requestId, options);
      const fields = request.error.issues
        .map(({ path }) => path.join('.') || 'the whole')
        .join(', ');
      options.onBug(`Bug: the request of ${id} does not fit its contract in ${fields}.`);
      return unreachable('not-sent');
    };
    // A request with a token in its body is about that token: its refusal is no reason to sign in and repeat it.
    const response = 'token' in body ? await send() : await asSomebody(endpoint, send, options);
    if (response.type === 'ok' && endpoint.signs) {
      const signedInAs = endpoint.signs === 'in' ? { ...body, ...response.result } : undefined;
      await options.onSignInChange?.(signedInAs && signedIn(signedInAs));
    }
    return resultFor(response, options);
  };
}

/** What the caller gets: a write that is still being processed after the last attempt counts as timed out. */
function resultFor(response: EndpointResponse, options: CallerOptions): CallResult {
  if (response.type === 'processing')
    return { ...unreachable('timeout'), words: processingMessage };
  return response.type === 'unreachable' ? response : withWords(response, options);
}

/** After a signed-out response the app may sign in; then the request is sent once more. */
async function asSomebody(
  { client }: Endpoint,
  send: () => Promise<EndpointResponse>,
  { credentials, onSignedOut }: CallerOptions,
): Promise<EndpointResponse> {
  const isRefused = (response: EndpointResponse) =>
    response.type === 'unreachable' && response.why === 'signed-out';
  const wasSomebody = credentials().token !== undefined;
  const response = await send();
  if (!isRefused(response)) return response;
  const how = client === 'legacy' ? 'legacy' : 'unauthorized';
  const isTriedBefore = 'mayBeDone' in response;
  if (!(await onSignedOut(wasSomebody ? how : 'nobody')))
    return triedBefore(unreachable(wasSomebody ? 'signed-out' : 'not-signed-in'), isTriedBefore);
  return triedBefore(await send(), isTriedBefore);
}

function triedBefore(response: EndpointResponse, isTriedBefore: boolean): EndpointResponse {
  return isTriedBefore && response.type === 'unreachable'
    ? { ...response, mayBeDone: true }
    : response;
}

/** The phone number is in the response or, for a login by code, in the request. */
function signedIn({ token, tokentype, phone }: Record<string, unknown>): SignedIn {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { token: textOf(token) ?? '', tokentype: textOf(tokentype), phone: textOf(phone) };
}

/** No message, or the success message that platforms send with any response, a refusal included. */
const emptySuccessMessage = /^\s*(?:(?:操作|请求|处理|查询)?成功|success|ok)?[\s.!！。]*$/i;

/**
 * A refusal without a message gets ours, so that nothing fails in silence. An OK response gets it in place of its own,
 * which is about the request ("done"): a flow may treat the data as a refusal and would then show "done".
 */
function withWords(
  response: Exclude<CallResult, { type: 'unreachable' }>,
  { language }: CallerOptions,
): CallResult {
  if (response.type === 'ok')
    return { type: 'ok', result: { ...response.result, msg: refusedMessage[language()] } };
  const { code, msg } = response.result;
  if (!emptySuccessMessage.test(msg)) return response;
  const words = code === bridgeCodes.unsupported ? unsupportedMessage : refusedMessage;
  return { type: 'failed', result: { ...response.result, msg: words[language()] } };
}

async function attempt(
  call: Call,
  originalId: string | undefined,
  options: CallerOptions,
): Promise<EndpointResponse> {
  const hasNetwork = options.hasNetwork ?? (() => true);
  let requestId = originalId;
  for (let tried = 0; ; tried += 1) {
    const outcome = await tryOnce(call, requestId, options);
    const { response, retryAfter } = outcome;
    if (!isRetried(outcome, call.endpoint, hasNetwork) || tried === retries)
      return triedBefore(response, tried > 0);
    if (response.type === 'processing') requestId ??= options.newId();
    const rest = Math.max(retryDelay(tried), retryAfter ?? 0);
    const rested = await options.sleep(rest, call.signal).then(
      () => true,
      () => false,
    );
    if (!rested) return unreachable('timeout');
  }
}

/** Only the main client repeats requests; without a network, only single writes. */
function isRetried(
  { response, retryAfter }: Tried,
  { client, once }: Endpoint,
  hasNetwork: () => boolean,
): boolean {
  if (client !== 'main') return false;
  if (response.type === 'processing') return true;
  if (response.type === 'unreachable' && response.why === 'offline')
    return hasNetwork() || once === true;
  return retryAfter !== undefined && retryAfter <= longestRetryAfter;
}

/**
 * The body in place of one that is not JSON: neither empty nor an object, so that it counts as broken and not as busy.
 */
const unreadable = 'not JSON';

interface Tried {
  response: EndpointResponse;
  /** Milliseconds of a 429's Retry-After. */
  retryAfter?: number | undefined;
}

async function tryOnce(
  { endpoint, request, signal, timeout }: Call,
  requestId: string | undefined,
  { bridge, baseUrl, credentials, language, deliver: send = deliver }: CallerOptions,
): Promise<Tried> {
  if (!overHttp(endpoint)) {
    const capability = endpoint.path.slice('/bridge/'.length);
    const body = await bridge.request(capability, request, { signal, timeout });
    const answered = body !== 'no-answer';
    return { response: answered ? readResponse(endpoint, 200, body) : unreachable('timeout') };
  }
  const who = { ...credentials(), language: language() };
  const base = typeof baseUrl === 'string' ? baseUrl : baseUrl(endpoint.path);
  const sending = { baseUrl: base, credentials: who, requestId, timeout, signal };
  const delivery = await send(endpoint, request, sending);
  if (delivery.type === 'answered' || delivery.type === 'unreadable') {
    const { status, retryAfter } = delivery;
    const body = delivery.type === 'answered' ? delivery.body : unreadable;
    return { response: readResponse(endpoint, status, body), retryAfter };
  }
  return { response: unreachable(delivery.type === 'dropped' ? 'offline' : 'timeout') };
}

function overHttp(endpoint: Endpoint): endpoint is Endpoint & { client: HttpClient } {
  return endpoint.client !== 'bridge';
}

/** Compressed photos come as blobs without a name; the contract requires files. */
function withFiles(request: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(request).map(([name, value]) =>
    value instanceof Blob && !(value instanceof File)
      ? [name, new File([value], `${name}.jpg`, { type: value.type })]
      : [name, value],
  );
  return Object.fromEntries(named) as Record<string, unknown>;
}
