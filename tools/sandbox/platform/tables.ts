import type { Generated, Selectable } from 'kysely';
import type { orderStatuses } from '../../../src/api/order-statuses.ts';
import type { CampaignTables } from '../campaigns/tables.ts';
import type { MoneyTables } from '../payments/tables.ts';
import type { Scenario } from '../orders/scenarios.ts';

/** Times are epoch ms, money is whole fen; `jsonb` columns are written as JSON text. */
export interface Tables extends MoneyTables, CampaignTables {
  migrations: { number: number; name: string; applied_at: number };
  customers: CustomersTable;
  addresses: AddressesTable;
  funders: {
    code: string;
    name_zh: string;
    name_en: string;
    links: unknown;
    actions: unknown;
    own: unknown;
    position: number;
  };
  /** Pages of orders that start a flow without an action code. */
  pages: { code: string; title_zh: string; title_en: string; position: number };
  vehicles: VehiclesTable;
  orders: OrdersTable;
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
  signatures: SignaturesTable;
  links: LinksTable;
  uploads: UploadsTable;
  requests: RequestsTable;
  ledger: { id: Generated<number>; order_no: string; what: string; details: unknown; at: number };
  records: RecordsTable;
  rooms: RoomsTable;
  refunds: RefundsTable;
  appeals: AppealsTable;
}

interface VehiclesTable {
  vin: string;
  sold: boolean;
  details: unknown;
  /** The order that has it; null for one sold elsewhere. */
  held_by: Generated<string | null>;
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

interface AddressesTable {
  id: Generated<number>;
  customer_id: string;
  name: string;
  phone: string;
  province_code: string;
  province_name: string;
  city_code: string;
  city_name: string;
  district_code: string | null;
  district_name: string | null;
  detail: string;
  is_default: boolean;
  created_at: number;
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
  scenario: Generated<Scenario>;
  /** The page code this order was seeded for; null for one of an action. */
  seeded_page: string | null;
  /** What was paid before the order came here: fee types, not posted yet; null once it is, or where nothing was. */
  opening: unknown;
  created_at: number;
}

export type OrderStatus = keyof typeof orderStatuses;

interface CodesTable {
  id: Generated<number>;
  phone: string;
  /** Where it was asked for. */
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

interface SignaturesTable {
  order_no: string;
  /** The document signed, or the kind of link it was signed through. */
  document: string;
  round: number;
  image: string | null;
  signed_at: number;
}

interface LinksTable {
  token: string;
  order_no: string;
  funder: string;
  kind: string;
  return_to: string;
  outcome: 'done' | 'refused' | 'expired' | null;
  created_at: number;
  closed_at: number | null;
  /** Epoch ms at which the platform learns of it; null once it has, or when there is nothing to learn. */
  settles_at: number | null;
  /** `type` and `signType` as the app sent them. */
  params: Generated<unknown>;
}

interface UploadsTable {
  id: string;
  customer_id: string;
  order_no: string;
  type: string;
  size: number;
  bytes: Buffer;
  created_at: number;
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

/** The interview room an order's customer entered last. */
interface RoomsTable {
  order_no: string;
  room: string;
  second: boolean;
  entered_at: number;
  /** The customer asked last. */
  seen_at: number;
  left_at: number | null;
  interviewer_seen_at: number | null;
  interviewer_left_at: number | null;
  /** Of the customer's latest offer. */
  round: number;
  offer: string | null;
  answer: string | null;
  verdict: 'passed' | 'failed' | null;
}

export type RefundState = 'requested' | 'processing' | 'refunded' | 'refused' | 'cancelled';

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

export type AppealState = 'submitted' | 'accepted' | 'rejected' | 'cancelled';

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

export type Customer = Selectable<CustomersTable>;
export type AddressRow = Selectable<AddressesTable>;
export type OrderRow = Selectable<OrdersTable>;
export type LinkRow = Selectable<LinksTable>;
export type RoomRow = Selectable<RoomsTable>;
export type RefundRow = Selectable<RefundsTable>;
export type AppealRow = Selectable<AppealsTable>;
