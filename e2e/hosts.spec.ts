import { expect, type Page } from '@playwright/test';
import { dialogs } from '../src/app/dialogs.ts';
import { messages as appWords } from '../src/app/messages.ts';
import { messages as findWords } from '../src/pages/browsing/find-messages.ts';
import { capabilities, outcomeNames } from '../src/pages/launcher/capabilities.ts';
import { messages as simulatorWords } from '../src/simulator/messages.ts';
import { cameraMessages } from '../src/steps/host-camera.ts';
import { messages as cardWords } from '../src/steps/identity/messages.ts';
import { messages as uiWords } from '../src/ui/inputs/messages.ts';
import { eachHost } from './support/each-host.ts';
import { answerAs, stored } from './support/host-walk.ts';
import { test } from './support/own-sandbox.ts';
import { givePhoto } from './support/photo.ts';
import { newOrder, injectFault } from './support/sandbox.ts';
import { addressOf } from './support/walk.ts';
import { signInAs } from './support/signed-in.ts';

const android = eachHost.find(({ lob }) => lob === 'app_android');

test.describe('in the Android app', () => {
  test.use({ userAgent: android?.userAgent ?? '' });

  test('a session ended elsewhere is reported, and confirming signs in again in the app', async ({
    ownPage: page,
  }) => {
    await injectFault(page, 'order.list', '401');
    await page.goto('/mwap/orderList');

    const dialog = page.getByRole('dialog', { name: dialogs.signedOut.title.zh });
    await expect(dialog).toContainText(dialogs.signedOut.text.zh);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: appWords.confirm.zh }).click();
    await answerAs(page, 'login', 'ok', 'zh');

    await expect(page.getByRole('link', { name: /¥|元/ }).first()).toBeVisible();
    expect(await stored(page, 'token')).toBe('sandbox-token-zhang');
  });

  test("a photo is taken by the app's camera, and by the phone's own once the app has refused", async ({
    ownPage: page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'BOC', 330);
    await signInAs(page, token);
    await page.goto(addressOf({ orderNo, action: 330 }));
    const front = page.getByRole('group', { name: cardWords.front.zh });
    const back = page.getByRole('group', { name: cardWords.back.zh });

    await front.getByRole('button', { name: uiWords.takePhoto.zh }).click();
    await answerAs(page, 'take-photo', 'ok', 'zh');
    await expect(front.getByText(uiWords.photoSent.zh)).toBeVisible();
    await back.getByRole('button', { name: uiWords.takePhoto.zh }).click();
    await answerAs(page, 'take-photo', 'denied', 'zh');

    await expect(page.getByText(cameraMessages.denied.zh)).toBeVisible();
    await expect(back.getByLabel(uiWords.takePhoto.zh)).toHaveAttribute('capture', 'environment');
    await givePhoto(page, cardWords.back.zh);
  });

  test("the funder's page of the credit authorization is shown by the app", async ({
    ownPage: page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'SY_FINANCE', 1501);
    await signInAs(page, token);
    await page.goto(addressOf({ orderNo, action: 1501 }));
    await page.getByRole('button', { name: '前往授权' }).click();
    await answerAs(page, 'credit-authorization', 'ok', 'zh');

    const shown = page.getByRole('dialog', { name: simulatorWords.onTop.zh });
    const open = shown.getByRole('link', { name: simulatorWords.open.zh });
    await expect(open).toHaveAttribute('target', '_blank');
    await answerBankPage(page, (await open.getAttribute('href')) ?? '');
    await shown.getByRole('button', { name: simulatorWords.close.zh }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('授权成功');
  });

  test('loads the console only when the app asks for it, and logs nothing about the customer', async ({
    ownPage: page,
  }) => {
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    await page.goto('/mwap/orderList?phone=13800138000');
    await expect(page.getByRole('link', { name: /¥|元/ }).first()).toBeVisible();
    expect(parts.join()).not.toContain('/Console-');

    await page.evaluate(() =>
      window.postMessage({ type: 'console', open: true }, window.location.origin),
    );
    await page.getByRole('button', { name: appWords.console.zh, exact: true }).click();

    const log = page.getByRole('dialog', { name: appWords.console.zh });
    await expect(log).toContainText('order.list ok');
    await expect(log).not.toContainText(/13800138000|sandbox-token|元/);
  });
});

/** Submits the form of the bank's page by HTTP: a second page sometimes hangs in headless Chromium. */
async function answerBankPage(page: Page, link: string): Promise<void> {
  const form = { t: new URL(link).searchParams.get('t') ?? '', answer: 'done' };
  const sent = await page.request.post(link, { form, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
}

test("a tester decides the host's outcomes: the page reports a refused location", async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/testBtn');
  await page.getByText('应用能力的回答（模拟）').click();
  await page
    .getByLabel(capabilities.location.words.zh, { exact: true })
    .selectOption({ label: outcomeNames.denied.zh });
  await page.goto('/mwap/cityList');
  await page.getByRole('button', { name: findWords.locate.zh }).click();

  await expect(page.getByRole('dialog')).toContainText(findWords.locationFailedText.zh);
});
