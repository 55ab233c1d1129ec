import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Step } from '../../src/model/definition.ts';
import { driverOf, submit } from './acts.ts';
import { recordsInteractions } from './interactions.ts';

/** Checks that hold on every screen: focus, address, title and texts. */
export async function expectScreen(page: Page, step: Step, again: boolean): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  // After a refusal the focus may be at the field to be corrected; the field of a code has it at once.
  const place = again || driverOf(step).focusesFirstInput ? 'main :focus' : 'h1:focus';
  await expect(page.locator(`${place}, dialog[open] :focus`)).toHaveCount(1);
  if (step.path !== undefined)
    await expect(page).toHaveURL(({ pathname }) => pathname === `/mwap${step.path}`);
  const title = await heading.innerText();
  expect(title).not.toBe('');
  await expect(page).toHaveTitle(title);
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}]|=(answers|order|result)\b/);
}

/** Expects no accessibility violation (WCAG 2.2, levels A and AA). */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (recordsInteractions) return;
  // Without foreign frames axe needs no second page to collect its results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${name}: ${id} ${html} ${any[0]?.message ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** Submits an incomplete form: the first invalid field gets the focus, and the page stays accessible. */
export async function expectRefusal(page: Page, step: Step): Promise<void> {
  const emptied = page
    .locator('main input:is([type=text],[type=tel],[type=email]):enabled')
    .first();
  if (driverOf(step).refuses === 'emptied' && (await isComplete(page))) {
    if (!(await emptied.isVisible())) return;
    await emptied.fill('');
  }
  await submit(page);
  await expect(
    page.locator('main [aria-invalid=true], main [role=group][aria-describedby]').first(),
  ).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step.id);
  await expectAccessible(page, `${step.id}, refused`);
}

function isComplete(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => {
    const inputs = [...main.querySelectorAll<HTMLInputElement>('[aria-required=true]')];
    const groups = [...main.querySelectorAll('[role=radiogroup], [role=group]')];
    return (
      inputs.every((input) => input.getAttribute('role') === 'radiogroup' || input.value !== '') &&
      groups.every((group) => group.querySelector(':checked') || !group.querySelector('input'))
    );
  });
}

/** Whether one of these names has not been checked in this run yet, by any worker. */
export function isNew(info: TestInfo, names: readonly string[]): boolean {
  const folder = join(info.project.outputDir, 'looked-at');
  mkdirSync(folder, { recursive: true });
  const first = names.filter((name) => {
    try {
      mkdirSync(join(folder, name.replaceAll('/', '+')));
      return true;
    } catch {
      return false;
    }
  });
  return first.length > 0;
}

/** Collects page errors and console errors, failed requests among them. */
export function watch(page: Page, expected: RegExp = /^$/): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expected.test(text)) problems.push(text);
  });
  return problems;
}
