import { fileURLToPath } from 'node:url';
import { type Page, test as base } from '@playwright/test';
import { createSandbox, type Sandbox } from '../tools/sandbox/sandbox.ts';
import { clearFaults } from './sandbox.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));

interface Own {
  sandbox: Sandbox;
}
interface OfTest {
  /** A page whose faults nobody else meets. */
  ownPage: Page;
}

/** A sandbox of the worker's own that serves the built app as a deployment does, its headers included. */
export const test = base.extend<OfTest, Own>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const sandbox = await createSandbox({ db: 'memory', appFolder: built });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  async ownPage({ page }, use) {
    await use(page);
    await clearFaults(page);
  },
});
