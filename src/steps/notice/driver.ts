import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  goOn: ({ step, send }) => send({ type: `notice.${step.main}` }),
  taps: {
    shown: ({ step }) => Object.keys(step.buttons as object).map((button) => `notice.${button}`),
  },
  async act({ page }, step, outcome) {
    const { buttons = {} } = step as { buttons?: Record<string, unknown> };
    const at = Math.max(0, Object.keys(buttons).indexOf(outcome));
    await page.locator('[data-bar], dialog[open]').getByRole('button').nth(at).click();
  },
};
