import { expect, type Page } from '@playwright/test';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { ordinary, startWalk, walkTo } from './support/walk.ts';

test.use({ reuseContext: true });

const pin = (page: Page) => page.getByRole('textbox', { name: '签约密码', exact: true });
const refuse = (page: Page, code: string, msg: string) =>
  page.route('**/api/certificate/check-pin', (route) =>
    route.fulfill({ json: { code, msg, data: null } }),
  );

async function tryPin(page: Page, value: string): Promise<void> {
  await pin(page).fill(value);
  await page.getByRole('button', { name: '下一步' }).click();
}

test.beforeEach(resetSandbox);

test('after too many wrong PINs the page says it is locked, with links to go on', async ({
  page,
}) => {
  const walk = await startWalk(page, 'TONGDA_FINANCE', ordinary(1103));
  await walkTo(walk, 'pin');
  await refuse(page, 'PIN_WRONG', '签约密码不正确，还可以再试 1 次');
  await tryPin(page, '294857');
  await expect(pin(page)).toBeFocused();
  await expect(pin(page)).toHaveAccessibleDescription(/还可以再试 1 次/);

  await refuse(page, 'PIN_LOCKED', '签约密码连续输错 5 次，已锁定 30 分钟');
  await tryPin(page, '294858');
  await expect(page.getByRole('heading', { level: 1, name: '签约密码已锁定' })).toBeFocused();
  await expect(page.getByText('30 分钟后再试')).toBeVisible();

  await page.getByRole('button', { name: '再次输入密码' }).click();
  await expect(pin(page)).toBeVisible();
  await tryPin(page, '294858');
  await page.getByRole('button', { name: '回到订单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible();
});

test('a PIN that is too easy is refused at its field', async ({ ownPage: page }) => {
  const walk = await startWalk(page, 'TONGDA_FINANCE', ordinary(1102));
  await walkTo(walk, 'secret');
  await pin(page).fill('123456');
  await page.getByRole('textbox', { name: '再次输入' }).fill('123456');
  await page.getByRole('button', { name: '下一步' }).click();

  await expect(pin(page)).toBeFocused();
  await expect(pin(page)).toHaveAccessibleDescription(/过于简单/);
});
