import type { Transaction } from 'kysely';
import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { heldAmountOf, refund } from '../ledger/ledger.ts';
import type { RefundRow } from './tables.ts';
import type { Tables } from '../platform/tables.ts';

const deposits: readonly FeeType[] = ['bzj', 'escdj'];

/** The held amount of an order's deposit, whole fen. */
export async function depositOf(tx: Transaction<Tables>, orderNo: string): Promise<number> {
  const amounts = await Promise.all(deposits.map((feeType) => heldAmountOf(tx, orderNo, feeType)));
  return amounts.reduce((sum, one) => sum + one, 0);
}

/** Whether what a refund is about is still held: something else may have sent it back since. */
export async function isHeld(
  { tx }: Pick<HandlerContext, 'tx'>,
  { order_no: orderNo, kind, amount }: Back,
): Promise<boolean> {
  const heldAmount =
    kind === 'deposit' ? await depositOf(tx, orderNo) : await heldAmountOf(tx, orderNo);
  return heldAmount >= amount;
}

type Back = Pick<RefundRow, 'refund_no' | 'order_no' | 'kind' | 'amount'>;

/** Sends the money of a refund back the way it came, once. Throws Refusal above what is held. */
export async function refundMoney(
  call: Pick<HandlerContext, 'tx' | 'now'>,
  back: Back,
): Promise<void> {
  const { refund_no: key, order_no: orderNo, kind, amount } = back;
  if (kind === 'order') {
    await refund(call, { orderNo, amount, key });
    return;
  }
  let left = amount;
  for (const feeType of deposits) {
    const part = Math.min(left, await heldAmountOf(call.tx, orderNo, feeType));
    if (part > 0) await refund(call, { orderNo, amount: part, key: `${key}:${feeType}`, feeType });
    left -= part;
  }
}
