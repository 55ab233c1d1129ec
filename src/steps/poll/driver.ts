import type { DriverOf } from '../kind-driver.ts';
import { hasOutcome, type Step } from '../../model/definition.ts';
import type { PollKind } from './states.ts';
import { messages } from './messages.ts';

export const driver: DriverOf<PollKind> = {
  decisions: { unfinished: 'poll.unfinished' },
  advance: ({ send }) => send({ type: 'poll.left' }),
  timeoutOutcome: 'timeout',
  taps: {
    pausing: ({ step }) => unfinished(step),
    asking: ({ step }) => unfinished(step),
    undecided: ({ step }) => ['poll.restarted', 'poll.left', ...unfinished(step)],
    unreachable: () => ['poll.restarted', 'poll.left'],
  },
  async act({ page }, _step, outcome, { expect }) {
    if (outcome === 'unfinished')
      return page.getByRole('button', { name: messages.unfinished.zh }).click();
    if (outcome !== 'timeout' && outcome !== 'expired') return;
    await expect(page.locator('[data-kind=poll]')).not.toHaveAttribute('data-status', 'starting');
    // The test has installed the page's clock: a minute passes at once.
    await page.clock.fastForward(70_000);
    if (outcome === 'timeout') await page.getByRole('button', { name: '稍后查看' }).click();
  },
};

function unfinished(step: Pick<Step, 'exits'>) {
  return hasOutcome(step, 'unfinished') ? (['poll.unfinished'] as const) : [];
}
