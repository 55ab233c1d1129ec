import type { Generated, Selectable } from 'kysely';

/**
 * Times are epoch ms, money is whole fen; `jsonb` columns are written as JSON text. The tables of a domain are declared in its own `tables.ts`.
 */
export interface Tables {
  customers: CustomersTable;
  requests: RequestsTable;
  records: RecordsTable;
}

interface CustomersTable {
  id: string;
  token: string;
  phone: string;
  name: string;
  id_number: string;
  nick_name: string;
  sex: string;
  birthday: string;
  /** False from the first sign-in until the customer has registered. */
  registered: Generated<boolean>;
  /** An account of the earlier app: nobody signs in to it, its orders can be moved. */
  of_earlier_app: Generated<boolean>;
  /** May note sales clues. */
  staff: Generated<boolean>;
}

interface RequestsTable {
  request_id: string;
  customer_id: string;
  endpoint: string;
  hash: string;
  /** JSON, to the byte what was said first; null only within the transaction that claims the row. */
  answer: string | null;
  created_at: number;
}

/** What later areas keep until they have a table of their own: clues, evaluations. */
interface RecordsTable {
  id: Generated<number>;
  customer_id: string;
  order_no: string;
  kind: string;
  details: unknown;
  at: number;
}

export type Customer = Selectable<CustomersTable>;
