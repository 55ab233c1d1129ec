// `npm run screenshots`: pictures of the built app for the README, and one contact sheet for each variant for reviews of the design.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { createSandbox } from '../tools/sandbox/sandbox.ts';
import { screens } from './sheet-screens.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = fileURLToPath(new URL('screenshots/', import.meta.url));
const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const phone = { width: 390, height: 844 };

/** Changes to an open screen; the last one reloads it. */
const variants = {
  zh: async () => {},
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
  // The narrowest phones, with the largest text size.
  large: async (page: Page) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 693 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  },
  en: async (page: Page) => {
    await page.setViewportSize(phone);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      localStorage.setItem('language', 'en');
    });
    await page.context().setOffline(false);
    await page.reload();
    await page.locator('main').waitFor();
  },
} as const;

type Variant = keyof typeof variants;

if (!existsSync(`${root}/dist/index.html`)) throw new Error('Run `npx vite build` first.');
mkdirSync(pictures, { recursive: true });
const sandbox = await createSandbox({ db: 'memory', appFolder: `${root}/dist` });
const browser = await chromium.launch({
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
});
try {
  const taken: Record<Variant, Record<string, Buffer>> = { zh: {}, dark: {}, large: {}, en: {} };
  const requested = process.argv.slice(2);
  for (const [name, go] of Object.entries(screens)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    process.stdout.write(`${name} `);
    const context = await onPhone(browser);
    const page = await context.newPage();
    await go(page);
    for (const variant of Object.keys(variants) as Variant[]) {
      await variants[variant](page);
      await quiet(page);
      taken[variant][name] = await page.screenshot({ animations: 'disabled' });
    }
    await context.close();
  }
  if (taken.zh.form) writeFileSync(`${pictures}change-card.png`, taken.zh.form);
  for (const [variant, shots] of Object.entries(taken)) await sheet(browser, variant, shots);
  process.stdout.write(`\n${pictures}\n`);
} finally {
  await browser.close();
  await sandbox.close();
}

function onPhone(browser: Browser): Promise<BrowserContext> {
  const { userAgent } = devices['Pixel 7'];
  return browser.newContext({
    baseURL: sandbox.url,
    viewport: phone,
    userAgent,
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
  });
}

/** Waits until nothing is loading and no toast is fading out. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]:not(button)').first().waitFor({ state: 'detached' });
}

async function sheet(
  browser: Browser,
  variant: string,
  shots: Record<string, Buffer>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 800 } });
  const cells = Object.entries(shots).map(
    ([name, png]) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(5,1fr);gap:8px;font:14px sans-serif;background:#ddd}figure{margin:0}img{width:100%}</style>${cells.join('')}`,
  );
  await page.screenshot({
    path: `${pictures}${variant}.jpg`,
    type: 'jpeg',
    quality: 60,
    fullPage: true,
  });
  await page.close();
}
