import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { Language } from '../model/definition.ts';
import { onceLoaded } from '../model/once-loaded.ts';
import { takePrefetched } from './prefetch.ts';
import { requestIdParam } from './codes.ts';
import { type Credentials, credentialHeaders } from './credentials.ts';
import { type Delivery, waitOf } from './delivery.ts';
import type { ClientName, Endpoint } from './endpoint.ts';
import { toLegacyForm } from './legacy-form.ts';
import { timeouts } from './timeouts.ts';

export type HttpClient = Exclude<ClientName, 'bridge'>;

export interface Sending {
  baseUrl: string;
  credentials: Credentials & { language: Language };
  requestId: string | undefined;
  /** Milliseconds for this attempt. */
  timeout: number;
  signal: AbortSignal;
}

/** One axios instance per client, made at its first call: axios is fetched after the first paint. */
export const instanceOf = onceLoaded(async (client: HttpClient): Promise<AxiosInstance> =>
  (await import('axios')).default.create({
    timeout: timeouts[client],
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    validateStatus: () => true,
  }),
);

/** Sends one attempt, or takes the response of the same prefetched request. Never throws for network errors. */
export async function deliver(
  endpoint: Endpoint & { client: HttpClient },
  request: Record<string, unknown>,
  sending: Sending,
): Promise<Delivery> {
  const ahead = prefetchedDelivery(endpoint, request, sending);
  if (ahead) return inTime(ahead, sending);
  // axios counts idle time in Node and total time in a browser; this counts total time in both.
  const ending = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    ending.abort();
  }, sending.timeout);
  const stop = () => ending.abort();
  sending.signal.addEventListener('abort', stop);
  if (sending.signal.aborted) stop();
  try {
    const instance = await instanceOf(endpoint.client);
    const config = configure(endpoint, request, sending);
    const response = await instance.request<unknown>({ ...config, signal: ending.signal });
    const { status, data, headers } = response;
    return {
      type: 'answered',
      status,
      body: data,
      retryAfter: waitOf(status, headers['retry-after']),
    };
  } catch (error) {
    if (sending.signal.aborted) return { type: 'aborted' };
    return isTimedOut ? { type: 'timed-out' } : whatFailed(error);
  } finally {
    clearTimeout(timer);
    sending.signal.removeEventListener('abort', stop);
  }
}

/** The response to the same request, where it was prefetched. Writes never are. */
function prefetchedDelivery(
  { client, method, encoding, path }: Endpoint & { client: HttpClient },
  request: Record<string, unknown>,
  { baseUrl, credentials, requestId }: Sending,
): Promise<Delivery> | undefined {
  if (requestId !== undefined || (encoding !== 'query' && encoding !== 'json')) return undefined;
  const headers = headersOf(client, credentials);
  const isPost = method === 'POST' ? method : undefined;
  return takePrefetched({ url: baseUrl + path, method: isPost, request, headers });
}

function inTime(ahead: Promise<Delivery>, { timeout, signal }: Sending): Promise<Delivery> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ type: 'timed-out' }), timeout);
    const stop = () => resolve({ type: 'aborted' });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    void ahead.then(resolve).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  });
}

function whatFailed(error: unknown): Delivery {
  const { code, response } = error as {
    code?: string;
    response?: { status: number; headers: Readonly<Record<string, unknown>> };
  };
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { type: 'timed-out' };
  if (response) {
    const { status, headers } = response;
    return { type: 'unreadable', status, retryAfter: waitOf(status, headers['retry-after']) };
  }
  return { type: 'dropped' };
}

function configure(
  endpoint: Endpoint & { client: HttpClient },
  request: Record<string, unknown>,
  { baseUrl, credentials, requestId, timeout }: Sending,
): AxiosRequestConfig {
  const { client, encoding, method } = endpoint;
  const params = requestId === undefined ? {} : { [requestIdParam]: requestId };
  const config: AxiosRequestConfig = {
    method,
    url: baseUrl + endpoint.path,
    timeout,
    headers: headersOf(client, credentials),
  };
  if (encoding === 'form') {
    const form = toLegacyForm(endpoint, request, credentials.token ?? '');
    return method === 'GET'
      ? { ...config, params: { ...form, ...params } }
      : { ...config, params, data: new URLSearchParams(form) };
  }
  if (encoding === 'query') return { ...config, params: { ...request, ...params } };
  const data = encoding === 'multipart' ? parts(request) : request;
  return { ...config, params, data };
}

function headersOf(
  client: HttpClient,
  credentials: Sending['credentials'],
): Record<string, string> {
  const language = { 'accept-language': credentials.language };
  return client === 'public' || client === 'legacy' ? language : credentialHeaders(credentials);
}

function parts(request: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string') form.append(name, value);
  }
  return form;
}
