import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { messages as screenWords } from '../src/screen/messages.ts';
import { buildServer } from '../tools/deploy/serve.ts';
import { makeSite } from '../tools/deploy/site.ts';
import { hold } from './support/hold.ts';
import { test as base } from './support/own-sandbox.ts';
import { built } from './support/sandboxes.ts';
import { nightlyExcept } from './support/nightly.ts';

const day = 86_400_000;

interface Deployment {
  url: string;
  /** Deploys the next release, after so many days. */
  release: (days?: number) => Promise<void>;
}

/** The built app as deployed, with the worker's own sandbox as its platform. */
const test = base.extend<{ deployment: Deployment }>({
  async deployment({ sandbox }, use) {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    let now = Date.now();
    let count = 0;
    let server: Awaited<ReturnType<typeof buildServer>> | undefined;
    let port = 0;
    const release = async (days = 0) => {
      now += days * day;
      const former = count === 0 ? undefined : join(folder, `release-${count}`);
      count += 1;
      const out = join(folder, `release-${count}`);
      const dist = join(folder, 'dist');
      // No test here shows a PDF, and the files of its viewer are half of all.
      cpSync(built, dist, { recursive: true, filter: (file) => !/\/pdf-?[\w.-]*\//.test(file) });
      renameScripts(dist, count);
      makeSite({ built: dist, out, settings: {}, former, now: new Date(now), compressed: false });
      rmSync(dist, { recursive: true });
      await server?.close();
      server = await buildServer({ folder: out, settings: {}, platform: sandbox.url });
      await server.listen({ host: '127.0.0.1', port });
      port = Number(new URL(server.listeningOrigin).port);
    };
    await release();
    await use({ url: `http://127.0.0.1:${port}`, release });
    await server?.close();
    rmSync(folder, { recursive: true });
  },
});

/** Gives every script a new name, as if all had been edited. */
function renameScripts(dist: string, release: number): void {
  const scripts = new Set(readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js')));
  const newName = (file: string) =>
    scripts.has(file) ? file.replace(/\.js$/, `${release}.js`) : file;
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
  for (const file of texts) {
    const path = join(dist, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(?<=["'`/])[\w-]+\.js\b/g, newName));
  }
  for (const file of scripts)
    renameSync(join(dist, 'assets', file), join(dist, 'assets', newName(file)));
}

/** Caches pages by address whatever their headers say, as some web views do. */
async function cachePages(page: Page): Promise<void> {
  const cache = new Map<string, { body: string; headers: Record<string, string> }>();
  await page.route(
    (url) => url.pathname.startsWith('/mwap/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const url = route.request().url();
      const cached = cache.get(url);
      if (cached) return route.fulfill(cached);
      const response = await route.fetch();
      const answer = { body: await response.text(), headers: response.headers() };
      cache.set(url, answer);
      return route.fulfill(answer);
    },
  );
}

/** Clears the browser's cache. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** A release stops the server for a moment, and a file being loaded then would never arrive. */
const expectOpen = (page: Page) => page.waitForLoadState('networkidle');

const phone = '13800000101';

test('five releases under one open page: it goes on with its own chunks', async ({
  ownPage: page,
  deployment,
}) => {
  await page.goto(`${deployment.url}/mwap/login`);
  await page.getByLabel('手机号').fill(phone);
  await expectOpen(page);
  for (const days of [5, 5, 5, 5]) await deployment.release(days);
  await forgetFiles(page);

  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.locator('[data-step=code]')).toBeVisible();
  expect(page.url()).not.toContain('release=');
});

test('a cached page whose scripts are gone is replaced by the newest release', async ({
  ownPage: page,
  deployment,
}) => {
  await cachePages(page);
  const address = `${deployment.url}/mwap/login?utm_source=letter`;
  await page.goto(address);
  await expectOpen(page);
  await deployment.release(7);
  await page.goto(address);
  await expectOpen(page);
  for (const days of [12, 12, 12]) await deployment.release(days);

  await forgetFiles(page);
  // On a slow network the customer types before the script fails to load.
  const lookForScripts = await hold(page, /assets\/entry-.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox').check();
  lookForScripts();
  await expect(page).toHaveURL(/utm_source=letter&release=\w+$/);
  await expect(page.getByLabel('手机号')).toHaveValue(phone);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored + page.url()).not.toContain(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.locator('[data-step=code]')).toBeVisible();
});

test('an open page whose next chunk is gone says so, and goes on in the newest release with the typed text', async ({
  ownPage: page,
  deployment,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sandbox-token-zhou'));
  await page.goto(`${deployment.url}/mwap/newClue`);
  await page.getByLabel('备注').fill('周末到店');
  await expectOpen(page);
  for (const days of [20, 20]) await deployment.release(days);
  await forgetFiles(page);
  await page.getByRole('link', { name: '选择意向车款' }).click();
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);

  // The app imports again first, then reloads the page.
  await expect(async () => {
    const again = page.getByRole('button', { name: '重试' });
    if (await again.isVisible()) await again.click();
    await expect(page).toHaveURL(/release=\w+$/, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('main').getByRole('link').first().click();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('备注')).toHaveValue('周末到店');
});

for (const script of ['entry', 'index', 'start'])
  test(
    `a page whose script "${script}" does not load says so, and a tap retries`,
    nightlyExcept(script, ['entry']),
    async ({ ownPage: page, sandbox }) => {
      await page.route(`**/assets/${script}-*.js*`, (route) => route.abort());
      await page.goto(`${sandbox.url}/mwap/login`);
      await expect(page.getByRole('alert')).toContainText('页面没有加载出来');
      // The prerendered page can be read, and its links work.
      await page.getByRole('link', { name: '《隐私政策》' }).click();
      await expect(page).toHaveURL(/privacyPolicy/);
      await page.goBack();
      await expect(page.getByRole('alert')).toContainText('页面没有加载出来');

      await page.unrouteAll();
      await page.getByRole('button', { name: '重新加载' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await page.getByLabel('手机号').fill(phone);
    },
  );

for (const [language, message] of [
  ['zh', '页面没有加载出来'],
  ['en', 'This page did not load'],
] as const)
  test(
    `a page without its scripts and styles, in ${language}, loads them once the network is back`,
    nightlyExcept(language, ['zh']),
    async ({ ownPage: page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.route(/\/(assets\/.*\.(js|css)|release\.json.*)$/, (route) => route.abort());
      await page.goto('/mwap/login');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(message);
      // Its styles are inline.
      const button = alert.getByRole('button');
      expect(await button.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(
        44,
      );
      await button.click();
      await expect(alert).toBeVisible();
      await page.context().setOffline(true);

      await page.unrouteAll();
      await page.context().setOffline(false);

      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(alert).toBeHidden();
    },
  );
