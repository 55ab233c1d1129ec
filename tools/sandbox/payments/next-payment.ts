import { feeTypes } from '../../../src/api/contract/fees.ts';
import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { actionsOf } from '../orders/order-lifecycle.ts';
import { orderStateOf } from '../orders/progress.ts';

const pageOf: Readonly<Partial<Record<FeeType, string>>> = {
  sf: 'downPayments',
  sqwk: 'downPayments',
  wk: 'downPayments',
  escdj: 'payTwoCarIndex',
  escwlf: 'downSecondCarLogisticsFee',
};

/** The kind of payment the order waits for, of those that have an action; undefined where it waits for none. */
export async function nextFeeType(
  call: Pick<HandlerContext, 'tx' | 'services'>,
  { row }: OwnOrder,
): Promise<FeeType | undefined> {
  const actions = actionsOf(await orderStateOf(call, row));
  const kinds = Object.entries(feeTypes).map(([name, kind]) => ({
    // Its keys are the kinds.
    name: name as FeeType,
    action: 'action' in kind ? kind.action : undefined,
  }));
  const code = actions.find((one) => kinds.some(({ action }) => action === one));
  return code === undefined ? undefined : kinds.find(({ action }) => action === code)?.name;
}

/** The page of the next due payment of an order, else the list of its payments. */
export async function nextPayment(
  call: Pick<HandlerContext, 'tx' | 'services'>,
  order: OwnOrder,
): Promise<{ pageCode: string; paymentType: string }> {
  const next = await nextFeeType(call, order);
  if (!next) return { pageCode: 'paymentRecord', paymentType: '' };
  return { pageCode: pageOf[next] ?? 'depositPay', paymentType: next };
}
