import type { Kysely } from 'kysely';
import { contractFile } from './contract-file.ts';
import { carPicture } from './catalogue/pictures.ts';
import { reportFile } from './catalogue/report-file.ts';
import type { Tables } from './tables.ts';

export interface StoredFile {
  type: string;
  bytes: Buffer;
}

/** The file at an address the sandbox handed out (`/documents/…`); undefined for any other. `now`: epoch ms. */
export async function documentAt(
  db: Kysely<Tables>,
  address: string,
  now: number,
): Promise<StoredFile | undefined> {
  if (!URL.canParse(address, 'http://sandbox')) return undefined;
  const { pathname, searchParams } = new URL(address, 'http://sandbox');
  const [place, area = '', name = '', page] = pathname.split('/').slice(1);
  if (place !== 'documents') return undefined;
  if (area === 'uploads') return uploadedFile(db, name);
  if (area === 'reports') return reportFile(name.replace(/\.pdf$/, ''));
  if (area === 'cars') return carPicture(name.replace(/\.svg$/, ''));
  return contractFile(db, { orderNo: area, name, page, key: searchParams.get('key') ?? '' }, now);
}

async function uploadedFile(db: Kysely<Tables>, id: string): Promise<StoredFile | undefined> {
  if (!/^(blurred-)?[\da-f-]{36}$/.test(id)) return undefined;
  return db.selectFrom('uploads').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
}
