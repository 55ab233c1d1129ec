import type { ButtonEvent } from '../../model/define-kind.ts';
import type { DriverOf } from '../kind-driver.ts';
import type { NoticeKind } from './states.ts';

export const driver: DriverOf<NoticeKind> = {
  advance: ({ step, send }) => send({ type: pressed(step.main) }),
  taps: {
    shown: ({ step }) => Object.keys(step.buttons ?? {}).map(pressed),
  },
  async act({ page }, step, outcome, { expect }) {
    const { buttons = {} } = step as { buttons?: Record<string, unknown> };
    const at = Math.max(0, Object.keys(buttons).indexOf(outcome));
    const button = page.locator('[data-bar], dialog[open]').getByRole('button').nth(at);
    if (!Object.values(buttons).some(pressesItself)) return button.click();
    // It accepts no tap while it reloads by itself, which may begin between finding the button and tapping it.
    await button.click({ trial: true });
    await expect.poll(() => button.evaluate(tapEnabled)).toBe(true);
  },
};

function pressed(button: string) {
  return `notice.${button}` as ButtonEvent<'notice'>;
}

function pressesItself(button: unknown): boolean {
  return typeof button === 'object' && button !== null && 'by-itself-after' in button;
}

function tapEnabled(button: HTMLElement | SVGElement): boolean {
  if (!(button instanceof HTMLElement) || button.ariaDisabled === 'true') return false;
  button.click();
  return true;
}
