import { type Handlers, Refusal } from '../platform/handler.ts';
import { orderView } from './order-view.ts';
import { entityView } from './entity-view.ts';
import { giftsOf } from './gifts.ts';
import { moneyView } from './money-view.ts';
import { progressView } from './progress-view.ts';
import { receivedAt } from './received.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import type { OrderDetails } from '../orders/order-details.ts';

const ofEachProduct = 3;

export const orderViewHandlers = {
  'order.groups': async (_, call) => {
    const totals = await call.tx
      .selectFrom('orders')
      .select(({ fn }) => ['product_line', fn.countAll<number>().as('total')])
      .where('customer_id', '=', call.customer.id)
      .groupBy('product_line')
      .orderBy('product_line')
      .execute();
    const groups = [];
    for (const { product_line: productLineCode, total } of totals) {
      const rows = await call.tx
        .selectFrom('orders')
        .selectAll()
        .where('customer_id', '=', call.customer.id)
        .where('product_line', '=', productLineCode)
        .orderBy('created_at', 'desc')
        .orderBy('order_no')
        .limit(ofEachProduct)
        .execute();
      const orders = [];
      for (const row of rows) {
        orders.push(await orderView(call, { row, details: row.details as OrderDetails }));
      }
      groups.push({ productLineCode, total: total, orders });
    }
    return { groups };
  },

  'order.progress': async ({ orderNo }, call) => progressView(call, await ownOrder(call, orderNo)),

  'order.money': async ({ orderNo }, call) => moneyView(call, await ownOrder(call, orderNo)),

  'order.entity': async ({ orderNo }, call) => entityView(call, await ownOrder(call, orderNo)),

  'order.gifts': async ({ page, size, kind }, call) => {
    const gifts = (await giftsOf(call)).filter((gift) => !kind || gift.kind === kind);
    const each = wholeNumber(size, 10);
    const from = (wholeNumber(page, 1) - 1) * each;
    return { gifts: gifts.slice(from, from + each), total: gifts.length };
  },

  'order.claim-gift': async ({ orderNo, ...address }, call) => {
    const order = await ownOrder(call, orderNo);
    if ((await receivedAt(call, order)) === undefined) {
      throw new Refusal(
        'NO_GIFT',
        '车辆签收后可领取交付礼',
        'The gift comes once you have the car',
      );
    }
    if (await latestRecord(call, orderNo, 'gift-address')) {
      throw new Refusal('GIFT_CLAIMED', '礼品已领取，请勿重复提交', 'The gift is already claimed');
    }
    await saveRecord(call, orderNo, 'gift-address', address);
    await recordEvent(call, orderNo, 'gift-claimed');
    return { state: 'packing' };
  },
} satisfies Partial<Handlers>;

function wholeNumber(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000 ? value : otherwise;
}
