import { type Call, type Handlers, Refusal } from '../handler.ts';
import { enter } from '../orders.ts';
import { numberFrom } from '../plans.ts';
import { orderRow } from '../seeds.ts';

export const orderingHandlers = {
  'order.create': async ({ carId, schemeCode }, call) => {
    const orderNo = await place(call, carId, schemeCode);
    return { id: orderNo, orderNo };
  },

  'order.cover': async ({ carId, schemeCode }, call) => ({
    id: await place(call, carId, schemeCode),
  }),

  'evaluation.start': ({ carId }) => ({ evaluationId: carId.slice(0, 50), left: 2 }),
  'evaluation.result': ({ evaluationId }) => ({
    status: 'waiting' as const,
    carId: evaluationId,
    carName: { zh: evaluationId, en: evaluationId },
    limit: 0,
    startPercent: 10,
    reason: { zh: '', en: '' },
  }),
} satisfies Partial<Handlers>;

/** A new order with the funder the platform likes best, at its credit materials. Gives its number. */
async function place(call: Call, carId: string, schemeCode: string): Promise<string> {
  const funder = await call.tx
    .selectFrom('funders')
    .select('code')
    .orderBy('position')
    .executeTakeFirst();
  if (!funder)
    throw new Refusal('NO_FUNDER', '暂无可用资方', 'There is no funder to place the order with');
  const { count } = await call.tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wish = {
    funder: funder.code,
    action: null,
    round: count * 1000 + (numberFrom(carId) % 1000),
    customer: call.customer,
  };
  const row = orderRow(wish, call.now);
  await call.tx.insertInto('orders').values(row).execute();
  await enter(call, row.order_no, 'order-placed', {
    car: carId.slice(0, 100),
    schemeCode: schemeCode.slice(0, 100),
  });
  return row.order_no;
}
