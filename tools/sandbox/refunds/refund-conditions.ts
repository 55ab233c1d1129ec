import type { Transaction } from 'kysely';
import { compensationSignedAt } from '../documents/agreements/compensation.ts';
import type { OrderCondition } from '../orders/order-actions.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { Tables } from '../platform/tables.ts';
import { newestAppeal } from './newest-appeal.ts';
import { depositOf } from './money-back.ts';
import { refundsOf } from './quota.ts';

/** What of refunds and appeals decides the actions and pages of an order. */
export async function refundConditions(
  tx: Transaction<Tables>,
  { order_no: orderNo }: OrderRow,
): Promise<OrderCondition[]> {
  const refunds = await refundsOf({ tx }, orderNo);
  const appeal = await newestAppeal({ tx }, orderNo);
  const pending = refunds.some(({ state }) => state === 'processing');
  const unsigned = refunds.some(({ state }) => state === 'requested');
  const refundable = !pending && (await heldAmountOf(tx, orderNo)) > 0;
  return [
    ...(refundable ? (['refundable'] as const) : []),
    ...(refundable && !unsigned && (await depositOf(tx, orderNo)) > 0
      ? (['deposit-held'] as const)
      : []),
    ...(refunds.length > 0 ? (['refund-made'] as const) : []),
    ...(appeal ? (['appeal-made'] as const) : []),
    ...(appeal?.state === 'submitted' ? (['appeal-open'] as const) : []),
    ...((await compensationSignedAt({ tx }, orderNo)) === undefined
      ? []
      : (['compensation-signed'] as const)),
  ];
}
