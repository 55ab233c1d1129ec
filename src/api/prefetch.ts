import { type Delivery, waitOf } from './delivery.ts';

/** Of an endpoint that writes nothing. */
export interface PrefetchRequest {
  /** Host and path. */
  url: string;
  /** `GET` where it is absent: the request is the query. Of a `POST` it is sent as JSON. */
  method?: 'POST' | undefined;
  request: Readonly<Record<string, string>>;
  /** Language and credentials. */
  headers: Readonly<Record<string, string>>;
}

/** Milliseconds after which a prefetched response is dropped. */
const prefetchLifetime = 20_000;

const prefetched = new Map<string, Promise<Delivery>>();

declare global {
  /** The request the HTML itself sent, before its first script (index.html). */
  var firstRequest:
    | {
        url: string;
        /** Of a `POST`. */
        body?: string | undefined;
        headers: Readonly<Record<string, string>>;
        response: Promise<Response>;
      }
    | undefined;
}

/** Sends a request while the app is still loading. The first call with the same request takes its response. */
export function prefetch(prefetchRequest: PrefetchRequest): Promise<Delivery> {
  const { url, method, request, headers } = prefetchRequest;
  const key = keyOf(prefetchRequest);
  const address = method ? url : `${url}?${new URLSearchParams(request).toString()}`;
  const body = method && JSON.stringify(request);
  const { firstRequest: early } = globalThis;
  const isSame =
    early?.url === address && early.body === body && sorted(early.headers) === sorted(headers);
  const response = isSame
    ? early.response
    : fetch(address, {
        ...(method && { method, body }),
        headers: { ...headers, ...(method && { 'content-type': 'application/json' }) },
      });
  const delivery = response.then(delivered, (): Delivery => ({ type: 'dropped' }));
  prefetched.set(key, delivery);
  setTimeout(() => prefetched.delete(key), prefetchLifetime);
  return delivery;
}

/** Undefined where it was not prefetched, or was taken already. */
export function takePrefetched(
  prefetchRequest: Omit<PrefetchRequest, 'request'> & { request: Record<string, unknown> },
): Promise<Delivery> | undefined {
  const key = keyOf(prefetchRequest);
  const delivery = prefetched.get(key);
  prefetched.delete(key);
  return delivery;
}

async function delivered(response: Response): Promise<Delivery> {
  const { status, headers } = response;
  const retryAfter = waitOf(status, headers.get('retry-after'));
  try {
    return { type: 'answered', status, body: await response.json(), retryAfter };
  } catch {
    return { type: 'unreadable', status, retryAfter };
  }
}

function keyOf({
  url,
  method,
  request,
  headers,
}: Omit<PrefetchRequest, 'request'> & { request: object }): string {
  return JSON.stringify([url, method, sorted(request), sorted(headers)]);
}

function sorted(named: object): string {
  return JSON.stringify(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
