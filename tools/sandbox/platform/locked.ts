import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { Tables } from './tables.ts';

/** The row a query finds, locked to the end of the transaction. */
export function locked<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Simplify<Row> | undefined> {
  return query.forUpdate().executeTakeFirst();
}
