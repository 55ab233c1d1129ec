import type { StoredFile, Viewer } from '../platform/stored-file.ts';
import type { Kysely } from 'kysely';
import { contractFile } from './contract-file.ts';
import { reportFile } from '../catalogue/report-file.ts';
import { isSignedAddress } from './document-addresses.ts';
import type { Tables } from '../platform/tables.ts';

/** The file at an address the sandbox handed out (`/documents/…`); undefined for any other. */
export async function documentAt(
  db: Kysely<Tables>,
  address: string,
  viewer: Viewer,
): Promise<StoredFile | undefined> {
  if (!URL.canParse(address, 'http://sandbox')) return undefined;
  const url = new URL(address, 'http://sandbox');
  const [place, area = '', name = '', page] = url.pathname.split('/').slice(1);
  if (place !== 'documents') return undefined;
  if (area === 'uploads') return uploadedFile(db, name, url, viewer);
  if (area === 'reports') return reportFile(name.replace(/\.pdf$/, ''));
  return contractFile(db, { orderNo: area, name, page, url }, viewer);
}

async function uploadedFile(
  db: Kysely<Tables>,
  id: string,
  url: URL,
  { customerId, now }: Viewer,
): Promise<StoredFile | undefined> {
  if (!/^(blurred-)?[\da-f-]{36}$/.test(id)) return undefined;
  const file = await db
    .selectFrom('uploads')
    .innerJoin('customers', 'customers.id', 'uploads.customer_id')
    .select(['type', 'bytes', 'customer_id', 'token'])
    .where('uploads.id', '=', id)
    .executeTakeFirst();
  if (!file) return undefined;
  if (file.customer_id !== customerId && !isSignedAddress(url, file.token, now)) return undefined;
  return { type: file.type, bytes: file.bytes };
}
