import { expect, type Page } from '@playwright/test';
import { submit } from './acts.ts';
import { codeFor } from './sandbox.ts';

/** Of the sandbox's first customer, who owns its orders. */
export const ownPhone = '13800138000';

/** At the login: with a number and the code sent to it, and away from it. */
export async function signInWith(page: Page, phone = ownPhone): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox').check();
  await submit(page);
  const code = page.getByLabel('短信验证码');
  await expect(code).toBeEditable();
  await code.fill(await codeFor(page, phone));
  // The page led back to has steps of its own.
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.locator('[data-step=code]')).toHaveCount(0);
}
