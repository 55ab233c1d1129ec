// Pictures for the README, taken of the built app: `npm run screenshots`.
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createSandbox } from '../tools/sandbox/sandbox.ts';
import { fillForm } from './fill-form.ts';
import { ordinary, startWalk, stepOf, walkTo } from './walk.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = fileURLToPath(new URL('screenshots/', import.meta.url));
const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (!existsSync(`${root}/dist/index.html`)) throw new Error('Run `npx vite build` first.');
mkdirSync(pictures, { recursive: true });
const sandbox = await createSandbox({ db: 'memory', appFolder: `${root}/dist` });
const browser = await chromium.launch({
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
});
try {
  const page = await browser.newPage({
    baseURL: sandbox.url,
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
  });
  const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
  await walkTo(walk, 'card');
  await fillForm({ ...walk, phone: '13800138000' }, stepOf(walk, 'card'));
  await page.getByRole('heading', { level: 1 }).focus();
  await page.screenshot({ path: `${pictures}change-card.png` });
} finally {
  await browser.close();
  await sandbox.close();
}
