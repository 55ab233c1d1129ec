import type { OrderDetails } from './order-details.ts';
import type { OrderRow } from './tables.ts';

export interface OwnOrder {
  row: OrderRow;
  details: OrderDetails;
}
