import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isNightly } from '../tools/run/daily.ts';

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headless = process.env.CHROMIUM_HEADLESS_PATH ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less to talk to: a tenth of the time of a page.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** With Playwright's own where there is none at this path. */
function startedFrom(path: string) {
  return { launchOptions: { args, ...(existsSync(path) ? { executablePath: path } : {}) } };
}

const withoutWindow = startedFrom(existsSync(headless) ? headless : browser);
/** What `npm run test:nightly` adds: support/nightly.ts. */
const notDaily = isNightly ? [] : [/@nightly/];

/** A phone-sized Chromium against the built app, which a sandbox of each worker serves: support/sandboxes.ts. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // On two cores four take a sixth longer where nothing waits, and three are no quicker over all files.
  workers: '100%',
  retries: 0,
  // Only to end what hangs: nothing here is judged by its time, and a shared machine can be slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    actionTimeout: 120_000,
    // A failure comes with its picture and what was on the page. What led there costs every walk a twentieth of its time:
    // E2E_TRACE=1 keeps it, with what every moment looked like (`npx playwright test -c e2e --last-failed`).
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What has no window does not keep pages for Back, and opens none beside its own.
    {
      name: 'headless',
      grepInvert: [/@window/, ...notDaily],
      use: withoutWindow,
    },
    { name: 'browser', grep: /@window/, grepInvert: notDaily, use: startedFrom(browser) },
  ],
});
