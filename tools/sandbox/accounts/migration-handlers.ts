import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { spendFace } from '../identity/proofs.ts';

export const migrationHandlers = {
  'migrate.find': async ({ name, idNumber }, call) => {
    const { account, orders } = await earlierOrders(call, name, idNumber);
    const { phone } = account;
    return { orders: orders.length, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` };
  },

  'migrate.move': async ({ name, idNumber, faceToken }, call) => {
    const { orders } = await earlierOrders(call, name, idNumber);
    await spendFace(call, faceToken, { idNumber });
    const mine = { customer_id: call.customer.id };
    await call.tx.updateTable('orders').set(mine).where('order_no', 'in', orders).execute();
    for (const table of ['payments', 'coupons', 'records', 'uploads'] as const) {
      await call.tx.updateTable(table).set(mine).where('order_no', 'in', orders).execute();
    }
    return { moved: orders.length };
  },
} satisfies Partial<Handlers>;

/** The orders of the person's account of the earlier app. Throws Refusal where there are none (any more). */
async function earlierOrders({ tx }: HandlerContext, name: string, idNumber: string) {
  const account = await tx
    .selectFrom('customers')
    .selectAll()
    .where('of_earlier_app', '=', true)
    .where('name', '=', name)
    .where('id_number', '=', idNumber)
    .forUpdate()
    .executeTakeFirst();
  const orders = account
    ? await tx
        .selectFrom('orders')
        .select('order_no')
        .where('customer_id', '=', account.id)
        .orderBy('order_no')
        .execute()
    : [];
  if (account && orders.length > 0) return { account, orders: orders.map((one) => one.order_no) };
  throw new Refusal(
    'NO_EARLIER_ORDERS',
    '没有查到可迁移的订单，请核对姓名和身份证号',
    'No earlier orders were found. Check the name and the ID number',
  );
}
