import { dateOf, day } from '../platform/days.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, orderNotFound, type OwnOrder, ownOrder } from '../orders/orders.ts';
import { productLines } from '../catalogue/product-lines.ts';
import { leaseBackStatus, type PreReview } from './product-status.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { ownPlate } from './own-plate.ts';
import { alreadySubmitted } from '../orders/refusals.ts';

/** What the store has entered of a lease-back before the customer goes on; of any other order nothing is known. */
async function startedInStore(call: HandlerContext, order: OwnOrder) {
  const { row, details } = order;
  if (row.product_line !== productLines.leaseBack) throw orderNotFound();
  return {
    orderNo: row.order_no,
    status: 'open',
    mobile: details.lessee.phone,
    plateNo: await ownPlate(call, order),
    marriage: '20',
    education: '20',
    profession: '1',
    fundUse: 'business',
  };
}

/** The platform buys the car for the amount wanted, and lends that. */
async function financeWanted(call: HandlerContext, { row, details }: OwnOrder, amount: number) {
  const car = { ...details.car, price: amount };
  await call.tx
    .updateTable('orders')
    .set({ details: JSON.stringify({ ...details, car, loan: amount, downPaymentRatio: 0 }) })
    .where('order_no', '=', row.order_no)
    .execute();
}

/** Of any car, whole fen: the sandbox knows no makes. */
const usualPriceNew = 15_000_000;
const oldestYears = 10;

function roundedYuan(fen: number): number {
  return Math.round(fen / 10_000) * 10_000;
}

export const leaseBackHandlers = {
  'hz.pretrial': async ({ orderNo }, call) => {
    const chosen = orderNo === undefined ? undefined : await ownOrder(call, orderNo);
    if (!chosen) throw orderNotFound();
    const sent = await latestRecord<object>(call, chosen.row.order_no, 'pre-review');
    if (!sent) return startedInStore(call, chosen);
    return {
      ...sent.details,
      orderNo: chosen.row.order_no,
      status: await leaseBackStatus(call, chosen),
    };
  },

  'lease-back.status': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const status = await leaseBackStatus(call, order);
    const pre = await latestRecord<PreReview>(call, orderNo, 'pre-review');
    if (status === 'rejected') return { status, reason: '车辆行驶里程过高' };
    if (status === 'open' || status === 'pre-review') return { status };
    return {
      status,
      approved: pre?.details.wantedAmount ?? order.details.loan,
      months: order.details.termCount,
    };
  },

  'lease-back.estimate': ({ registeredOn, mileage, photos = [] }, call) => {
    const years = (call.now - Date.parse(registeredOn)) / (365.25 * day);
    if (!(years >= 0)) {
      throw new Refusal(
        'DATE_WRONG',
        '首次登记日期有误，请核对行驶证',
        'This is no day a car can have been registered. See the vehicle licence.',
      );
    }
    if (years > oldestYears) {
      throw new Refusal(
        'CAR_TOO_OLD',
        `车龄超过 ${oldestYears} 年，暂不能办理回租`,
        `Cars of more than ${oldestYears} years cannot be leased back`,
      );
    }
    // A tenth a year and a hundredth for every 10,000 km; whole hundreds of yuan.
    const left = Math.max(0.2, 0.9 ** years - mileage / 1_000_000);
    const worth = roundedYuan(usualPriceNew * left);
    // The fewer photos there are, the less is certain.
    const spread = photos.length >= 4 ? 0.05 : 0.1;
    return {
      estimateNo: `GJ${dateOf(call.now).replaceAll('-', '')}${String(Math.floor(call.random() * 10_000)).padStart(4, '0')}`,
      least: roundedYuan(worth * (1 - spread)),
      most: roundedYuan(worth * (1 + spread)),
      advance: roundedYuan(worth * 0.8),
      validUntil: dateOf(call.now + 7 * day),
    };
  },

  'lease-back.submit-pre-review': async ({ orderNo, ...answers }, call) => {
    const order = await ownOrder(call, orderNo);
    if ((await leaseBackStatus(call, order)) !== 'open') throw alreadySubmitted();
    await saveRecord(call, orderNo, 'pre-review', answers);
    if (order.row.product_line === productLines.leaseBack)
      await financeWanted(call, order, answers.wantedAmount);
    await recordEvent(call, orderNo, 'pre-review-submitted');
    return null;
  },

  'lease-back.submit-final': async ({ orderNo, ...answers }, call) => {
    const order = await ownOrder(call, orderNo);
    const status = await leaseBackStatus(call, order);
    if (status === 'open' || status === 'pre-review' || status === 'rejected') {
      throw new Refusal(
        'PRE_REVIEW_NOT_PASSED',
        '初审尚未通过，暂不能提交终审资料',
        'The pre-review is not passed yet',
      );
    }
    if (status !== 'pre-passed') throw alreadySubmitted();
    await saveRecord(call, orderNo, 'final-review', answers);
    await recordEvent(call, orderNo, 'final-review-submitted');
    return null;
  },
} satisfies Partial<Handlers>;
