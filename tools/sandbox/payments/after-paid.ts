import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { setStatus } from '../orders/progress.ts';
import type { OrderRow } from '../orders/tables.ts';

/** What else follows once nothing of a kind is left to pay, beside finishing its action. */
export const afterPaid: Readonly<
  Partial<Record<FeeType, (at: Pick<HandlerContext, 'tx' | 'now'>, row: OrderRow) => Promise<void>>>
> = {
  hzsf: (at, { order_no: orderNo }) => setStatus(at, orderNo, 'DOWN_PAYMENT_COLLECTED'),
  qkdj: (at, { order_no: orderNo }) => setStatus(at, orderNo, 'DELIVERY'),
  jqk: (at, { order_no: orderNo }) => setStatus(at, orderNo, 'SETTLED'),
};
