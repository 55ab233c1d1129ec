import { productLines } from '../catalogue/product-lines.ts';
import type { OrderRow, OrderStatus } from './tables.ts';

/** The statuses that a lease-back's reviews and its contract decide. */
const decidedByReviews: ReadonlySet<OrderStatus> = new Set([
  'CREDIT_MATERIALS',
  'CREDIT_REVIEW',
  'AUTHORIZATION',
  'CONTRACT_SIGNING',
]);

/** Of a lease-back whose contract is not signed. */
export function isLeaseBackUnsigned({ product_line: line, status }: OrderRow): boolean {
  return line === productLines.leaseBack && decidedByReviews.has(status);
}
