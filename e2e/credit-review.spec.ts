import { expect, type Page } from '@playwright/test';
import { ordinary, startWalk, walkOn } from './support/walk.ts';
import { test } from './support/own-sandbox.ts';
import { nightlyExcept } from './support/nightly.ts';

/** Includes the taps on the lender's own page. */
const most = 45;

for (const [name, answers] of [
  ['who is employed and single', { employment: 'employed', marriage: '10' }],
  ['who is employed and married', { employment: 'employed', marriage: '20' }],
] as const) {
  test(
    `a customer ${name} completes the credit review in at most ${most} taps`,
    nightlyExcept(name, ['who is employed and married']),
    async ({ page }) => {
      await countTaps(page);
      // Of a bank that is known by its number, and chosen by it.
      const card = { bankAcctNo: '6222021234567890128' };
      const walk = await startWalk(page, 'GUOTAI_FINANCE', ordinary(100, { ...answers, ...card }));

      const last = await walkOn(walk, () => false);

      expect(last?.ends).toBe('success');
      const taps = await tapsIn(page);
      const sum = Object.values(taps).reduce((whole, one) => whole + one, 0);
      expect(sum, JSON.stringify(taps)).toBeLessThanOrEqual(most);
    },
  );
}

/** Counts one tap for each click outside of text fields and each entry into one, and two for a choice from a list and for a photo. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (many: number) => {
      const step = document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '';
      const taps = JSON.parse(sessionStorage.getItem('taps') ?? '{}') as Record<string, number>;
      taps[step] = (taps[step] ?? 0) + many;
      sessionStorage.setItem('taps', JSON.stringify(taps));
    };
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type));
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (isTrusted && !isText(target)) count(1);
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (isText(target)) count(1);
      },
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count(2);
        else if (target instanceof HTMLInputElement && target.type === 'file') count(2);
      },
      true,
    );
  });
}

/** Taps by step. */
async function tapsIn(page: Page): Promise<Record<string, number>> {
  const taps = await page.evaluate(() => sessionStorage.getItem('taps'));
  return JSON.parse(taps ?? '{}') as Record<string, number>;
}
