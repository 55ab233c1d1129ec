import { type Delivery, waitOf } from './delivery.ts';

/** Of an endpoint that writes nothing. */
export interface Ask {
  /** Host and path. */
  url: string;
  /** `GET` where it is absent: the request is the query. Of a `POST` it is sent as JSON. */
  method?: 'POST' | undefined;
  request: Readonly<Record<string, string>>;
  /** In which language, and as whom. */
  headers: Readonly<Record<string, string>>;
}

/** Milliseconds after which nobody wants an answer any more that was asked for before the app was there. */
const wantedFor = 20_000;

const asked = new Map<string, Promise<Delivery>>();

declare global {
  /** What the page itself asked before its first script was there (index.html). */
  var asked:
    | {
        url: string;
        /** Of a `POST`. */
        body?: string | undefined;
        headers: Readonly<Record<string, string>>;
        response: Promise<Response>;
      }
    | undefined;
}

/** Asks while the app is on its way. The first who asks the same of the platform gets the answer. */
export function askAhead(ask: Ask): Promise<Delivery> {
  const { url, method, request, headers } = ask;
  const key = keyOf(ask);
  const address = method ? url : `${url}?${new URLSearchParams(request).toString()}`;
  const body = method && JSON.stringify(request);
  const { asked: early } = globalThis;
  const isSame =
    early?.url === address && early.body === body && sorted(early.headers) === sorted(headers);
  const response = isSame
    ? early.response
    : fetch(address, {
        ...(method && { method, body }),
        headers: { ...headers, ...(method && { 'content-type': 'application/json' }) },
      });
  const delivery = response.then(delivered, (): Delivery => ({ type: 'dropped' }));
  asked.set(key, delivery);
  setTimeout(() => asked.delete(key), wantedFor);
  return delivery;
}

/** Once; undefined where it was not asked. */
export function takeAhead(
  ask: Omit<Ask, 'request'> & { request: Record<string, unknown> },
): Promise<Delivery> | undefined {
  const key = keyOf(ask);
  const delivery = asked.get(key);
  asked.delete(key);
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
}: Omit<Ask, 'request'> & { request: object }): string {
  return JSON.stringify([url, method, sorted(request), sorted(headers)]);
}

function sorted(named: object): string {
  return JSON.stringify(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
