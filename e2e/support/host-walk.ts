import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/model/definition.ts';
import { capabilityMessages, outcomeMessages } from '../../src/simulator/messages.ts';
import type { HostOutcome } from '../../src/simulator/answers.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { expectUsable } from './every-screen.ts';

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name), key);
}

/** All entries of both storages. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  );
}

/** Answers a host capability on the tester's sheet. */
export async function answerAs(
  page: Page,
  capability: string,
  outcome: HostOutcome,
  language: Language,
): Promise<void> {
  const sheet = page.getByRole('dialog', {
    name: capabilityMessages[capability]?.[language] ?? '',
  });
  const button = sheet.getByRole('button', {
    name: outcomeMessages[outcome][language],
    exact: true,
  });
  await expect(sheet).toBeVisible();
  if (!(await button.isVisible())) await sheet.locator('summary').click();
  await button.click();
  await expect(sheet).toHaveCount(0);
}

/** Expects that a page is shown: its heading has the focus, nothing is loading, and nothing is wider than the screen. */
export async function expectArrived(page: Page, heading: string | RegExp): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(heading);
  await expect(h1).toBeFocused();
  await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
  await expectUsable(page);
}

/** A pattern for a text on a page in which each placeholder matches anything. */
export function named(words: LocalizedText, language: Language): RegExp {
  const parts = words[language]
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
