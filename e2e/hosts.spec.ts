import { expect, type Page } from '@playwright/test';
import { dialogs } from '../src/api/words.ts';
import { words as appWords } from '../src/app/words.ts';
import { words as findWords } from '../src/pages/browsing/find-words.ts';
import { capabilities, ways } from '../src/pages/launcher/capabilities.ts';
import { simulatedHosts } from '../src/pages/launcher/hosts.ts';
import { capabilityWords, wayWords } from '../src/simulator/words.ts';
import { toast } from './acts.ts';
import { test } from './own-sandbox.ts';
import { spoil } from './sandbox.ts';
import { visitor } from './signed-in.ts';

const [, phone, android, , iphone, , messaging, miniProgram] = simulatedHosts.map(
  ({ userAgent }) => userAgent,
);

async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name) ?? sessionStorage.getItem(name), key);
}

for (const [name, userAgent, lob, source, address] of [
  ['the Android app', android, 'app_android', 'A01_006_006', /\/appCarDetail\?.*tokentype=app/],
  ['the iOS app', iphone, 'app_ios', 'A01_006_003', /\/appCarDetail\?.*tokentype=app/],
  ["the messaging app's browser", messaging, 'weChat', 'A01_006_002', /\/carDetail\?.*=wap/],
  ['a browser', phone, 'web', 'A01_006_012', /\/carDetail\?.*tokentype=wap/],
] as const)
  test.describe(`in ${name}`, () => {
    test.use({ userAgent: userAgent ?? '' });

    test('a scanned code leads to the car, and the platform is kept', async ({ ownPage: page }) => {
      const been: string[] = [];
      page.on('framenavigated', (frame) => been.push(frame.url()));
      await page.goto('/mwap/qrcode?carId=N1001&sid=s1');

      await expect.poll(() => been.join(' ')).toMatch(address);
      expect(been.join(' ')).toContain('carId=N1001&cityspell=beijing');
      expect(await stored(page, 'lob')).toBe(lob);
      expect(await stored(page, 'utm_source')).toBe(source);
    });
  });

test.describe('in a mini-program', () => {
  test.use({ userAgent: miniProgram ?? '' });

  test("a scanned code leads to the mini-program's own page", async ({ ownPage: page }) => {
    await page.goto('/mwap/qrcode?carId=N1001');

    await expect(page.getByRole('dialog')).toContainText(
      '/pages/carDetail?carId=N1001&cityspell=beijing&tokentype=wx',
    );
  });
});

test.describe("in the messaging app's browser", () => {
  test.use({ userAgent: messaging ?? '' });

  test("the page proves itself and has a card, without the customer's token, on every page", async ({
    ownPage: page,
  }) => {
    const signed: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/hshcwxweb/cfgInfo') signed.push(url.searchParams.get('reqUrl') ?? '');
    });
    await page.goto('/mwap/testIndex?token=sandbox-token-li');
    await expect.poll(() => stored(page, 'simulated-card')).toContain(appWords.shareTitle.zh);
    expect(signed.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/mwap/testIndex',
    ]);

    await page.getByRole('link').first().click();
    await expect.poll(() => signed.length).toBe(2);
    expect(signed.join()).not.toContain('token');
    expect(await stored(page, 'simulated-card')).not.toContain('token');
  });
});

test.describe('in the Android app', () => {
  test.use({ userAgent: android ?? '' });

  test('a session that was ended elsewhere is told, and confirming signs in again in the app', async ({
    ownPage: page,
  }) => {
    await spoil(page, 'order.list', '401');
    await page.goto('/mwap/orderList');

    const dialog = page.getByRole('dialog', { name: dialogs.signedOut.title.zh });
    await expect(dialog).toContainText(dialogs.signedOut.text.zh);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: appWords.confirm.zh }).click();
    const login = page.getByRole('dialog', { name: capabilityWords.login?.zh ?? '' });
    await login.getByRole('button', { name: wayWords.ok.zh, exact: true }).click();

    await expect(toast(page)).toHaveText(appWords.signedInAgain.zh);
    expect(await stored(page, 'token')).toBe('sandbox-token-zhang');
    await expect(page.getByRole('link', { name: /元/ }).first()).toBeVisible();
  });

  test.describe('a visitor', () => {
    test.use({ storageState: visitor });

    test('signs in with the app for what is theirs, or is told and may try again', async ({
      ownPage: page,
    }) => {
      await page.goto('/mwap/orderList');
      const login = page.getByRole('dialog', { name: capabilityWords.login?.zh ?? '' });
      await login.getByRole('button', { name: wayWords.cancelled.zh, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(appWords.notSignedIn.zh);
      await page.getByRole('button', { name: appWords.signIn.zh }).click();
      await login.getByRole('button', { name: wayWords.ok.zh, exact: true }).click();

      await expect(page.getByRole('link', { name: /元/ }).first()).toBeVisible();
      expect(await stored(page, 'token')).toBe('sandbox-token-zhang');
    });
  });

  test('loads the console only when the app asks, and it says nothing of the customer', async ({
    ownPage: page,
  }) => {
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    await page.goto('/mwap/orderList?phone=13800138000');
    await expect(page.getByRole('link', { name: /元/ }).first()).toBeVisible();
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

test('a tester has the answers of the host in hand: a position that is refused is told by the page', async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/testBtn');
  await page.getByText('应用能力的回答（模拟）').click();
  await page
    .getByLabel(capabilities.location.words.zh, { exact: true })
    .selectOption({ label: ways.denied.zh });
  await page.goto('/mwap/cityList');
  await page.getByRole('button', { name: findWords.locate.zh }).click();

  await expect(page.getByRole('dialog')).toContainText(findWords.locationFailedText.zh);
});
