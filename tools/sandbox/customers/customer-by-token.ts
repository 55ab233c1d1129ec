import type { Kysely, Transaction } from 'kysely';
import type { Customer, Tables } from '../platform/tables.ts';

export function customerByToken(
  db: Kysely<Tables> | Transaction<Tables>,
  token: string,
): Promise<Customer | undefined> {
  if (token.includes('\0')) return Promise.resolve(undefined);
  return db.selectFrom('customers').selectAll().where('token', '=', token).executeTakeFirst();
}
