import { expect } from '@playwright/test';
import type { Step } from '../src/model/definition.ts';
import { headersFor } from '../tools/deploy/headers.ts';
import { fieldsOf } from '../src/steps/form/driving/fill.ts';
import { test } from './support/own-sandbox.ts';
import { watch } from './support/screen.ts';
import { definitions, ordinary, startWalk, walkOn } from './support/walk.ts';
import { nightly } from './support/nightly.ts';

test('the app is served with every security header', async ({ ownPage: page }) => {
  const response = await page.goto('/mwap/orderList');

  expect(response?.headers()).toMatchObject(headersFor({}, await response?.text()));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the content security policy blocks an injected script or style', async ({
  ownPage: page,
}) => {
  const problems = watch(page);
  await page.goto('/mwap/orderList');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    document.body.append(script, style);
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="display: none">x</p>');
  });

  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(problems.join()).toContain('Content Security Policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#styled')).toBeVisible();
});

/** Flows with a camera and a signature; photos, lists and sheets; the funder's page. */
for (const [funder, action] of [
  ['GONGTOU_FINANCE', 335],
  ['SELF_OPERATED', 100],
  ['GONGTOU_FINANCE', 320],
] as const) {
  test(
    `${funder} ${action} runs from start to end under the strict policy`,
    action === 335 ? {} : nightly,
    async ({ ownPage: page }) => {
      expect(definitions.map((definition) => definition.funder)).toContain(funder);
      const problems = watch(page);
      const walk = await startWalk(page, funder, ordinary(action));

      const last = await walkOn(walk, () => false);

      expect(last?.ends).toBe('success');
      expect(problems).toEqual([]);
    },
  );
}

test('personal answers are there after a reload, and in no storage in plain text', async ({
  ownPage: page,
}) => {
  const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
  const hasPersonalText = (step: Step) => personalTexts(step).length > 0;
  const step = await walkOn(walk, hasPersonalText);
  if (!step) throw new Error('Bug: the flow asks for nothing personal.');
  await expect(page.locator('[data-status=editing]')).toBeVisible();
  for (const [index, name] of personalTexts(step).entries()) {
    const input = page.locator(`#field-${name}`);
    await input.fill(`1390000765${index}`);
    await input.blur();
  }
  const sealed = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(sealed).toContain('sealed:session:');
  const inputs = personalTexts(step).map((name) => page.locator(`#field-${name}`));
  await inputs[0]?.fill('13900007659');

  await page.reload();

  for (const [index, input] of inputs.entries()) {
    await expect(input).toBeVisible();
    await expect
      .poll(async () => (await input.inputValue()).replaceAll(' ', ''))
      .toBe(`1390000765${index === 0 ? 9 : index}`);
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain('session:');
  expect(stored).not.toContain('1390000765');
});

/** Fields that a phone number can be typed into and whose answers are stored encrypted. */
function personalTexts(step: Step): string[] {
  const questions = Object.entries(fieldsOf(step)).filter(
    ([name, field]) =>
      field.type === 'phone' && !('when' in field) && step.personal?.includes(name),
  );
  return questions.map(([name]) => name);
}
