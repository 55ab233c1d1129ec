import { sql } from 'kysely';
import {
  type HandlerContext,
  type Handlers,
  Refusal,
  type HandlerRequest,
} from '../platform/handler.ts';
import { carOfVin } from '../catalogue/stock.ts';
import { creditStatus } from '../credit/credit-status.ts';
import { cancelUsedCar } from '../payments/cancelling.ts';
import { orderDetailView, orderView } from './order-view.ts';
import { allFunders, recordEvent, setStatus, ownOrder } from '../orders/orders.ts';
import { spendFace } from '../identity/proofs.ts';
import { saveRecord } from '../platform/records.ts';
import { productPage } from '../products/product-status.ts';
import { seller } from '../orders/sellers.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { finishWork } from './work.ts';

export const orderHandlers = {
  'order.list': async (input, call) => {
    const page = wholeNumber(input.page, 1, 1_000_000);
    const size = wholeNumber(input.size, 10, 100);
    const query = wantedOrders(input, call);
    const { total } = await query
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('order_no')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const orders = [];
    for (const row of rows) {
      const passed = await call.services.orders.upToDate(call, row);
      orders.push(await orderView(call, { row: passed, details: passed.details as OrderDetails }));
    }
    return { orders, total };
  },

  'order.detail': async ({ orderNo }, call) => orderDetailView(call, await ownOrder(call, orderNo)),

  'order.change-funder': async ({ orderNo }, call) => {
    const { row } = await ownOrder(call, orderNo);
    const funders = await allFunders(call.tx);
    const at = funders.findIndex(({ code }) => code === row.funder);
    const next = funders[(at + 1) % Math.max(1, funders.length)];
    if (!next || next.code === row.funder || ['CANCELLED', 'REFUNDING'].includes(row.status)) {
      throw new Refusal(
        'NO_OTHER_FUNDER',
        '暂无可更换的金融机构',
        'There is no other lender to change to',
      );
    }
    await call.tx
      .updateTable('orders')
      .set({
        funder: next.code,
        review_passes_at: null,
        ...(row.seeded_action === 350 ? {} : { seeded_action: null }),
      })
      .where('order_no', '=', orderNo)
      .execute();
    // What is paid stays paid with any funder.
    await call.tx
      .deleteFrom('finished')
      .where('order_no', '=', orderNo)
      .where('by', '!=', 'paid')
      .execute();
    await setStatus(call, orderNo, 'CREDIT_MATERIALS');
    await recordEvent(call, orderNo, 'funder-changed', { from: row.funder, to: next.code });
    return null;
  },

  'order.auto-route': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const own = await productPage(call, order);
    const { seeded_page: seeded, status } = order.row;
    return { pageCode: own ?? seeded ?? pageCodes[status] ?? 'orderDetail' };
  },

  'order.finish-work-flow': async ({ orderNo, data, files, faceToken }, call) => {
    const order = await ownOrder(call, orderNo);
    if (needsFace(data) || (faceToken ?? '') !== '') {
      const { idNumber } = order.details.lessee;
      await spendFace(call, faceToken, { orderNo, idNumber });
    }
    if (files) await saveRecord(call, orderNo, data, { files });
    await finishWork(call, order, data);
    return null;
  },

  'secondhand.exists': async ({ vinNo }, call) => {
    const car = await call.tx
      .selectFrom('vehicles')
      .leftJoin('orders', 'orders.order_no', 'vehicles.held_by')
      .select(['vehicles.sold', 'orders.customer_id'])
      .where('vehicles.vin', '=', vinNo)
      .executeTakeFirst();
    if (!car) return { exist: carOfVin(vinNo) !== undefined };
    // The customer who ordered it can continue.
    return { exist: !car.sold || car.customer_id === call.customer.id };
  },

  'secondhand.cancel-deposit': async ({ orderNo }, call) => {
    await cancelUsedCar(call, await ownOrder(call, orderNo));
    return null;
  },

  'seller.info': async ({ orderNo }, call) => {
    if (orderNo !== undefined) await ownOrder(call, orderNo);
    return seller;
  },

  'credit.status': async ({ orderNo }, call) => creditStatus(call, await ownOrder(call, orderNo)),
} satisfies Partial<Handlers>;

/** Work that consists of showing one's face. */
const needsFace = (data: string): boolean => data === 'face-passed';

const pageCodes: Readonly<Record<string, string>> = {
  CREDIT_MATERIALS: 'crediFirststep',
  CREDIT_REVIEW: 'subSuccess',
  CONTRACT_SIGNING: 'contractSign',
  FUNDER_SIGNING: 'contractAuthorization',
  DOWN_PAYMENT_DUE: 'downPayments',
  DELIVERY: 'orderSignfor',
};

function wholeNumber(text: string | undefined, otherwise: number, most: number): number {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : otherwise;
}

function wantedOrders(input: HandlerRequest<'order.list'>, call: HandlerContext) {
  const { funder, status, productLine, action, search } = input;
  const part = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const code = action === undefined ? undefined : wholeNumber(action, -1, 999_999);
  return call.tx
    .selectFrom('orders')
    .where('customer_id', '=', call.customer.id)
    .$if(funder !== undefined, (query) => query.where('funder', '=', funder ?? ''))
    .$if(status !== undefined, (query) => query.where(sql`status`, 'in', status?.split(',') ?? []))
    .$if(productLine !== undefined, (query) =>
      query.where('product_line', 'in', productLine?.split(',') ?? []),
    )
    .$if(code !== undefined, (query) => query.where('seeded_action', '=', code ?? -1))
    .$if(Boolean(search), (query) =>
      query.where((where) =>
        where.or([
          where('order_no', 'ilike', part),
          where('vin', 'ilike', part),
          where('funder', 'ilike', part),
        ]),
      ),
    );
}
