import { expect, type Page } from '@playwright/test';
import { messages as appWords } from '../src/app/flow/messages.ts';
import { messages as signWords } from '../src/steps/sign/messages.ts';
import { messages as videoWords } from '../src/steps/video/messages.ts';
import { drawSignature, readUntil } from './support/acts.ts';
import { eachHost } from './support/each-host.ts';
import { openInterviewer } from './support/interviewer.ts';
import { inWallet, openCashier, payWith } from './payments/paying.ts';
import { arriveAt, ordinary, startWalk, walkOn, walkTo } from './support/walk.ts';
import { test } from './support/own-sandbox.ts';
import { nightlyExcept } from './support/nightly.ts';

const enlarge = (page: Page) => page.getByRole('button', { name: /^(放大查看|Enlarge)/ }).first();
const car = '/mwap/carDetail?carId=N10001&cityspell=beijing&tokentype=wap';

for (const { name, userAgent } of eachHost)
  test.describe(name, () => {
    test.use({ userAgent });
    test(
      'Back closes the picture that is open, and only then leaves the car',
      nightlyExcept(name, ['a browser on a phone', "the messaging app's browser"]),
      async ({ page }) => {
        await page.goto('/mwap/newCar');
        await page.goto(car);
        await enlarge(page).click();
        await expect(dialog(page)).toBeVisible();

        await page.goBack();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(/carDetail/i);

        await page.goBack();
        await expect(page).toHaveURL(/newCar/);
      },
    );
  });

test('an overlay closed by its own button leaves no history entry that Back would waste', async ({
  page,
}) => {
  await page.goto('/mwap/newCar');
  await page.goto(car);
  for (const _ of [1, 2]) {
    await enlarge(page).click();
    await dialog(page).getByRole('button', { name: '关闭' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }

  await page.goBack();

  await expect(page).toHaveURL(/newCar/);
});

test('a reload with a picture open closes it, and Back leaves the page', async ({ page }) => {
  await page.goto('/mwap/newCar');
  await page.goto(car);
  await enlarge(page).click();
  await expect(dialog(page)).toBeVisible();

  await page.reload();
  await expect(enlarge(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();

  await expect(page).toHaveURL(/newCar/);
});

test('Back closes the list of a form, and the answers stay', async ({ page }) => {
  const walk = await startWalk(page, 'SELF_OPERATED', ordinary(100));
  const sheet = page.locator('main button[aria-haspopup=dialog]').first();
  await walkOn(
    walk,
    () => false,
    async () => {
      if (await sheet.isVisible()) throw new Found();
    },
  ).catch((end: unknown) => {
    if (!(end instanceof Found)) throw end;
  });
  const step = await page.locator('[data-step]').getAttribute('data-step');
  await sheet.click();
  await expect(dialog(page)).toBeVisible();

  await page.goBack();

  await expect(dialog(page)).toHaveCount(0);
  await arriveAt(page, step ?? '');
});

test('Back in a live interview asks for confirmation, and staying continues it', async ({
  page,
}) => {
  const walk = await startWalk(page, 'SELF_OPERATED', ordinary(360));
  await walkTo(walk, 'call');
  await page.getByRole('button', { name: videoWords.start.zh }).click();
  await openInterviewer(page, walk.orderNo, 'watch');
  const call = page.locator('[data-kind=video]');
  await expect(call).toHaveAttribute('data-status', 'talking');

  await page.goBack();
  await expect(dialog(page)).toContainText(videoWords.hangUpSure.zh);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(call).toHaveAttribute('data-status', 'talking');

  await page.getByRole('button', { name: '返回', exact: true }).click();
  await dialog(page).getByRole('button', { name: videoWords.hangUp.zh }).click();
  await expect(call).toHaveAttribute('data-status', 'cut');
});

test('Back from a drawn signature that is not submitted asks for confirmation', async ({
  page,
}) => {
  const walk = await startWalk(page, 'SELF_OPERATED', ordinary(300));
  const step = await walkOn(walk, ({ kind }) => kind === 'sign');
  await toPad(page);
  await drawSignature(page);

  await page.goBack();
  await expect(dialog(page)).toContainText(signWords.unsent.zh);
  await dialog(page).getByRole('button', { name: signWords.keepDrawing.zh }).click();
  await arriveAt(page, step?.id ?? '');

  await page.goBack();
  await dialog(page).getByRole('button', { name: signWords.leave.zh }).click();
  await expect(page.locator(`[data-step="${step?.id}"]`)).toHaveCount(0);
});

test.describe('a payment under way', () => {
  test.use({ userAgent: eachHost.find(({ lob }) => lob === 'weChat')?.userAgent ?? '' });
  test('is left only after a confirmation, and goes on', async ({ page }) => {
    const { orderNo } = await openCashier(page);
    await payWith(page, 'WxPay');
    await inWallet(page, 'lost');
    await page.route('**/payment/status**', (route) => route.abort());
    const question = page.getByRole('dialog', { name: appWords.leaving.zh });

    await page.goBack();
    await question.getByRole('button', { name: appWords.stay.zh }).click();
    await expect(question).toHaveCount(0);
    await expect(page.locator('[data-step]')).toBeVisible();
    await page.goBack();
    await question.getByRole('button', { name: appWords.leave.zh }).click();

    await expect(page).toHaveURL(new RegExp(`orderDetail\\?orderNo=${orderNo}`));
  });
});

class Found extends Error {}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

async function toPad(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: '同意并签名' });
  await readUntil(page, agree);
  await agree.click();
  await expect(page.getByRole('button', { name: '提交签名' })).not.toHaveAttribute('aria-busy');
}
