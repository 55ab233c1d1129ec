import { expect, type Page } from '@playwright/test';
import { dialogs } from '../src/app/dialogs.ts';
import { messages as appWords } from '../src/app/messages.ts';
import { requestOverHttp } from '../tools/sandbox/testing/http-request.ts';
import { eachHost } from './support/each-host.ts';
import { answerAs } from './support/host-walk.ts';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { newOrder, injectFault } from './support/sandbox.ts';
import { visitor } from './support/signed-in.ts';
import { ownPhone, signInWith } from './support/signing-in.ts';
import { addressOf } from './support/walk.ts';

const android = eachHost.find(({ lob }) => lob === 'app_android');
const carPage = '/mwap/carDetail?carId=N10001&cityspell=beijing';
/** Texts about an ended session, which a visitor must never see. */
const ended = /失效|过期|其他设备/;

function colours(page: Page) {
  return page.getByRole('group', { name: '外观颜色' }).getByRole('radio');
}

/** Chooses another colour than the default one, and orders the car. */
async function orderInSecondColour(page: Page, query = ''): Promise<void> {
  await page.goto(carPage + query);
  await colours(page).nth(1).check();
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
}

test.use({ storageState: visitor });
test.beforeEach(resetSandbox);

test('a visitor who orders a car is redirected to the login, and back to the plan in the chosen colour', async ({
  page,
}) => {
  await orderInSecondColour(page);

  await expect(page).toHaveURL(/\/mwap\/login\?back=%2FcarDetail/);
  await expect(page.locator('body')).not.toContainText(ended);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('请先登录');
  await expect(page.locator('body')).not.toContainText(ended);
  await page.getByRole('button', { name: '登录' }).click();
  await signInWith(page);

  const plan = page.getByRole('dialog', { name: '确定方案' });
  await expect(plan).toBeVisible();
  await plan.getByRole('button', { name: '关闭' }).click();
  await expect(colours(page).nth(1)).toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('a link to an order redirects a visitor to the login, and then to the order', async ({
  page,
}) => {
  const { orderNo } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await page.goto(addressOf({ orderNo, action: 335 }));

  await expect(page).toHaveURL(/\/mwap\/login\?back=%2ForderAction/);
  await expect(page.locator('body')).not.toContainText(ended);
  await signInWith(page);

  await expect(page.locator('[data-step]')).toBeVisible();
  expect(page.url()).toContain(orderNo);
});

test('a visitor at a flow for members signs in first, and is back at it', async ({ page }) => {
  await page.goto('/mwap/HZownCar');

  await expect(page).toHaveURL(/\/mwap\/login\?back=%2FHZownCar/);
  await signInWith(page);
  await expect(page).toHaveURL(/\/mwap\/HZownCar/);
  await expect(page.locator('[data-step]')).toBeVisible();
});

test('a visitor sees whose invitation it is, and helps after signing in', async ({
  page,
  sandbox,
}) => {
  const li = { token: 'sandbox-token-li' };
  const send = (endpoint: 'campaign.standing' | 'campaign.start', body: object) =>
    requestOverHttp(sandbox.url, endpoint, { ...body }, li);
  const { body: now } = await send('campaign.standing', { kind: 'bargain' });
  const { campaign, cars } = now.data as { campaign: string; cars: { carId: string }[] };
  const { body } = await send('campaign.start', { campaign, carId: cars[0]?.carId });
  const { invite } = body.data as { invite: string };
  await page.goto(`/mwap/inviteBargain?campaign=${campaign}&invite=${invite}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('李** 邀请您助力');
  await expect(page.locator('main')).toContainText('¥1,000.00');
  await page.getByRole('button', { name: '帮 TA 砍一刀' }).click();
  await expect(page).toHaveURL(/\/mwap\/login\?back=%2FinviteBargain/);
  await signInWith(page);
  await page.getByRole('button', { name: '帮 TA 砍一刀' }).click();

  await expect(page.getByText(/已帮好友砍掉/)).toBeVisible();
});

test('where storage is denied a token in the address signs in for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  await page.goto(`/mwap/orderList?token=sandbox-token-zhang&phone=${ownPhone}`);

  await expect(page.getByRole('link', { name: /¥|元/ }).first()).toBeVisible();
  expect(page.url()).not.toMatch(/token|phone/);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(ownPhone);
});

test('after signing in as another customer nothing chosen before is left', async ({ page }) => {
  const plan = page.getByRole('dialog', { name: '确定方案' });
  await orderInSecondColour(page, `&token=sandbox-token-zhang&phone=${ownPhone}`);
  await expect(plan).toBeVisible();
  // With the clock stopped: nothing waits for a time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.reload();
  await expect(plan).toBeVisible();
  await page.clock.resume();

  await page.goto(`${carPage}&token=sandbox-token-li&phone=13700137002`);

  await expect(page.locator('[data-step=car]')).toBeVisible();
  await expect(colours(page).first()).toBeChecked();
  await expect(plan).toHaveCount(0);
});

test('on the page of a car a failing channel is reported in a dialog, and confirming reloads it', async ({
  page,
}) => {
  await injectFault(page, 'car.detail', '5xx');
  await page.goto(carPage);
  const dialog = page.getByRole('dialog', { name: dialogs.busy.title.zh });
  await expect(dialog).toContainText(dialogs.busy.text.zh);

  await dialog.getByRole('button', { name: appWords.reload.zh }).click();

  await expect(page.locator('[data-step=car]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('in the Android app', () => {
  test.use({ userAgent: android?.userAgent ?? '' });

  test('a visitor who orders is signed in by the app, once and without a message, and is at the plan', async ({
    page,
  }) => {
    await orderInSecondColour(page);

    await answerAs(page, 'login', 'ok', 'zh');

    const plan = page.getByRole('dialog', { name: '确定方案' });
    await expect(plan).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ended);
  });
});
