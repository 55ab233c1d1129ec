import { expect, type Page } from '@playwright/test';
import { messages as appWords } from '../src/app/messages.ts';
import { messages as flowMessages } from '../src/app/flow/messages.ts';
import { messages as machineWords } from '../src/machine/messages.ts';
import { messages as screenWords } from '../src/screen/step-messages.ts';
import { submit, toast } from './support/acts.ts';
import { fieldsOf } from '../src/steps/form/driving/fill.ts';
import { injectFault, newOrder } from './support/sandbox.ts';
import {
  addressOf,
  arriveAt,
  ordinary,
  startWalk,
  stepOf,
  walkOn,
  walkTo,
} from './support/walk.ts';
import { type FlowWalk } from './support/walk-types.ts';
import { signInAs } from './support/signed-in.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/own-sandbox.ts';

const orderPage = /\/mwap\/orderDetail\?/;
const phoneField = '#field-bankPhone';

test.describe('Back and Forward', () => {
  test('Back leads from every screen to the one before, with its answers', async ({ page }) => {
    const walk = await startWalk(page, 'SELF_OPERATED', ordinary(100));
    const screens: { id: string; values: string[] }[] = [];
    await walkOn(
      walk,
      (step) => step.id === 'check',
      async ({ id }) => void screens.push({ id, values: [] }),
    );
    screens.pop();

    for (const { id } of screens.toReversed()) {
      await page.goBack();

      await expectAt(walk, id);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      for (const [name, field] of Object.entries(fieldsOf(stepOf(walk, id)))) {
        if (!field.required || field.type === 'photo') continue;
        if ('when' in field || 'known' in field) continue;
        const place = page.locator(`[aria-labelledby~="field-${name}-label"], #field-${name}`);
        await expect.poll(() => valueOf(place.first()), `${id} ${name}`).not.toBe('');
      }
    }
  });

  test('Back across a completed write asks for confirmation: staying changes nothing, leaving leads to the order', async ({
    page,
  }) => {
    const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
    await walkTo(walk, 'agree');
    const question = page.getByRole('dialog', { name: flowMessages.leaving.zh });

    await page.goBack();
    await question.getByRole('button', { name: flowMessages.stay.zh }).click();
    await expect(question).toHaveCount(0);
    await expectAt(walk, 'agree');

    await page.getByRole('button', { name: '返回', exact: true }).click();
    await question.getByRole('button', { name: flowMessages.leave.zh }).click();
    await expect(page).toHaveURL(orderPage);
  });

  test('Forward is refused; the button of the screen leads on', async ({ page }) => {
    const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
    await walkTo(walk, 'card');
    await page.goBack();
    await expectAt(walk, 'intro');

    await moveAndReturn(page, 1);

    await expectAt(walk, 'intro');
    await submit(page);
    await expectAt(walk, 'card');
  });

  test('Back from the result leads to the order', async ({ page }) => {
    const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
    await walkTo(walk, 'done');

    await page.goBack();

    await expect(page).toHaveURL(orderPage);
    await expect(page.getByRole('heading', { name: '订单详情' })).toBeFocused();
  });

  test('Back from a flow opened at the order leads to the order, and from there to the list', async ({
    page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
    await signInAs(page, token);
    await page.goto('/mwap/orderList');
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '更换还款卡' }).click();
    await arriveAt(page, 'intro');
    await submit(page);
    await arriveAt(page, 'card');

    await page.getByRole('button', { name: '返回', exact: true }).click();
    await arriveAt(page, 'intro');
    await page.getByRole('button', { name: '返回', exact: true }).click();

    await expect(page).toHaveURL(orderPage);
    await page.goBack();
    await expect(page).toHaveURL(/\/mwap\/orderList$/);
  });

  test('a flow that is over leads to the order even where the browser loses its way back', async ({
    page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
    await signInAs(page, token);
    await injectFault(page, 'bank-card.status', 'refused');
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    await page.evaluate(() => (window.history.go = () => {}));

    await page.getByRole('button', { name: '更换还款卡' }).click();

    await expect(page).toHaveURL(/orderAction/);
    await expect(page).toHaveURL(orderPage);
    await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
  });
});

test.describe('addresses', () => {
  test('the address of a step without a session starts the flow and says so', async ({ page }) => {
    const order = await newOrder(page, 'GONGTOU_FINANCE', 335);
    await page.goto(addressOf({ ...order, action: 335 }, '/modifyCardThirdStepGT'));

    await arriveAt(page, 'intro');
    await expect(toast(page)).toHaveText(machineWords.startsHere.zh);
    await expect(page).toHaveURL(addressOf({ ...order, action: 335 }, '/modifyCardFirstStepGT'));
  });

  test('an unknown address leads home and says so', async ({ page }) => {
    await page.goto('/mwap/nothingHere?orderNo=HC1');

    await expect(page).toHaveURL(/\/mwap\/testIndex$/);
    await expect(toast(page)).toHaveText(appWords.unknownPage.zh);
  });

  for (const path of ['/no%0Aroom', '/no%E2%80%A8room', '/no%00room', '/orderList%0A']) {
    test(`says so of ${path} instead of showing nothing`, async ({ page }) => {
      await page.goto(`/mwap${path}`);

      await expect(toast(page)).toHaveText(appWords.unknownPage.zh);
      await expect(page).toHaveURL(/\/mwap\/testIndex$/);
    });
  }

  test('an address without an order says so and leads to the orders', async ({ page }) => {
    await page.goto('/mwap/modifyCardFirstStepGT?action=335');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(flowMessages.noOrder.zh);

    await page.getByRole('button', { name: flowMessages.toOrders.zh }).click();

    await expect(page).toHaveURL(/\/mwap\/orderList$/);
  });

  test('an unknown order is reported, with a link to go on', async ({ page }) => {
    await page.goto('/mwap/orderAction?orderNo=HC000000000000&action=335');

    await expect(page.getByRole('alert')).toHaveText(/订单/);
    await expect(page.getByRole('button', { name: flowMessages.toOrders.zh })).toBeVisible();
  });

  test('an action the funder does not have is reported with its code, at the order', async ({
    page,
  }) => {
    const { orderNo } = await newOrder(page, 'GONGTOU_FINANCE', 2301);
    await page.goto(addressOf({ orderNo, action: 2301 }));

    await expect(page).toHaveURL(orderPage);
    await expect(toast(page)).toHaveText('该功能正在开发中（2301）');
  });

  test('321 does nothing', async ({ page }) => {
    const { orderNo } = await newOrder(page, 'GONGTOU_FINANCE', 321);
    await page.goto(addressOf({ orderNo, action: 321 }));

    await expect(page.getByRole('heading', { name: '订单详情' })).toBeFocused();
    await expect(page).toHaveURL(orderPage);
    await expect(toast(page)).toHaveText('');
  });

  test("token and phone are removed from the address and stored under the platform's keys", async ({
    page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
    await page.goto(
      `${addressOf({ orderNo, action: 335 })}&token=${token}&phone=13800138000&platform=app`,
    );

    await arriveAt(page, 'intro');
    expect(page.url()).not.toMatch(/token|phone|13800138000/);
    const stored = await page.evaluate(() => [
      localStorage.getItem('token'),
      sessionStorage.getItem('phone'),
    ]);
    expect(stored).toEqual([token, '13800138000']);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  });
});

test.describe('two windows', () => {
  test('the second goes on, the first says so and can take over again', async ({
    page,
    context,
  }) => {
    const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
    await walkTo(walk, 'card');
    await page.locator(phoneField).fill('13911112222');
    await page.locator(phoneField).blur();

    const second = await context.newPage();
    await second.goto(addressOf(walk));
    await arriveAt(second, 'card');
    await expect(second.locator(phoneField)).toHaveValue(/139.?1111.?2222/);
    await second.locator(phoneField).fill('13933334444');
    await second.locator(phoneField).blur();

    await expect(page.getByText(screenWords.pausedTitle.zh)).toBeVisible();
    await page.getByRole('button', { name: screenWords.continueHere.zh }).click();
    await expect(page.locator(phoneField)).toHaveValue(/139.?3333.?4444/);
    await expect(second.getByText(screenWords.pausedTitle.zh)).toBeVisible();
  });
});

test.describe('languages and sizes', () => {
  test.use({ locale: 'en-GB' });

  test('another language changes every text and keeps the typed answers', async ({ page }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
    await signInAs(page, token);
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '更换还款卡' }).click();
    await arriveAt(page, 'intro');
    await submit(page);
    await arriveAt(page, 'card');
    await page.locator(phoneField).fill('13911112222');

    await page.getByRole('button', { name: 'English' }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new card');
    await expect(page.locator(phoneField)).toHaveValue(/139.?1111.?2222/);
    expect(await page.locator('main').innerText()).not.toMatch(/\p{Script=Han}/u);
    await expect(page).toHaveTitle('Your new card');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  for (const [funder, action] of [
    ['GONGTOU_FINANCE', 335],
    ['SELF_OPERATED', 100],
  ] as const) {
    test(
      `${funder} ${action}: nothing is wider than the phone with letters twice as large`,
      action === 100 ? nightly : {},
      async ({ page }) => {
        test.slow();
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          });
        });
        const walk = await startWalk(page, funder, ordinary(action));
        const wide: string[] = [];

        await walkOn(
          walk,
          () => false,
          async ({ id }) => {
            await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
            const [size, width] = await page.evaluate(() => [
              parseFloat(getComputedStyle(document.documentElement).fontSize),
              document.documentElement.scrollWidth,
            ]);
            expect(size).toBe(32);
            if ((width ?? 0) > 390) wide.push(`${id}: ${width}`);
          },
        );

        expect(wide).toEqual([]);
      },
    );
  }
});

async function expectAt(walk: FlowWalk, id: string): Promise<void> {
  await arriveAt(walk.page, id);
  await expect(walk.page).toHaveURL(addressOf(walk, stepOf(walk, id).path));
}

/** Moves through the history, and waits until the app has moved it back. */
async function moveAndReturn(page: Page, by: -1 | 1): Promise<void> {
  await page.evaluate(
    (distance) =>
      new Promise<void>((resolve) => {
        let moves = 0;
        window.addEventListener('popstate', () => {
          moves += 1;
          if (moves === 2) resolve();
        });
        history.go(distance);
      }),
    by,
  );
}

function valueOf(place: ReturnType<Page['locator']>): Promise<string> {
  return place.evaluate((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value;
    if (element instanceof HTMLSelectElement) return element.value;
    if (element instanceof HTMLButtonElement)
      return element.innerText === '请选择' ? '' : element.innerText;
    return element.querySelector<HTMLInputElement>(':checked')?.value ?? '';
  });
}
