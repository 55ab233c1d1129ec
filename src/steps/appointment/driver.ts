import type { DriverOf } from '../kind-driver.ts';
import type { AppointmentDay } from './slots.ts';
import type { AppointmentKind } from './states.ts';

export const driver: DriverOf<AppointmentKind> = {
  endpoint: 'delivery.slots',
  data: {
    'appointment.chosen': ({ data }) => ({ slot: firstFree(data.days) }),
  },
  async act({ page }, _step, outcome) {
    const buttons = page.locator('[data-bar]').getByRole('button');
    if (outcome !== 'later') return buttons.last().click();
    await page.locator('fieldset').last().getByRole('radio', { disabled: false }).first().check();
    await buttons.first().click();
    await page.getByRole('button', { name: '好的，到时再来' }).click();
  },
};

function firstFree(days: readonly AppointmentDay[] = []): string {
  return days.flatMap(({ slots }) => slots).find(({ left }) => left > 0)?.id ?? '';
}
