import { type Page, test as base } from '@playwright/test';
import { recordInteractions } from './interactions.ts';
import { leaveNothing } from './reused-context.ts';
import { clearFaults } from './sandbox.ts';
import { type ClockChange, type SandboxAddress, sandboxOf } from './sandboxes.ts';
import { signedInAt } from './signed-in.ts';

interface Own {
  sandbox: SandboxAddress;
  platformClock: PlatformClock;
}
interface OfTest {
  /** Only `platformClock` moves the platform's clock, so that nothing falls due early on a slow machine. */
  clockStandsStill: boolean;
  clockOfTest: void;
  /** A page that is cleaned up after the test: faults, routes and, where it is reused, storage. */
  ownPage: Page;
}

/** The clock of the worker's sandbox. */
export class PlatformClock {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Puts it forward by so many milliseconds, for this test and those after it. */
  async forward(ms: number): Promise<void> {
    await this.#change({ forward: ms });
  }

  /** Stops it at epoch ms; null lets it run. */
  async stop(stoppedAt: number | null): Promise<void> {
    await this.#change({ stoppedAt });
  }

  async #change(change: ClockChange): Promise<void> {
    const response = await fetch(this.#address, { method: 'POST', body: JSON.stringify(change) });
    if (!response.ok) throw new Error(`The platform's clock answered ${response.status}`);
  }
}

/** Tests with a sandbox of the worker's own. */
export const test = base.extend<OfTest, Own>({
  clockStandsStill: [false, { option: true }],
  clockOfTest: [
    async ({ clockStandsStill, platformClock }, use) => {
      await platformClock.stop(clockStandsStill ? Date.now() : null);
      await use();
    },
    { auto: true },
  ],
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    ({}, use, { parallelIndex }) => use(sandboxOf(parallelIndex)),
    { scope: 'worker' },
  ],
  platformClock: [({ sandbox }, use) => use(new PlatformClock(sandbox.clock)), { scope: 'worker' }],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  storageState: ({ sandbox }, use) => use(signedInAt(sandbox.url)),
  async ownPage({ page, reuseContext }, use, { title }) {
    await recordInteractions(page, title);
    await use(page);
    // Errors of requests still pending do not matter after the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await clearFaults(page);
    if (reuseContext) await leaveNothing(page);
  },
});

/** Resets the data that earlier tests left in the sandbox. */
export async function resetSandbox({ sandbox }: { sandbox: SandboxAddress }): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`/sandbox/reset answered ${response.status}`);
}
