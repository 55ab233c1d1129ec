import { expect, it } from 'vitest';
import { checkRepository } from '../../repository/repository.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import type { OrderScenario } from '../orders/scenarios.ts';
import { type SandboxClock, walkAction } from '../testing/walking.fixture.ts';

const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const { definitions } = checkRepository();

async function walk(funder: string, action: number, scenario: OrderScenario) {
  const definition = definitions.find((one) => one.funder === funder);
  if (!definition) throw new Error(`There is no ${funder}.`);
  const orderNo = await sandbox.newOrder(funder, action, {}, scenario);
  return walkAction({ sandbox, clock, definition, orderNo, action, answers: {} });
}

it.each(['BOC', 'KSH_BANK', 'SELF_OPERATED'])(
  'a contract that is not ready says why: %s',
  async (funder) => {
    const { ends, log } = await walk(funder, 320, 'not ready');

    expect(ends).toBeUndefined();
    expect(log).toContain('toast: 合同正在生成，请 10 分钟后再试');
  },
);

it('an interview that went well and is not decided yet is pending, not refused', async () => {
  const { ends, log } = await walk('SELF_OPERATED', 360, 'interview pending');

  expect(ends).toBe('pending');
  expect(log.join('\n')).not.toContain('refused');
});
