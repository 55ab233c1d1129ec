import { expect } from '@playwright/test';
import { securityHeaders } from '../tools/sandbox/headers.ts';
import { test } from './own-sandbox.ts';
import { watch } from './screen.ts';
import { definitions, ordinary, startWalk, walkOn } from './walk.ts';

test('the app is served with every security header', async ({ ownPage: page }) => {
  const response = await page.goto('/mwap/orderList');

  expect(response?.headers()).toMatchObject(securityHeaders);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the policy is in force: a script written into the page does not run', async ({
  ownPage: page,
}) => {
  const problems = watch(page);
  await page.goto('/mwap/orderList');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });

  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(problems.join()).toContain('Content Security Policy');
});

/** Camera and signature; photos, lists and sheets; the funder's page. */
for (const [funder, action] of [
  ['GONGTOU_FINANCE', 335],
  ['SELF_OPERATED', 100],
  ['GONGTOU_FINANCE', 320],
] as const) {
  test(`${funder} ${action} runs from start to end under the strict policy`, async ({
    ownPage: page,
  }) => {
    expect(definitions.map((definition) => definition.funder)).toContain(funder);
    const problems = watch(page);
    const walk = await startWalk(page, funder, ordinary(action));

    const last = await walkOn(walk, () => false);

    expect(last?.ends).toBe('success');
    expect(problems).toEqual([]);
  });
}
