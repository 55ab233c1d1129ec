import type { OrderDetails } from './seeds.ts';
import type { OrderRow } from './tables.ts';

export interface OwnOrder {
  row: OrderRow;
  details: OrderDetails;
}
