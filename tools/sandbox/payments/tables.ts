import type { Generated, Selectable } from 'kysely';
import type { FeeType, PayType } from '../../../src/api/payments.ts';

declare module '../platform/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    charges: ChargesTable;
    /** Tries that were closed before a payment for them arrived. */
    given_up_attempts: {
      order_no: string;
      fee_type: string;
      period: string;
      attempt: number;
      at: number;
    };
    notifications: NotificationsTable;
    coupons: CouponsTable;
    /** A coupon given to a payment; taken back when that ends unpaid. */
    coupon_uses: { code: string; serial_number: string; at: number };
  }
}

export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'closed';

/** The platform's side of a payment. An intent is `order_no`, `fee_type` and `period`. */
interface PaymentsTable {
  serial_number: string;
  order_no: string;
  customer_id: string;
  fee_type: FeeType;
  period: string;
  /** Which try it is, from 1. */
  attempt: Generated<number>;
  /** What the customer pays, after coupons. */
  amount: number;
  /** What coupons pay. */
  discount: Generated<number>;
  pay_type: PayType;
  /** The fields of the request without secrets. */
  request: unknown;
  status: PaymentStatus;
  opened_at: number;
  paid_at: number | null;
  /** When it failed or was closed. */
  ended_at: number | null;
  /** When the provider sent back what came after it was closed. */
  returned_at: number | null;
}

/** The provider's side of a payment; the platform learns of it by notifications or by asking. */
interface ChargesTable {
  token: string;
  serial_number: string;
  pay_type: PayType;
  amount: number;
  state: 'waiting' | 'paid' | 'failed' | 'cancelled' | 'closed' | 'returned';
  return_to: string;
  created_at: number;
  acted_at: number | null;
}

interface NotificationsTable {
  id: Generated<number>;
  serial_number: string;
  outcome: 'paid' | 'failed' | 'cancelled';
  /** Null: it never comes by itself; asked from `asked_from` on, the provider tells. */
  due_at: number | null;
  asked_from: number | null;
  delivered_at: number | null;
}

interface CouponsTable {
  code: string;
  customer_id: string;
  /** Good for this order only; null: for any. */
  order_no: string | null;
  name_zh: string;
  name_en: string;
  amount: number;
  /** The least a payment must come to. */
  from_amount: number;
  fee_types: unknown;
  until: number;
  /** The offer of the coupon centre it was collected from. */
  offer: Generated<string | null>;
}

export type PaymentRow = Selectable<PaymentsTable>;
export type ChargeRow = Selectable<ChargesTable>;
export type CouponRow = Selectable<CouponsTable>;
