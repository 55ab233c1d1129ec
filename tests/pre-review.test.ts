import { expect, test } from 'vitest';
import { aSession } from './support/a-session.ts';
import { platformId } from '../src/model/action-id.ts';
import { failed, ok } from '../src/verify/call-results.ts';
import { SimulatedWorld } from '../src/verify/simulated-world.ts';
import { checkRepository } from '../tools/repository/repository.ts';

const definition = checkRepository().definitions.find(({ funder }) => funder === platformId)!;

async function startedWith(code: string, msg: string) {
  const world = new SimulatedWorld()
    .respondsTo('hz.pretrial', failed(code, msg, null))
    .respondsTo('hz.customer-contact', ok([]));
  const session = aSession({
    definition,
    flowId: 'lease-back-pre-review',
    action: 'HZpreTialOne',
    effects: world.effects,
  });
  await world.settle();
  const { path } = session.view();
  session.close();
  return { path, toasts: world.toasts };
}

test.each(['订单信息不存在', 'Order info not found', 'order info not found'])(
  'a missing pre-review (%s) is started without a message, whatever its code',
  async (msg) => {
    expect(await startedWith('B0217', msg)).toEqual({ path: '/HZpreTialOne', toasts: [] });
  },
);

test('any other refusal is shown, also with the code of a missing one', async () => {
  expect(await startedWith('ORDER_NOT_FOUND', '系统升级中')).toEqual({
    path: '/HZpreTialOne',
    toasts: ['系统升级中'],
  });
});
