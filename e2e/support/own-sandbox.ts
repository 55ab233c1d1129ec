import { fileURLToPath } from 'node:url';
import { type Page, test as base } from '@playwright/test';
import { createSandbox, type Sandbox } from '../../tools/sandbox/sandbox.ts';
import { leaveNothing } from './reused-context.ts';
import { clearFaults } from './sandbox.ts';
import { signedInAt } from './signed-in.ts';

export const built = fileURLToPath(new URL('../../dist', import.meta.url));

interface Own {
  /** How far tests have put the platform's clock forward, in milliseconds, and since when it stands still, epoch ms. */
  ahead: { ms: number; stoppedAt?: number | undefined };
  sandbox: Sandbox;
}
interface OfTest {
  /** For what must not have happened yet, however slow this machine is: the platform's clock moves only by `ahead.ms`. */
  clockStandsStill: boolean;
  clockOfTest: void;
  /** A page that leaves nothing to the next test: no faults, no routes, and where it is reused no storage. */
  ownPage: Page;
}

/** A sandbox of the worker's own that serves the built app as a deployment does, its headers included. */
export const test = base.extend<OfTest, Own>({
  clockStandsStill: [false, { option: true }],
  clockOfTest: [
    async ({ clockStandsStill, ahead }, use) => {
      ahead.stoppedAt = clockStandsStill ? Date.now() : undefined;
      await use();
      ahead.stoppedAt = undefined;
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  ahead: [({}, use) => use({ ms: 0 }), { scope: 'worker' }],
  sandbox: [
    async ({ ahead }, use) => {
      const clock = () => (ahead.stoppedAt ?? Date.now()) + ahead.ms;
      const sandbox = await createSandbox({
        db: 'memory',
        signIn: 'required',
        // All walks come from one address.
        codesPerAddress: 10_000,
        appFolder: built,
        clock,
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  storageState: ({ sandbox }, use) => use(signedInAt(sandbox.url)),
  async ownPage({ page, reuseContext }, use) {
    await use(page);
    // What the page still asks is nobody's matter any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await clearFaults(page);
    if (reuseContext) await leaveNothing(page);
  },
});

/** Whatever the tests before this one left there is gone. */
export async function resetSandbox({ sandbox }: { sandbox: Sandbox }): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`/sandbox/reset answered ${response.status}`);
}
