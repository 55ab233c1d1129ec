import { expect, it } from 'vitest';
import { checkRepository } from '../../repository/repository.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import type { OrderScenario } from '../orders/scenarios.ts';
import { type SandboxClock, walkAction } from '../testing/walking.fixture.ts';

const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const funder = 'SELF_OPERATED';
const found = checkRepository().definitions.find((one) => one.funder === funder);
if (!found) throw new Error(`There is no ${funder}.`);
const definition = found;

async function walk(action: number, scenario: OrderScenario, answers = {}) {
  const orderNo = await sandbox.newOrder(funder, action, {}, scenario);
  const walked = await walkAction({ sandbox, clock, definition, orderNo, action, answers });
  const { status } = await sandbox.dataOf('order.detail', { orderNo });
  return { ...walked, orderNo, status };
}

it.each<[number, OrderScenario, string | undefined, string]>([
  [242, 'happy', 'seen', 'REFUNDING'],
  [242, 'refund refused', 'seen', 'REFUNDING'],
  [242, 'expired link', 'seen', 'REFUNDING'],
  [242, 'slow bank', 'pending', 'REFUNDING'],
  [242, 'nothing refundable', 'appealed', 'REPAYING'],
  [242, 'old order', undefined, 'DOWN_PAYMENT_COLLECTED'],
  [243, 'happy', 'seen', 'REFUNDING'],
  [244, 'happy', 'cancelled', 'REPAYING'],
  [244, 'appeal accepted', 'success', 'REPAYING'],
  [244, 'appeal rejected', 'cancelled', 'REPAYING'],
  [246, 'happy', 'success', 'REPAYING'],
  [246, 'appeal accepted', undefined, 'REPAYING'],
])('%i of an order with "%s" ends as %s', async (action, scenario, ends, status) => {
  const walked = await walk(action, scenario);

  expect(walked).toMatchObject({ ends, status });
});

it('an order from before 2024 is referred to the account manager with a message', async () => {
  const { log } = await walk(242, 'old order');

  expect(log.join('\n')).toContain('客户经理');
});

it('an agreement at the bank’s slow page is reported later, and the refund continues', async () => {
  const { orderNo } = await walk(242, 'slow bank');
  clock.now += 200_000;
  await sandbox.dataOf('order.detail', { orderNo });
  clock.now += 200_000;

  const { state } = await sandbox.dataOf('refund.progress', { orderNo });

  expect(state).toBe('refunded');
});
