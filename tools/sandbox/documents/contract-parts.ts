import type { Lang } from '../platform/lang.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderRow } from '../orders/tables.ts';

export interface ContractText {
  lang: Lang;
  title: string;
  /** One per page: a heading and its paragraphs. */
  pages: { heading: string; paragraphs: string[] }[];
  signature?: { at: string };
}

export interface Parties {
  row: Pick<OrderRow, 'order_no' | 'vin' | 'created_at'>;
  details: OrderDetails;
  funder: string;
  /** The repayment card. */
  card: { bank: string; acctNo: string };
}
