import type { FeeType } from '../../../src/api/payments.ts';
import type {
  HandlerContext,
  Handlers,
  HandlerRequest,
  HandlerResponse,
} from '../platform/handler.ts';
import { payActivity } from './activities.ts';
import { attemptNow } from './attempts.ts';
import { closeSelected } from './closing.ts';
import { couponsFor } from './coupons.ts';
import { dueOf, feeTypeNamed, payTypesOf, pendingPayment } from './due.ts';
import { nextPayment, nextFeeType } from './next-payment.ts';
import { isAgreed, openPayment } from './opening-payments.ts';
import { ownPayment, paymentNotFound } from './own-payments.ts';
import { paymentRecords } from './records.ts';
import { markProcessing, settlePayment } from './settling.ts';
import type { PaymentRow } from './tables.ts';
import { walletsOf } from './wallets.ts';
import { paymentMethodOf } from './payment-methods.ts';
import { funderOf } from '../funders/funders.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';

export const paymentHandlers = {
  'pay.create': async (input, call) => {
    const order = await ownOrder(call, input.orderNo);
    const { agreementId, ...request } = input;
    const payment = await openPayment(call, order, {
      feeType: input.feeType,
      period: input.period,
      attempt: input.attempt,
      amount: input.orderPayAmount,
      payType: input.payType,
      coupons: input.couponList,
      agreementId,
      request,
    });
    return paymentMethodOf(call, payment, input.channelCallMethod);
  },

  'pay.close': async ({ orderNo, ...selector }, call) => {
    await closeSelected(call, await ownOrder(call, orderNo), selector);
    return null;
  },

  'pay.down-payment-info': (input, call) => dueInfo(call, input, downPayments),
  'pay.deposit-info': (input, call) => dueInfo(call, input, deposits),
  'pay.due': (input, call) => dueInfo(call, input, [input.feeType]),

  'pay.status': async ({ orderNo, feeType, period, attempt = '' }, call) => {
    const order = await ownOrder(call, orderNo);
    const kind = feeTypeNamed(feeType);
    const selector = { orderNo, feeType: kind, period, attempt };
    const before = await ownPayment(call, selector);
    if (before) await settlePayment(call, before.serial_number, 'asked');
    const payment = await ownPayment(call, selector);
    const { left } = await dueOf(call, order, kind);
    const intent = { orderNo, feeType: kind, period };
    const isOver = !payment && Number(attempt) < (await attemptNow(call, intent));
    return {
      status: payment?.status ?? (attempt !== '' && isOver ? 'closed' : 'none'),
      ...fieldsOf(payment),
      // A rent is paid by its one payment, whatever the next one is.
      dueAmount: kind === 'zj' && payment?.status === 'paid' ? 0 : left,
    };
  },

  'pay.records': async ({ orderNo, page }, call) => {
    if (orderNo !== undefined) await ownOrder(call, orderNo);
    const requestedPage = Number(page ?? 1);
    const isPage = Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= 1000;
    return paymentRecords(call, orderNo, isPage ? requestedPage : 1);
  },

  'pay.coupons': async ({ orderNo, feeType }, call) => {
    const order = await ownOrder(call, orderNo);
    const due = await dueOf(call, order, feeTypeNamed(feeType));
    const coupons = await couponsFor(call, order, due.feeType, due.limit);
    return {
      coupons: coupons.map((coupon) => ({
        code: coupon.code,
        name: { zh: coupon.name_zh, en: coupon.name_en },
        amount: coupon.amount,
        from: coupon.from_amount,
        until: timeOf(coupon.until).slice(0, 10),
      })),
    };
  },

  'pay.dcep-sub-wallet': ({ phoneNo }, { customer }) => walletsOf(phoneNo || customer.phone),

  'pay.month-return': async (input, call) => {
    const order = await ownOrder(call, input.orderNo);
    const payment = await openPayment(call, order, {
      feeType: 'zj',
      period: input.period,
      attempt: input.attempt,
      amount: input.orderPayAmount,
      payType: input.payType,
      coupons: [],
      request: input,
    });
    const method = await paymentMethodOf(call, payment, input.channelCallMethod);
    return { outTradeNo: payment.serial_number, ...method };
  },

  'pay.repayment-result': async ({ outTradeNo }, call) => {
    const before = await ownPayment(call, { serialNumber: outTradeNo });
    if (before) await settlePayment(call, outTradeNo, 'asked');
    const payment = await ownPayment(call, { serialNumber: outTradeNo });
    const orderStatus = payment ? repaymentStatus[payment.status] : 'NOT_FOUND';
    return { outTradeNo, orderStatus };
  },

  'rebate.pay': async ({ activityCode, sourceType, attempt }, call) =>
    paymentMethodOf(call, await payActivity(call, { activityCode, sourceType, attempt }), 'NATIVE'),

  'payment.go': async ({ orderNo }, call) => {
    if (orderNo === undefined) return { pageCode: 'paymentRecord', paymentType: '' };
    return nextPayment(call, await ownOrder(call, orderNo));
  },

  'payment.update-processing': async ({ strStatus, strOrderId }, call) => {
    const ofActivity = await ownPayment(call, { serialNumber: strOrderId, feeType: 'hd' });
    const payment = ofActivity ?? (await ownPayment(call, { orderNo: strOrderId }));
    if (!payment) throw paymentNotFound();
    const { order_no: orderNo, serial_number: serialNumber } = payment;
    await settlePayment(call, serialNumber, 'unasked');
    await markProcessing(call, serialNumber);
    await recordEvent(call, orderNo, 'payment-progress', { strStatus: strStatus.slice(0, 100) });
    return null;
  },
} satisfies Partial<Handlers>;

const downPayments = ['sf', 'sqwk', 'wk', 'hzsf'] as const;
const deposits = [
  'bzj',
  'escdj',
  'dbrbzj',
  'czrbzj',
  'fxbyj',
  'tgfxbyj',
  'fxbyj237',
  'qkdj',
] as const;

const repaymentStatus: Readonly<Record<PaymentRow['status'], string>> = {
  open: 'PAYING',
  processing: 'PAYING',
  paid: 'PAY_SUCCESS',
  failed: 'PAY_FAIL',
  closed: 'PAY_FAIL',
};

/** Without a kind: the one of these the order is to pay now, else the first. */
async function dueInfo(
  call: HandlerContext,
  { orderNo, feeType }: HandlerRequest<'pay.deposit-info'>,
  kinds: readonly [FeeType, ...FeeType[]],
): Promise<HandlerResponse<'pay.deposit-info'>> {
  const order = await ownOrder(call, orderNo);
  const next = await nextFeeType(call, order);
  const kind =
    feeType === undefined || feeType === ''
      ? (kinds.find((one) => one === next) ?? kinds[0])
      : feeTypeNamed(feeType);
  if (kind === 'jqk') await isAgreed(call, order);
  const due = await dueOf(call, order, kind);
  const open = await pendingPayment(call, orderNo, kind);
  const usable = due.left > 0 ? await couponsFor(call, order, kind, due.limit) : [];
  return {
    status: due.left === 0 ? 'paid' : open ? 'confirming' : 'due',
    feeType: kind,
    orderPayAmount: due.total,
    paidAmount: due.paid,
    discountAmount: due.discount,
    dueAmount: due.left,
    limit: due.limit,
    period: due.period,
    attempt: String(await attemptNow(call, { orderNo, feeType: kind, period: due.period })),
    coupons: usable.length,
    payTypes: payTypesOf(kind),
    payee: await lenderOf(call, order.row.funder),
    aliCallMethod: 'MINI',
    serialNumber: open?.serial_number ?? '',
  };
}

/** In the sandbox the lender is paid, whatever for. */
async function lenderOf({ tx, lang }: HandlerContext, code: string): Promise<string> {
  return (await funderOf(tx, code))[lang];
}

function timeOf(at: number | null | undefined): string {
  return at === null || at === undefined ? '' : new Date(at).toISOString();
}

function fieldsOf(payment: PaymentRow | undefined) {
  return {
    serialNumber: payment?.serial_number ?? '',
    amount: payment?.amount ?? 0,
    payType: payment?.pay_type ?? '',
    paidAt: timeOf(payment?.paid_at),
  };
}
