import { feeTypes } from '../../../src/api/contract/fees.ts';
import { type FeeType, paymentOfAction } from '../../../src/api/payments.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { isPartlySettled, rentsNow, settlementToPay } from '../leases/settlement-status.ts';
import { dueOf, feeTypeNamed } from '../payments/due.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import { paymentRecords } from '../payments/records.ts';
import { actionsOf } from '../orders/order-lifecycle.ts';
import type { OwnOrder } from '../orders/orders.ts';
import { productLines } from '../catalogue/product-lines.ts';
import { orderStateOf } from '../orders/progress.ts';

type Money = HandlerResponse<'order.money'>;

/** What was paid for an order, newest first, the coupons that paid part of it, and its rents. */
export async function moneyView(call: HandlerContext, order: OwnOrder): Promise<Money> {
  const { order_no: orderNo } = order.row;
  const { records } = await paymentRecords(call, orderNo, 1);
  const instalments = await instalmentsOf(call, order);
  const due = await dueNow(call, order);
  return {
    held: await heldAmountOf(call.tx, orderNo),
    payments: records.map(({ serialNumber, feeName: name, amount, status, at }) => ({
      serialNumber,
      name,
      amount,
      status,
      at,
    })),
    coupons: await couponsOf(call, orderNo),
    ...(due && { due }),
    ...(instalments && { instalments }),
  };
}

/** Where the first thing to do is to pay. */
async function dueNow(call: HandlerContext, order: OwnOrder): Promise<Money['due']> {
  const feeType = await feeNow(call, order);
  if (feeType === undefined) return undefined;
  const { left } = await dueOf(call, order, feeType);
  const { zh, en } = feeTypes[feeType];
  if (left <= 0) return undefined;
  const due = { name: { zh, en }, amount: left };
  if (feeType !== 'jqk' || (await isPartlySettled(call, order))) return due;
  const figures = await settlementToPay(call, order);
  return { ...due, ...(figures && { until: figures.validUntil }) };
}

async function feeNow(call: HandlerContext, order: OwnOrder): Promise<FeeType | undefined> {
  if (await settlementToPay(call, order)) return 'jqk';
  const [first] = actionsOf(await orderStateOf(call, order.row));
  if (first === undefined) return leaseBackFee(order);
  const kind = paymentOfAction(first);
  return kind === undefined ? undefined : feeTypeNamed(kind);
}

/** A lease-back has no action codes; its down payment is a page. */
function leaseBackFee({ row }: OwnOrder): FeeType | undefined {
  const isDue = row.product_line === productLines.leaseBack && row.status === 'DOWN_PAYMENT_DUE';
  return isDue ? 'hzsf' : undefined;
}

async function couponsOf({ tx }: HandlerContext, orderNo: string): Promise<Money['coupons']> {
  const used = await tx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.code', 'coupon_uses.code')
    .innerJoin('payments', 'payments.serial_number', 'coupon_uses.serial_number')
    .select([
      'coupons.code',
      'coupons.name_zh as zh',
      'coupons.name_en as en',
      'coupons.amount',
      'fee_type',
    ])
    .where('payments.order_no', '=', orderNo)
    .where('payments.status', '=', 'paid')
    .orderBy('coupons.code')
    .execute();
  return used.map(({ code, zh, en, amount, fee_type: feeType }) => {
    const kind = feeTypes[feeTypeNamed(feeType)];
    return { code, name: { zh, en }, amount, usedFor: { zh: kind.zh, en: kind.en } };
  });
}

/** Rents begin with the car; what is paid in full has none. */
async function instalmentsOf(call: HandlerContext, order: OwnOrder): Promise<Money['instalments']> {
  const { status, product_line: product } = order.row;
  if (status !== 'REPAYING' || product === productLines.fullPayment) return undefined;
  const rents = await rentsNow(call, order);
  const paid = rents.filter(({ state }) => state === 'paid').length;
  const next = rents[paid];
  return {
    paid,
    total: rents.length,
    ...(next && {
      next: {
        number: next.period,
        dueOn: next.dueOn,
        amount: next.rent + next.charge,
        ...(next.deducted > 0 && { deducted: next.deducted }),
        overdue: next.state === 'overdue',
        payable: next.state !== 'later' && !(await isPartlySettled(call, order)),
      },
    }),
  };
}
