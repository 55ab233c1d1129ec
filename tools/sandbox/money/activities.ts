import type { FeeType } from '../../../src/api/payments.ts';
import { type Call, Refusal } from '../handler.ts';
import { activityFee } from './amounts.ts';
import { alreadyPaid, begin } from './opening-payments.ts';
import { settlePayments } from './settling.ts';
import type { PaymentRow } from './tables.ts';

const feeType: FeeType = 'hd';
/** An activity whose code begins so has ended. */
const ended = /^(OVER|ENDED)/;

/**
 * Opens the payment for an activity, once for a customer and an activity. It belongs to no order, so it is asked for by its
 * serial number. Throws Refusal.
 */
export async function payActivity(
  call: Call,
  { activityCode, sourceType }: { activityCode: string; sourceType: string },
): Promise<PaymentRow> {
  if (!/^[\w-]{1,40}$/.test(activityCode) || ended.test(activityCode)) {
    throw new Refusal(
      'ACTIVITY',
      '活动不存在或已结束',
      'There is no such activity, or it has ended',
    );
  }
  const { id: customerId } = call.customer;
  const intent = activityIntent(customerId, activityCode);
  // There is no order to lock.
  await call.tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forUpdate()
    .execute();
  await settlePayments(call, intent);
  const known = await call.tx
    .selectFrom('payments')
    .selectAll()
    .where('order_no', '=', intent)
    .where('status', 'in', ['open', 'processing', 'paid'])
    .executeTakeFirst();
  if (known?.status === 'paid') throw alreadyPaid();
  if (known) return known;
  const wish = {
    feeType,
    amount: activityFee,
    payType: 'WxPay' as const,
    coupons: [],
    request: { activityCode, sourceType },
  };
  return begin(call, { customerId, orderNo: intent, period: '1', discount: 0, wish });
}

function activityIntent(customerId: string, activityCode: string): string {
  return `activity-${customerId}-${activityCode}`;
}
