import type { Generated } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    journals: JournalsTable;
    /** What an account gains by a journal; the postings of a journal come to 0. */
    postings: { id: Generated<number>; journal_id: number; account: string; amount: number };
    /** What is held of an order's money; kept by a trigger on postings, never below 0. */
    holdings: { order_no: string; fee_type: string; amount: number };
  }
}

interface JournalsTable {
  id: Generated<number>;
  /** `late` and `returned`: money for a payment that was closed, and its way back. */
  kind: 'capture' | 'refund' | 'late' | 'returned';
  /** The same key is posted once. */
  key: string;
  order_no: string;
  fee_type: string;
  period: string;
  pay_type: string;
  serial_number: string | null;
  at: number;
}
