import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentId } from '../../../src/api/documents.ts';
import type { Lang } from '../platform/lang.ts';
import { pageCountOf } from './agreements/texts.ts';
import type { OrderRow } from '../orders/tables.ts';

type Keyed = Pick<OrderRow, 'order_no' | 'document_key'>;

/** Part of the address, as the request of an image carries no language. */
interface Reading {
  now: number;
  lang: Lang;
}

/** Milliseconds a signed address is good for: long enough to read a contract, pictures and links cannot carry a token. */
const signedFor = 60 * 60_000;

/** Beginning with a slash: the app and the sandbox share an origin, through the proxy or because one serves the other. */
export function pdfAddress(
  { order_no: orderNo, document_key: key }: Keyed,
  name: string,
  { now, lang }: Reading,
): string {
  return signedAddress(`/documents/${orderNo}/${name}.pdf`, key, now, lang);
}

export function pageAddresses(
  { order_no: orderNo, document_key: key }: Keyed,
  name: DocumentId,
  { now, lang }: Reading,
): string[] {
  return Array.from({ length: pageCountOf(name, lang) }, (_, at) =>
    signedAddress(`/documents/${orderNo}/${name}/${at + 1}.svg`, key, now, lang),
  );
}

/** `token`: of the customer who uploaded it; signing out ends the address too. */
export function uploadAddress(id: string, token: string, now: number): string {
  return signedAddress(`/documents/uploads/${id}`, token, now);
}

function signedAddress(path: string, key: string, now: number, lang?: Lang): string {
  const until = String(now + signedFor);
  const query = { until, sign: signatureOf(path, until, key), ...(lang === 'en' && { lang }) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}

export function isSignedAddress(
  { pathname, searchParams }: URL,
  key: string,
  now: number,
): boolean {
  const until = searchParams.get('until') ?? '';
  const signature = Buffer.from(searchParams.get('sign') ?? '');
  const expected = Buffer.from(signatureOf(pathname, until, key));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return Number(until) > now;
}

function signatureOf(path: string, until: string, key: string): string {
  return createHmac('sha256', key).update(`${path} ${until}`).digest('base64url');
}
