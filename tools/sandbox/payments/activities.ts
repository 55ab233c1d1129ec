import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { orderOfActivity } from './activity-code.ts';
import { ownOrder } from '../orders/orders.ts';
import { dueOf } from './due.ts';
import { openPayment } from './opening-payments.ts';
import type { PaymentRow } from './tables.ts';

/** Opens the payment for an activity, which belongs to the order its code names. Throws Refusal. */
export async function payActivity(
  call: HandlerContext,
  {
    activityCode,
    sourceType,
    attempt,
  }: { activityCode: string; sourceType: string; attempt: string | undefined },
): Promise<PaymentRow> {
  const orderNo = orderOfActivity(activityCode);
  if (orderNo === undefined) {
    throw new Refusal(
      'ACTIVITY',
      '活动不存在或已结束',
      'There is no such activity, or it has ended',
    );
  }
  const order = await ownOrder(call, orderNo);
  const { total } = await dueOf(call, order, 'hd');
  return openPayment(call, order, {
    feeType: 'hd',
    period: '1',
    attempt,
    amount: total,
    payType: 'WxPay',
    coupons: [],
    request: { activityCode, sourceType },
  });
}
