import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DocumentId } from '../../src/api/documents.ts';
import { pageCountOf } from './agreements/texts.ts';
import type { OrderRow } from './tables.ts';

type Keyed = Pick<OrderRow, 'order_no' | 'document_key'>;

/** Milliseconds a signed address is good for: long enough to read a contract, pictures and links cannot carry a token. */
const signedFor = 60 * 60_000;

/** Beginning with a slash: the app and the sandbox share an origin, through the proxy or because one serves the other. */
export function pdfAddress(
  { order_no: orderNo, document_key: key }: Keyed,
  name: string,
  now: number,
): string {
  return signedAddress(`/documents/${orderNo}/${name}.pdf`, key, now);
}

export function pageAddresses(
  { order_no: orderNo, document_key: key }: Keyed,
  name: DocumentId,
  now: number,
): string[] {
  return Array.from({ length: pageCountOf(name) }, (_, at) =>
    signedAddress(`/documents/${orderNo}/${name}/${at + 1}.svg`, key, now),
  );
}

/** `token`: of the customer who uploaded it; signing out ends the address too. */
export function uploadAddress(id: string, token: string, now: number): string {
  return signedAddress(`/documents/uploads/${id}`, token, now);
}

function signedAddress(path: string, key: string, now: number): string {
  const until = String(now + signedFor);
  return `${path}?${new URLSearchParams({ until, sign: signatureOf(path, until, key) }).toString()}`;
}

export function isSignedAddress(
  { pathname, searchParams }: URL,
  key: string,
  now: number,
): boolean {
  const until = searchParams.get('until') ?? '';
  const given = Buffer.from(searchParams.get('sign') ?? '');
  const expected = Buffer.from(signatureOf(pathname, until, key));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(until) > now;
}

function signatureOf(path: string, until: string, key: string): string {
  return createHmac('sha256', key).update(`${path} ${until}`).digest('base64url');
}
