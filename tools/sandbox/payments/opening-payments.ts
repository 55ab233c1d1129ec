import { randomUUID } from 'node:crypto';
import type { FeeType, PayType } from '../../../src/api/payments.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { isPartlySettled, settlementStatus } from '../leases/settlement-status.ts';
import { recordEvent, type OwnOrder } from '../orders/orders.ts';
import { attemptNow } from './attempts.ts';
import { couponsUsedBy, useCoupons, worthOf } from './coupons.ts';
import { dueOf, payTypesOf, pendingPayment } from './due.ts';
import { paidOf } from '../ledger/ledger.ts';
import { openCharge } from './provider.ts';
import { captured, lockedPayment } from './settling.ts';
import { discountIn, isSamePayment, whyNotNow } from './rules.ts';
import type { PaymentRow } from './tables.ts';
import { hasWallet } from './wallets.ts';

export interface PaymentRequest {
  feeType: FeeType;
  /** Absent: the next one. */
  period?: string | undefined;
  /** The attempt number the app was given; absent or empty: the current one. */
  attempt?: string | undefined;
  /** Whole fen the customer pays, after coupons. */
  amount: number;
  payType: PayType;
  coupons: readonly string[];
  /** Of the digital-yuan wallet that pays. */
  agreementId?: string | undefined;
  /** The fields of the request that are kept; without secrets. */
  request: Record<string, unknown>;
}

/**
 * Opens a payment, or gives the one that is open for the same intent with the same amount, coupons and way to pay. The order
 * must be locked. Throws Refusal, having written nothing.
 */
export async function openPayment(
  call: HandlerContext,
  order: OwnOrder,
  request: PaymentRequest,
): Promise<PaymentRow> {
  await canBePaid(call, order, request.feeType);
  const due = await dueOf(call, order, request.feeType);
  const open = await pendingPayment(call, order.row.order_no, request.feeType);
  const intent = { orderNo: order.row.order_no, feeType: due.feeType, period: due.period };
  const attempt = await attemptNow(call, intent);
  const obstacle = whyNotNow(due, attempt, request);
  if (obstacle) throw notNow[obstacle]();
  if (open) return sameOrRefused(call, open, request);
  if (!payTypesOf(request.feeType).includes(request.payType)) throw payTypeNotAllowed();
  const worth = await worthOf(call, order, request.feeType, {
    codes: request.coupons,
    amount: request.amount,
  });
  const discount = discountIn(due, request.amount, worth);
  if (discount === undefined) throw wrongAmount();
  if (request.payType === 'DCEPPay' && request.amount > 0 && !hasWallet(request.agreementId)) {
    throw new Refusal('WALLET', '请选择数字人民币钱包', 'Choose the digital-yuan wallet that pays');
  }
  return insertPayment(call, {
    customerId: order.row.customer_id,
    orderNo: order.row.order_no,
    period: due.period,
    attempt,
    discount,
    request,
  });
}

interface Beginning {
  customerId: string;
  orderNo: string;
  period: string;
  attempt: number;
  /** Whole fen of coupons. */
  discount: number;
  request: PaymentRequest;
}

/** Writes the payment; one of nothing is paid at once, any other waits at its provider. */
async function insertPayment(call: HandlerContext, beginning: Beginning): Promise<PaymentRow> {
  const { customerId, orderNo, period, attempt, discount, request } = beginning;
  const { feeType, amount, payType } = request;
  const payment: PaymentRow = {
    serial_number: `P${call.now}${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    order_no: orderNo,
    customer_id: customerId,
    fee_type: feeType,
    period,
    attempt,
    amount,
    discount,
    pay_type: payType,
    request: request.request,
    status: 'open',
    opened_at: call.now,
    paid_at: null,
    ended_at: null,
    returned_at: null,
  };
  const row = { ...payment, request: JSON.stringify(request.request) };
  await call.tx.insertInto('payments').values(row).execute();
  await useCoupons(call, request.coupons, payment.serial_number);
  await recordEvent(call, orderNo, 'payment-opened', { feeType, period, amount, payType });
  if (amount === 0) await captured(call, payment);
  else await openCharge(call, payment, call.returnTo);
  return (await lockedPayment(call.tx, payment.serial_number)) ?? payment;
}

const over: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDING']);
/** What is paid for a car before it is the customer's. */
const forCar: ReadonlySet<FeeType> = new Set(['escdj', 'sf']);

async function canBePaid(call: HandlerContext, order: OwnOrder, feeType: FeeType): Promise<void> {
  const { row } = order;
  if (over.has(row.status)) {
    throw new Refusal(
      'ORDER_CLOSED',
      '订单已取消或正在退款，无法支付',
      'This order is cancelled or being refunded, so nothing can be paid',
    );
  }
  if (feeType === 'jqk') await isAgreed(call, order);
  await isNotPaidOtherwise(call, order, feeType);
  if (row.product_line !== '3' || !forCar.has(feeType)) return;
  const car = await call.tx
    .selectFrom('vehicles')
    .select(['sold', 'held_by'])
    .where('vin', '=', row.vin)
    .executeTakeFirst();
  if (car?.sold && car.held_by !== row.order_no) {
    throw new Refusal(
      'CAR_SOLD',
      '车辆已售出，请联系您的客户经理',
      'The car is already sold. Contact your account manager',
    );
  }
}

/** A lease is paid off once the platform has approved it and the customer has signed; begun, it can be finished. */
export async function isAgreed(call: HandlerContext, order: OwnOrder): Promise<void> {
  const { state, reply } = await settlementStatus(call, order);
  const { payments } = await paidOf(call.tx, order.row.order_no, 'jqk');
  if (state === 'signed' || state === 'settled' || payments > 0) return;
  if (state === 'open' && reply) throw new Refusal('SETTLEMENT_VOID', reply.zh, reply.en);
  throw new Refusal(
    'SETTLEMENT_NOT_SIGNED',
    '请先申请提前结清并签署结清协议',
    'Apply to pay the lease off and sign the agreement first',
  );
}

/** The sum of a settlement holds every rent that is left: neither is paid while the other is. */
async function isNotPaidOtherwise(
  call: HandlerContext,
  order: OwnOrder,
  feeType: FeeType,
): Promise<void> {
  const isOpen = async (other: FeeType) =>
    (await pendingPayment(call, order.row.order_no, other)) !== undefined;
  if (feeType === 'jqk' && (await isOpen('zj'))) {
    throw new Refusal(
      'RENT_UNDER_WAY',
      '有一笔租金正在支付，请等结果出来后再结清',
      'A rent is being paid. Wait for its result before you pay the lease off',
    );
  }
  if (feeType === 'zj' && ((await isOpen('jqk')) || (await isPartlySettled(call, order)))) {
    throw new Refusal(
      'SETTLEMENT_UNDER_WAY',
      '您正在提前结清，这期租金已包含在结清款中',
      'You are paying the lease off, and that sum holds this rent',
    );
  }
}

async function sameOrRefused(
  call: HandlerContext,
  open: PaymentRow,
  request: PaymentRequest,
): Promise<PaymentRow> {
  const coupons = await couponsUsedBy(call, open.serial_number);
  const isSame = isSamePayment({ payType: open.pay_type, amount: open.amount, coupons }, request);
  if (!isSame) throw paymentOpen();
  await call.tx
    .updateTable('charges')
    .set({ return_to: call.returnTo })
    .where('serial_number', '=', open.serial_number)
    .where('state', '=', 'waiting')
    .execute();
  return open;
}

const notNow = {
  PERIOD: () =>
    new Refusal('PERIOD', '支付期次有误，请刷新后重试', 'It is not its turn. Refresh the page'),
  ALREADY_PAID: alreadyPaid,
  TRY_IS_OVER: tryIsOver,
};

function wrongAmount(): Refusal {
  return new Refusal(
    'AMOUNT',
    '支付金额有误，请刷新后重试',
    'The amount is wrong. Refresh the page',
  );
}

function tryIsOver(): Refusal {
  return new Refusal(
    'TRY_IS_OVER',
    '这次支付已结束，没有扣款，请重新支付',
    'This payment has ended and nothing was taken. Pay anew',
  );
}

export function alreadyPaid(): Refusal {
  return new Refusal(
    'ALREADY_PAID',
    '该款项已支付，请勿重复支付',
    'This is already paid. There is nothing to pay again',
  );
}

function paymentOpen(): Refusal {
  return new Refusal(
    'PAYMENT_OPEN',
    '有一笔支付尚未完成，请先完成或取消该笔支付',
    'Another payment of this is not finished. Finish it or cancel it first',
  );
}

function payTypeNotAllowed(): Refusal {
  return new Refusal(
    'PAY_TYPE',
    '该款项不支持此支付方式',
    'This cannot be paid this way. Choose another',
  );
}
