import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { RecordedDelay } from '../../tools/bench/recorded-delay.ts';

const file = process.env['E2E_INTERACTIONS'];
/** Milliseconds after a tap in which nobody looks into the page. */
const rest = 700;

/** Nothing else may use the page's processor then. */
export const recordsInteractions = file !== undefined;

/** Where the variable names a file: slows the page's processor by four and writes down how long each tap takes. */
export async function recordInteractions(page: Page, test: string): Promise<void> {
  if (file === undefined) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.exposeBinding('recordDelay', (_, delay: Omit<RecordedDelay, 'test'>) => {
    appendFileSync(file, `${JSON.stringify({ ...delay, test })}\n`);
  });
  await page.addInitScript(observeDelays, rest);
  tapAsPeopleDo(page);
}

/** A finger rests for a moment, and nobody looks into the page before it has come to rest: looking takes its processor. */
function tapAsPeopleDo(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('*')) as Locator & { isSlow?: true };
  if (locators.isSlow) return;
  // oxlint-disable-next-line typescript/unbound-method -- called below with the locator
  const { click } = locators;
  locators.isSlow = true;
  locators.click = async function (this: Locator, options = {}) {
    await click.call(this, { delay: 80, ...options });
    await setTimeout(rest);
  };
}

declare global {
  var recordDelay: ((delay: Omit<RecordedDelay, 'test'>) => void) | undefined;
}

/** Runs in the page, before anything else. */
function observeDelays(undisturbed: number): void {
  /** By time of the event: afterwards another step may be on the screen. */
  const tapTargets = new Map<number, { step: string; on: string }>();
  let tapped = { at: Number.NEGATIVE_INFINITY, step: '', on: '' };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        const step = document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? '';
        const element =
          target instanceof Element ? target.closest('button, a, label, input') : null;
        const name = element?.getAttribute('name') ?? element?.textContent ?? '';
        const on = element ? `${element.tagName.toLowerCase()} ${name.trim().slice(0, 20)}` : type;
        tapTargets.set(timeStamp, { step, on });
        if (type === 'click') tapped = { at: timeStamp, step, on };
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { duration, startTime, interactionId } = entry;
      const what = tapTargets.get(startTime);
      if (interactionId > 0 && what)
        globalThis.recordDelay?.({ kind: 'tap', id: interactionId, duration, ...what });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      const { at, step, on } = tapped;
      if (startTime + duration > at && startTime < at + undisturbed)
        globalThis.recordDelay?.({ kind: 'task', id: 0, duration, step, on });
    }
  }).observe({ type: 'longtask' });
}
