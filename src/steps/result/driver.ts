import type { DriverOf } from '../kind-driver.ts';
import type { ResultKind } from './states.ts';

export const driver: DriverOf<ResultKind> = {
  decisions: { restart: 'result.restarted' },
  advance: ({ send }) => send({ type: 'result.closed' }),
  showsCents: true,
  taps: {
    shown: ({ step }) => [
      ...(step.restart === undefined ? [] : (['result.restarted'] as const)),
      'result.closed',
    ],
  },
  // The last page of a flow that another one runs.
  async act({ page }, _step, outcome) {
    const buttons = page.locator('[data-bar]').getByRole('button');
    await (outcome === 'restart' ? buttons.first() : buttons.last()).click();
  },
};
