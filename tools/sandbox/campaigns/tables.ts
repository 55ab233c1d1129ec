import type { Generated, Selectable } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    /** When a customer registered; seeded ones were there before. */
    registrations: { customer_id: string; at: number };
    campaign_shares: SharesTable;
    campaign_helps: {
      invite: string;
      helper_id: string;
      /** From 1: which of the helps that are needed. */
      seat: number;
      /** What a bargain was cut by. */
      cut: Generated<number>;
      at: number;
    };
  }
}

/** A customer's participation; `invite` is all a friend's link contains of it. */
interface SharesTable {
  invite: string;
  campaign: string;
  customer_id: string;
  car_id: string | null;
  needed: number;
  started_at: number;
  ends_at: number;
  finished_at: number | null;
  /** The code of the coupon it was rewarded with. */
  coupon: string | null;
}

export type ShareRow = Selectable<SharesTable>;
