import type { Generated } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    codes: CodesTable;
    wrong_codes: { id: Generated<number>; phone: string; address: string; at: number };
    faces: {
      id: Generated<number>;
      order_no: string;
      id_number: string;
      passed: boolean;
      checked_at: number;
      /** When a write was made with it. */
      spent_at: Generated<number | null>;
    };
  }
}

interface CodesTable {
  id: Generated<number>;
  phone: string;
  /** The address that requested it. */
  address: Generated<string>;
  code: string;
  sent_at: number;
  expires_at: number;
  tries: number;
  /** When it was entered. */
  used_at: number | null;
  order_no: Generated<string>;
  /** When a write was made with it. */
  spent_at: Generated<number | null>;
}
