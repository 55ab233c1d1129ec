import type { DriverOf } from '../kind-driver.ts';
import type { Hosted } from './inner-states.ts';

export const driver: DriverOf<Hosted> = {
  async act({ page }, step, outcome) {
    const { buttons = {} } = step as { buttons?: Record<string, { zh: string }> };
    await page.getByRole('button', { name: buttons[outcome]?.zh ?? '' }).click();
  },
};
