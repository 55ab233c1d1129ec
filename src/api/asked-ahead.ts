import type { Language } from '../model/definition.ts';
import type { Delivery } from './delivery.ts';

/** Of a public endpoint asked by its query, which says nothing of the customer. */
export interface Ask {
  /** Host and path. */
  url: string;
  request: Readonly<Record<string, string>>;
  language: Language;
}

/** Milliseconds after which nobody wants an answer any more that was asked for before the app was there. */
const wantedFor = 20_000;

const asked = new Map<string, Promise<Delivery>>();

declare global {
  /** What the page itself asked before its first script was there (index.html). */
  var asked: { url: string; language: Language; response: Promise<Response> } | undefined;
}

/** Asks while the app is on its way. The first who asks the same of the platform gets the answer. */
export function askAhead(ask: Ask): void {
  const { url, request, language } = ask;
  const key = keyOf(ask);
  const query = new URLSearchParams(request).toString();
  const address = `${url}?${query}`;
  const { asked: early } = globalThis;
  const isSame = early?.url === address && early.language === language;
  const response = isSame
    ? early.response
    : fetch(address, { headers: { 'accept-language': language } });
  const delivery = response.then(delivered, (): Delivery => ({ type: 'dropped' }));
  asked.set(key, delivery);
  setTimeout(() => asked.delete(key), wantedFor);
}

/** Once; undefined where it was not asked. */
export function takeAhead(ask: Omit<Ask, 'request'> & { request: Record<string, unknown> }) {
  const key = keyOf(ask);
  const delivery = asked.get(key);
  asked.delete(key);
  return delivery;
}

async function delivered(response: Response): Promise<Delivery> {
  const { status } = response;
  try {
    return { type: 'answered', status, body: await response.json() };
  } catch {
    return { type: 'unreadable', status };
  }
}

function keyOf({ url, request, language }: Omit<Ask, 'request'> & { request: object }): string {
  return JSON.stringify([
    url,
    language,
    Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}
