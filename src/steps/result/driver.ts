import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  decisions: { restart: 'result.restarted' },
  advance: ({ send }) => send({ type: 'result.closed' }),
  showsCents: true,
  taps: {
    shown: ({ step }) => [
      ...(step.restart === undefined ? [] : ['result.restarted']),
      'result.closed',
    ],
  },
  // The last page of a flow that another one runs.
  async act({ page }, _step, outcome) {
    const buttons = page.locator('[data-bar]').getByRole('button');
    await (outcome === 'restart' ? buttons.first() : buttons.last()).click();
  },
};
