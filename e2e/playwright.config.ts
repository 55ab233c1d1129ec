import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { signedInAt } from './support/signed-in.ts';

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headless = process.env.CHROMIUM_HEADLESS_PATH ?? '/usr/bin/chromium-headless-shell';
const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? 4110);
const appPort = Number(process.env.E2E_PORT ?? 4173);
const root = fileURLToPath(new URL('..', import.meta.url));
const env = {
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_DATA: 'memory',
  SANDBOX_SIGN_IN: 'required',
  // All walks come from one address.
  SANDBOX_CODES_PER_ADDRESS: '10000',
  SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  VITE_SANDBOX: '1',
};

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
const long = /(studio|resume|browsing)\.spec\.ts$/;

/** A phone-sized Chromium against the built app and a sandbox in memory. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // A walk waits half of its time, for what the customer would: two for each core keep both busy.
  workers: 4,
  retries: 0,
  // Only to end what hangs: nothing here is judged by its time, and a shared machine can be slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${appPort}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    storageState: signedInAt(`http://127.0.0.1:${appPort}`),
    actionTimeout: 120_000,
    // A failure comes with its picture and what was on the page. What led there costs every walk a twentieth of its time:
    // E2E_TRACE=1 keeps it, with what every moment looked like (`npx playwright test -c e2e --last-failed`).
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, or one worker would still be at them when the others have nothing left.
    { name: 'long', testMatch: long, grepInvert: /@window/, use: withoutWindow },
    // What has no window does not keep pages for Back, and opens none beside its own.
    { name: 'headless', testIgnore: long, grepInvert: /@window/, use: withoutWindow },
    { name: 'browser', grep: /@window/, use: startedFrom(browser) },
  ],
  webServer: [
    {
      command: 'node --import tsx tools/sandbox/main.ts',
      url: `http://127.0.0.1:${sandboxPort}/sandbox/health`,
      env,
      cwd: root,
      timeout: 60_000,
      stdout: 'ignore',
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx vite build && npx vite preview --host 127.0.0.1 --port ${appPort} --strictPort`,
      url: `http://127.0.0.1:${appPort}/mwap/`,
      env,
      cwd: root,
      timeout: 180_000,
      stdout: 'ignore',
      reuseExistingServer: !process.env.CI,
    },
  ],
});
