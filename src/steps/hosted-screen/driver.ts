import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  async act({ page }, step, outcome) {
    const { buttons = {} } = step as { buttons?: Record<string, { zh: string }> };
    await page.getByRole('button', { name: buttons[outcome]?.zh ?? '' }).click();
  },
};
