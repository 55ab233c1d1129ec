import { expect, type Page } from '@playwright/test';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';

const showingCents = Object.entries(kindDrivers).flatMap(([kind, one]) =>
  one.showsCents ? [kind] : [],
);

/** What a screen shows, with the figures that the next screen of the walk is compared with. */
export interface ScreenReport {
  screen: string;
  toast: string;
  at: number | undefined;
  of: number | undefined;
  faults: string[];
}

/** Checks that hold on every screen of every walk, in a single evaluation, so that they take almost no time. */
export async function expectUsable(page: Page, before?: ScreenReport): Promise<ScreenReport> {
  const report = await page.evaluate(inspectPage, showingCents);
  const faults = [...report.faults];
  if (before && before.screen !== report.screen) {
    if (report.toast !== '' && report.toast === before.toast)
      faults.push(`still says what was said before: ${report.toast}`);
    if (before.of !== undefined && report.of !== undefined && before.of !== report.of)
      faults.push(`counts ${report.of} screens after ${before.of}`);
  }
  if (report.at !== undefined && report.of !== undefined && report.at > report.of)
    faults.push(`is screen ${report.at} of ${report.of}`);
  expect(faults, `${page.url()} ${report.screen}`).toEqual([]);
  // A screen without a total does not contradict the last one shown.
  return { ...report, of: report.of ?? before?.of };
}

/** Runs in the page, so it can use nothing of this module. */
function inspectPage(showingCents: readonly string[]): ScreenReport {
  const faults: string[] = [];
  const step = document.querySelector<HTMLElement>('[data-step]');
  const heading = document.querySelector('h1');
  const main = document.querySelector('main');
  const text = main?.innerText ?? '';
  if (!heading?.textContent?.trim()) faults.push('has no title');

  const back = document.querySelector('header button[aria-label]');
  const tabs = document.querySelector('nav[data-bar]');
  if (!back && !tabs && !document.querySelector('dialog[open]')) faults.push('has no way back');

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px wider`);

  // A modal dialog covers all buttons, and a loading page has none yet.
  const covered = document.querySelector('dialog[open], main [aria-busy=true]');
  for (const button of covered ? [] : document.querySelectorAll('[data-bar] :is(button, a)')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInView = y >= 0 && y < window.innerHeight;
    const place = isInView ? document.elementFromPoint(x, y) : button;
    if (!place || !(button.contains(place) || place.contains(button)))
      faults.push(`"${button.textContent}" is covered by ${place?.outerHTML.slice(0, 80)}`);
    if (top + window.scrollY + height > document.documentElement.scrollHeight + 1)
      faults.push(`"${button.textContent}" cannot be scrolled to`);
  }

  if (/\d\.\d{3,}\s*万/.test(text)) faults.push('writes 万 with more than two decimals');
  if (showingCents.includes(step?.dataset.kind ?? '') && /¥\s?[\d,]+(?![\d,.])/.test(text))
    faults.push('writes a sum without its cents');
  if (document.documentElement.lang === 'en') {
    const ours = [...document.querySelectorAll('h1, main label, main legend, [data-bar] button')];
    const other = ours.find((one) => /\p{Script=Han}/u.test(one.textContent ?? ''));
    if (other) faults.push(`says in Chinese: ${other.textContent}`);
  }

  const progress = document.querySelector<HTMLProgressElement>('header progress');
  const toasts = [...document.querySelectorAll<HTMLElement>('output[aria-live=polite]')];
  return {
    screen: step ? `${step.dataset.step} ${step.dataset.visit}` : window.location.pathname,
    toast: toasts.map((one) => one.innerText).join(''),
    at: progress?.value,
    of: progress?.max,
    faults,
  };
}
