import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  async act({ page }, step, outcome, { submit }) {
    if (step.choose === undefined || outcome === 'closed') return submit(page);
    await page.locator('main li').getByRole('button').first().click();
  },
};
