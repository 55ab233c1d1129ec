import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isNightly } from '../tools/run/daily.ts';

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headless = process.env.CHROMIUM_HEADLESS_PATH ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less: loading a page takes a tenth less time.
  '--in-process-gpu',
  // V8 without threads of its own: on as many workers as cores they only take turns. A walk takes a tenth less time.
  '--js-flags=--single-threaded',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

/** Playwright's own Chromium where there is none at this path. */
function startedFrom(path: string) {
  return { launchOptions: { args, ...(existsSync(path) ? { executablePath: path } : {}) } };
}

const withoutWindow = startedFrom(existsSync(headless) ? headless : browser);
/** Tests that only `npm run test:nightly` runs: support/nightly.ts. */
const notDaily = isNightly ? [] : [/@nightly/];

/** A phone-sized Chromium with the built app, served by the worker's own sandbox: support/sandboxes.ts. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // One worker per core: on two cores four workers took a sixth longer for tests that do not wait, and three were no quicker over all files.
  workers: '100%',
  retries: 0,
  // Only to end a test that hangs: no test is judged by its duration, and a shared machine can be slow.
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
    // A failure is reported with a screenshot and the page's content. A trace costs every walk a twentieth of its time:
    // E2E_TRACE=1 records one (`npx playwright test -c e2e --last-failed`).
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Headless Chromium has no back/forward cache and opens no second window.
    {
      name: 'headless',
      grepInvert: [/@window/, ...notDaily],
      use: withoutWindow,
    },
    { name: 'browser', grep: /@window/, grepInvert: notDaily, use: startedFrom(browser) },
  ],
});
