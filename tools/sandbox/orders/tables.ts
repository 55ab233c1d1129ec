import type { Generated, Selectable } from 'kysely';
import type { orderStatuses } from '../../../src/api/order-statuses.ts';
import type { OrderScenario } from './scenarios.ts';

declare module '../platform/tables.ts' {
  interface Tables {
    vehicles: VehiclesTable;
    orders: OrdersTable;
    /** Pages of orders that start a flow without an action code. */
    pages: { code: string; title_zh: string; title_en: string; position: number };
    /** Actions finished, and the entry of the ledger that did it. */
    finished: { order_no: string; action: number; by: string; at: number };
    cards: {
      id: Generated<number>;
      order_no: string;
      acct_no: string;
      phone: string;
      bank: string;
      bound_at: number;
    };
    ledger: { id: Generated<number>; order_no: string; what: string; details: unknown; at: number };
  }
}

export type OrderStatus = keyof typeof orderStatuses;

interface VehiclesTable {
  vin: string;
  sold: boolean;
  details: unknown;
  /** The order that has it; null for one sold elsewhere. */
  held_by: Generated<string | null>;
}

/** `details` is everything of the order the platform only keeps; `credit` is the whole draft object. */
interface OrdersTable {
  order_no: string;
  customer_id: string;
  funder: string;
  status: OrderStatus;
  product_line: string;
  vin: string;
  /** The action code this order was seeded for; offered until it is done. */
  seeded_action: number | null;
  details: unknown;
  credit: unknown;
  /** Signs the addresses of the order's documents. */
  document_key: string;
  /** Epoch ms at which a review passes; null when there is none. */
  review_passes_at: number | null;
  scenario: Generated<OrderScenario>;
  /** The page code this order was seeded for; null for one of an action. */
  seeded_page: string | null;
  /** What was paid before the order came here: fee types, not posted yet; null once it is, or where nothing was. */
  opening: unknown;
  created_at: number;
}

export type OrderRow = Selectable<OrdersTable>;
