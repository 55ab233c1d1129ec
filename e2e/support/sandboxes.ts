import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../tools/sandbox/sandbox.ts';

export const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** Puts a platform's clock forward by so many milliseconds, or stops it at epoch ms; null lets it go on. */
export type ClockChange = { forward: number } | { stoppedAt: number | null };

/** A worker's sandbox: its address, and the address that takes a `POST` of a `ClockChange`. */
export interface SandboxAddress {
  url: string;
  clock: string;
}

class SandboxClock {
  #ahead = 0;
  #stoppedAt: number | null = null;

  now(): number {
    return (this.#stoppedAt ?? Date.now()) + this.#ahead;
  }

  change(change: ClockChange): void {
    if ('forward' in change) this.#ahead += change.forward;
    else this.#stoppedAt = change.stoppedAt;
  }
}

const variable = 'E2E_SANDBOXES';

/** Throws outside of a run that `startSandboxes` has prepared. */
export function sandboxOf(parallelIndex: number): SandboxAddress {
  const found = (JSON.parse(process.env[variable] ?? '[]') as SandboxAddress[])[parallelIndex];
  if (!found) throw new Error(`No sandbox was started for worker ${parallelIndex}`);
  return found;
}

/**
 * Starts one sandbox per parallel worker, all in one process and for the whole run: Playwright restarts workers for every
 * group of options, and loading a sandbox takes as long as three tests. Each serves the built app as a deployment does,
 * headers included. Returns the teardown.
 */
export async function startSandboxes(count: number): Promise<() => Promise<void>> {
  const clocks = Array.from({ length: count }, () => new SandboxClock());
  const sandboxes = await Promise.all(
    clocks.map((clock) =>
      createSandbox({
        db: 'memory',
        signIn: 'required',
        // All walks share one IP address.
        codesPerAddress: 10_000,
        appFolder: built,
        clock: () => clock.now(),
      }),
    ),
  );
  const control = createServer((request, response) => {
    void text(request).then((body) => {
      clocks[Number(request.url?.slice(1))]?.change(JSON.parse(body) as ClockChange);
      response.end();
    });
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  const { port } = control.address() as AddressInfo;
  const addresses = sandboxes.map(({ url }, index): SandboxAddress => ({
    url,
    clock: `http://127.0.0.1:${port}/${index}`,
  }));
  process.env[variable] = JSON.stringify(addresses);
  return async () => {
    control.close();
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  };
}
