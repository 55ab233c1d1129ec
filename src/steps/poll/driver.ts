import type { DriverOf } from '../kind-driver.ts';
import type { PollKind } from './states.ts';

export const driver: DriverOf<PollKind> = {
  advance: ({ send }) => send({ type: 'poll.left' }),
  timeoutOutcome: 'timeout',
  taps: {
    undecided: () => ['poll.restarted', 'poll.left'],
    unreachable: () => ['poll.restarted', 'poll.left'],
  },
  async act({ page }, _step, outcome, { expect }) {
    if (outcome !== 'timeout' && outcome !== 'expired') return;
    await expect(page.locator('[data-kind=poll]')).not.toHaveAttribute('data-status', 'starting');
    // The test has installed the page's clock: a minute passes at once.
    await page.clock.fastForward(70_000);
    if (outcome === 'timeout') await page.getByRole('button', { name: '稍后查看' }).click();
  },
};
