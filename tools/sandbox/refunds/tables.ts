import type { Generated, Selectable } from 'kysely';
import type { OrderStatus } from '../orders/tables.ts';

declare module '../platform/tables.ts' {
  interface Tables {
    refunds: RefundsTable;
    appeals: AppealsTable;
  }
}

export type RefundState = 'requested' | 'processing' | 'refunded' | 'refused' | 'cancelled';

export type AppealState = 'submitted' | 'accepted' | 'rejected' | 'cancelled';

interface RefundsTable {
  refund_no: string;
  order_no: string;
  kind: 'order' | 'deposit';
  amount: number;
  state: RefundState;
  reason: string;
  description: string;
  /** Where the order stood; it goes back there unless everything is refunded. */
  came_from: OrderStatus;
  requested_at: number;
  signed_at: number | null;
  /** When it is decided by itself; null: by the reviewer. */
  due_at: number | null;
  closed_at: number | null;
  /** A name of `replies`, or the reviewer's own words. */
  reply: string | null;
}

interface AppealsTable {
  appeal_no: string;
  order_no: string;
  creator: string;
  reason: string;
  description: string;
  /** Ids of uploads. */
  proofs: unknown;
  state: AppealState;
  /** What the reviewer found refundable. */
  granted: Generated<number>;
  submitted_at: number;
  due_at: number | null;
  decided_at: number | null;
  reply: string | null;
}

export type RefundRow = Selectable<RefundsTable>;
export type AppealRow = Selectable<AppealsTable>;
