import { randomUUID } from 'node:crypto';
import { type Call, type Handlers, Refusal } from '../handler.ts';
import { enter, ownOrder, type OwnOrder } from '../orders.ts';

/** Payments are recorded as opened and closed here; who pays them, and what follows, is the cashier's. */
export const paymentHandlers = {
  'pay.create': async ({ orderNo, orderPayAmount, payType, feeType }, call) => {
    await ownOrder(call, orderNo);
    if (orderPayAmount < 0) throw new Refusal('AMOUNT', '支付金额有误', 'The amount is wrong');
    const serialNumber = await open(call, orderNo, 'payment', { orderPayAmount, payType, feeType });
    return { serialNumber, payInfo: `sandbox:${serialNumber}` };
  },

  'pay.close': async ({ orderNo, serialNumber }, call) => {
    await ownOrder(call, orderNo);
    await enter(
      call,
      orderNo,
      'payment-closed',
      serialNumber === undefined ? {} : { serialNumber },
    );
    return null;
  },

  'pay.down-payment-info': async ({ orderNo, feeType }, call) => {
    const { details } = await ownOrder(call, orderNo);
    return dueOf(downPaymentOf(details), feeType ?? 'sf');
  },

  'pay.deposit-info': async ({ orderNo, feeType }, call) => {
    await ownOrder(call, orderNo);
    return dueOf(2_000_00, feeType ?? 'bzj');
  },

  'pay.status': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    return { status: 'none', serialNumber: '', amount: 0, payType: '', paidAt: '', dueAmount: 0 };
  },

  'pay.records': () => ({ records: [], more: false }),

  'pay.coupons': () => ({ coupons: [] }),

  'pay.dcep-sub-wallet': ({ phoneNo }) =>
    phoneNo.endsWith('0')
      ? [{ agreementId: `A${phoneNo}`, mrchntAccountId: `0000001${phoneNo}01` }]
      : [],

  'pay.month-return': async ({ orderNo, orderPayAmount, payType }, call) => {
    await ownOrder(call, orderNo);
    const outTradeNo = await open(call, orderNo, 'repayment', { orderPayAmount, payType });
    return { outTradeNo, serialNumber: outTradeNo, payInfo: `sandbox:${outTradeNo}` };
  },

  'pay.repayment-result': async ({ outTradeNo }, call) => {
    const found = await call.tx
      .selectFrom('records')
      .select('details')
      .where('customer_id', '=', call.customer.id)
      .where('kind', '=', `repayment:${outTradeNo}`)
      .executeTakeFirst();
    return { outTradeNo, orderStatus: found ? 'PAYING' : 'NOT_FOUND' };
  },

  'rebate.pay': async ({ activityCode }, call) => {
    const serialNumber = await open(call, '', 'activity-payment', { activityCode });
    return { serialNumber, payInfo: `sandbox:${serialNumber}` };
  },

  'payment.go': async ({ orderNo }, call) => {
    if (orderNo !== undefined) await ownOrder(call, orderNo);
    return { pageCode: 'downPayments', paymentType: 'sf' };
  },

  'payment.update-processing': async ({ strStatus, strOrderId }, call) => {
    await enter(call, strOrderId.slice(0, 100), 'payment-progress', { strStatus });
    return null;
  },
} satisfies Partial<Handlers>;

/** Keeps the payment under a new serial number and gives that. */
async function open(
  call: Call,
  orderNo: string,
  kind: string,
  details: Record<string, unknown>,
): Promise<string> {
  const serialNumber = `P${call.now}${randomUUID().slice(0, 8)}`;
  await call.tx
    .insertInto('records')
    .values({
      customer_id: call.customer.id,
      order_no: orderNo,
      kind: `${kind}:${serialNumber}`,
      details: JSON.stringify(details),
      at: call.now,
    })
    .execute();
  await enter(call, orderNo, `${kind}-opened`, details);
  return serialNumber;
}

/** Whole fen. */
function downPaymentOf({ car, downPaymentRatio }: OwnOrder['details']): number {
  return Math.round((car.price * downPaymentRatio) / 100);
}

function dueOf(amount: number, feeType: string) {
  return {
    status: 'due',
    feeType,
    orderPayAmount: amount,
    paidAmount: 0,
    dueAmount: amount,
    limit: amount,
    period: '1',
    attempt: '1',
    coupons: 0,
    payTypes: ['AliPay', 'WxPay', 'DCEPPay'],
    aliCallMethod: 'MINI',
    serialNumber: '',
  };
}
