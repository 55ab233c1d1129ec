import type { Transaction } from 'kysely';
import { productLines } from '../catalogue/product-lines.ts';
import { isSigned } from '../documents/signatures.ts';
import type { OrderCondition } from '../orders/order-actions.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { latestRecord } from '../platform/records.ts';
import type { Tables } from '../platform/tables.ts';
import { appliedLoan } from './product-status.ts';

/** What was applied for and signed decides which pages an order still waits for. */
export async function productConditions(
  tx: Transaction<Tables>,
  row: OrderRow,
): Promise<OrderCondition[]> {
  // Only this sandbox writes the column.
  const order = { row, details: row.details as OrderDetails };
  if (row.product_line === productLines.loan) return loanConditions({ tx }, order);
  const isCalled = row.seeded_page === 'authenticateOne';
  return isCalled && (await isSigned({ tx }, order, 'withholding-authorization'))
    ? ['debit-authorized']
    : [];
}

async function loanConditions(
  call: Pick<HandlerContext, 'tx'>,
  order: OwnOrder,
): Promise<OrderCondition[]> {
  const loan = await appliedLoan(call, order);
  if (!loan) return [];
  const isMissing =
    loan.needsProof && !(await latestRecord(call, order.row.order_no, 'loan-supplement'));
  return isMissing ? ['loan-applied', 'loan-papers-wanted'] : ['loan-applied'];
}
