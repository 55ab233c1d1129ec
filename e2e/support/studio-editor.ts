import type { Page } from '@playwright/test';

/** The text of the file in the studio. */
export const editor = (page: Page) => page.getByRole('textbox', { name: '文件内容' });

/** Replaces the first `from` in the editor, by keyboard alone. */
export async function typed(page: Page, from: string, to: string) {
  await editor(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(from);
  // The search field reads its text on keyup, and Playwright types Chinese characters without one.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type(to);
}
