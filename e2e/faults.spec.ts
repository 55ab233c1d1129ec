import { expect, type Page } from '@playwright/test';
import { messages as uiWords } from '../src/ui/messages.ts';
import { unsureText, whatHappened } from '../src/steps/unreachable.ts';
import { submit, toast } from './support/acts.ts';
import { expectSoon } from './support/clock.ts';
import { test } from './support/own-sandbox.ts';
import { clearFaults, codeFor, injectFault, timesDone } from './support/sandbox.ts';
import { signInWith } from './support/signing-in.ts';
import { addressOf, arriveAt, ordinary, startWalk, walkOn, walkTo } from './support/walk.ts';
import { type FlowWalk } from './support/walk-types.ts';
import { nightlyExcept } from './support/nightly.ts';

test.use({ reuseContext: true });

const again = { name: '再试一次' };
const cardNumber = '6222021234567890128';

interface AtTheCode extends FlowWalk {
  code: string;
}

type Binding = readonly [funder: string, action: number];

/** The shortest flow that binds a card: a fault affects the write alike in every flow. */
const nothingElse: Binding = ['BOC', 1201];
/** Has steps before and after the binding, which need the answers given before the fault. */
const inTheMiddle: Binding = ['GONGTOU_FINANCE', 335];

/** Walks to the code, whose last digit binds the card. */
async function atTheCode(page: Page, [funder, action] = nothingElse): Promise<AtTheCode> {
  const walk = await startWalk(page, funder, ordinary(action, { bankAcctNo: cardNumber }));
  await walkTo(walk, 'verify');
  return { ...walk, code: await codeFor(page, walk.phone) };
}

/** The last digit submits it. */
const enterCode = ({ page, code }: AtTheCode) => page.getByLabel('短信验证码').fill(code);

/** Walks to the end, and expects that exactly one card was bound. */
async function expectOneCard(walk: FlowWalk): Promise<void> {
  const last = await walkOn(walk, () => false);
  expect(last?.ends).toBe('success');
  expect(await timesDone(walk.page, walk.orderNo, 'card-bound')).toBe(1);
}

test.describe('the platform fails while a card is bound', () => {
  for (const [fault, why, flow] of [
    ['5xx', 'server', nothingElse],
    ['5xx-after', 'server', inTheMiddle],
    ['busy', 'busy', nothingElse],
    ['html', 'broken', nothingElse],
    ['broken', 'broken', nothingElse],
  ] as const) {
    test(
      `${fault}: the customer is told, tries again, and one card is bound`,
      nightlyExcept(fault, ['5xx-after']),
      async ({ ownPage: page }) => {
        const walk = await atTheCode(page, flow);
        await injectFault(page, 'bank-card.bind', fault);
        await enterCode(walk);

        await expect(page.getByRole('alert')).toContainText(whatHappened[why].title.zh);
        await expect(page.getByRole('alert')).toContainText(unsureText.zh);
        await page.getByRole('button', again).click();

        await expectOneCard(walk);
      },
    );
  }

  for (const fault of ['drop-before', 'drop-after', 'processing', 'duplicate'] as const) {
    test(
      `${fault}, once: nobody notices, and one card is bound`,
      nightlyExcept(fault, ['drop-after']),
      async ({ ownPage: page }) => {
        const walk = await atTheCode(page);
        await injectFault(page, 'bank-card.bind', fault);
        await enterCode(walk);

        await expectOneCard(walk);
      },
    );
  }

  for (const [fault, why] of [
    ['drop-before', 'offline'],
    ['drop-after', 'offline'],
    ['processing', 'timeout'],
  ] as const) {
    test(
      `${fault}, again and again: the customer is told, tries again, and one card is bound`,
      nightlyExcept(fault, ['drop-after']),
      async ({ ownPage: page }) => {
        await page.clock.install();
        const walk = await atTheCode(page);
        // A browser itself repeats a request whose kept-alive connection was dropped.
        await injectFault(page, 'bank-card.bind', fault, { times: 99 });
        await enterCode(walk);

        await expectSoon(page.getByText(whatHappened[why].title.zh));
        await expect(page.getByRole('alert')).toContainText(unsureText.zh);
        await clearFaults(page);
        await page.getByRole('button', again).click();

        await expectOneCard(walk);
      },
    );
  }

  test('no response for two minutes: the customer is told, retries, and one card is bound', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const walk = await atTheCode(page);
    await injectFault(page, 'bank-card.bind', 'delay', { ms: 3000 });
    const request = page.waitForRequest(/bankCard\/bind/);
    await enterCode(walk);
    await request;
    await page.clock.fastForward(121_000);

    await expect(page.getByRole('alert')).toContainText(whatHappened.timeout.title.zh);
    await page.getByRole('button', again).click();

    await expectOneCard(walk);
  });

  test('401: the customer is told, signs in, and goes on with everything typed still there', async ({
    ownPage: page,
  }) => {
    const walk = await atTheCode(page);
    await injectFault(page, 'bank-card.bind', '401');
    await enterCode(walk);

    await expect(page.getByRole('alert')).toContainText(whatHappened['signed-out'].title.zh);
    expect(await timesDone(page, walk.orderNo, 'card-bound')).toBe(0);
    await expect(toast(page)).toHaveText('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: '登录' }).click();
    await signInWith(page);

    await expectOneCard(walk);
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  test("a refusal: the platform's message, and the form as filled in", async ({
    ownPage: page,
  }) => {
    const walk = await atTheCode(page, inTheMiddle);
    await injectFault(page, 'bank-card.bind', 'refused');
    await enterCode(walk);

    await arriveAt(page, 'card');
    await expect(toast(page)).toContainText('平台按测试设置拒绝了这次请求');
    await expect(page.locator('#field-bankAcctNo')).toHaveValue(/6222 0212 3456 7890 128/);
    await expect(page.locator('#field-bankPhone')).toHaveValue(
      new RegExp(walk.phone.split('').join(' ?')),
    );

    await expectOneCard(walk);
  });
});

test.describe('the phone fails', () => {
  test('no network: the customer is told, the code stays typed, and the flow goes on with the network', async ({
    ownPage: page,
    context,
  }) => {
    await page.clock.install();
    const walk = await atTheCode(page, inTheMiddle);
    await context.setOffline(true);
    await enterCode(walk);

    await expectSoon(page.getByText(whatHappened.offline.title.zh));
    await page.getByRole('button', { name: '修改验证码' }).click();
    await expect(page.getByLabel('短信验证码')).toHaveValue(walk.code);
    await context.setOffline(false);
    await submit(page);
    // Otherwise the walk would resume while the code is being submitted.
    await expect(page.locator('[data-step=verify]')).toHaveCount(0);

    await expectOneCard(walk);
  });

  test('the network goes while a card is bound and comes back: one card is bound', async ({
    ownPage: page,
    context,
  }) => {
    await page.clock.install();
    const walk = await atTheCode(page, inTheMiddle);
    await page.route(/sms\/verify/, async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await enterCode(walk);

    // The screen for this state was loaded before the network failed.
    await expectSoon(page.locator('[data-status=unsure]'));
    await expect(page.getByRole('alert')).toContainText(unsureText.zh);
    await expect(page.getByText(uiWords.offline.zh)).toBeVisible();
    // It retries without a tap.
    await context.setOffline(false);

    await expectOneCard(walk);
  });

  test('two taps in one frame count as one', async ({ ownPage: page }) => {
    const walk = await atTheCode(page);
    await injectFault(page, 'bank-card.bind', '5xx-after');
    await enterCode(walk);
    await expect(page.getByRole('alert')).toContainText(unsureText.zh);

    await tapTwice(page, again.name);

    await arriveAt(page, 'done');
    expect(await timesDone(page, walk.orderNo, 'card-bound')).toBe(1);
  });

  test('the app is killed while a card is bound, and reopened: one card is bound', async ({
    ownPage: page,
    context,
  }) => {
    const walk = await atTheCode(page, inTheMiddle);
    await injectFault(page, 'bank-card.bind', 'delay', { ms: 1500 });
    const request = page.waitForRequest(/bankCard\/bind/);
    await enterCode(walk);
    await request;
    walk.page = await context.newPage();
    await page.close();
    await expect.poll(() => timesDone(walk.page, walk.orderNo, 'card-bound')).toBe(1);
    await walk.page.goto(addressOf(walk));

    // The app queries which card is bound before another can be entered.
    await arriveAt(walk.page, 'agree');

    expect(await timesDone(walk.page, walk.orderNo, 'card-bound')).toBe(1);
  });
});

async function tapTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}
