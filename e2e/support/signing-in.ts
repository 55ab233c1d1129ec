import { expect, type Page } from '@playwright/test';
import { submit } from './acts.ts';
import { codeFor } from './sandbox.ts';

/** The phone number of the sandbox's first customer, who owns its orders. */
export const ownPhone = '13800138000';

/** Signs in on the login page with the code sent to the number, and waits until the page is left. */
export async function signInWith(page: Page, phone = ownPhone): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox').check();
  await submit(page);
  const code = page.getByLabel('短信验证码');
  await expect(code).toBeEditable();
  await code.fill(await codeFor(page, phone));
  // The page after the login may be a flow, too.
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.locator('[data-step=code]')).toHaveCount(0);
}
