import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../tools/sandbox/sandbox.ts';

export const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** How far tests have put a platform's clock forward, in milliseconds, and since when it stands still, epoch ms. */
export interface ClockSetting {
  ms: number;
  stoppedAt?: number | undefined;
}
/** Of a worker: where its sandbox answers, and where a `POST` of a `ClockSetting` sets that sandbox's clock. */
export interface SandboxAddress {
  url: string;
  clock: string;
}

const variable = 'E2E_SANDBOXES';

/** Throws outside of a run that `startSandboxes` has prepared. */
export function sandboxOf(parallelIndex: number): SandboxAddress {
  const found = (JSON.parse(process.env[variable] ?? '[]') as SandboxAddress[])[parallelIndex];
  if (!found) throw new Error(`No sandbox was started for worker ${parallelIndex}`);
  return found;
}

/**
 * One for each worker that runs at a time, in one process and for the whole run: a worker is begun anew for every group of
 * options, and loading a sandbox takes as long as three tests. Each serves the built app as a deployment does, its headers
 * included. Returns what closes them.
 */
export async function startSandboxes(count: number): Promise<() => Promise<void>> {
  const clocks = Array.from({ length: count }, (): ClockSetting => ({ ms: 0 }));
  const sandboxes = await Promise.all(
    clocks.map((_, index) =>
      createSandbox({
        db: 'memory',
        signIn: 'required',
        // All walks come from one address.
        codesPerAddress: 10_000,
        appFolder: built,
        clock: () => {
          const { ms, stoppedAt } = clocks[index] ?? { ms: 0 };
          return (stoppedAt ?? Date.now()) + ms;
        },
      }),
    ),
  );
  const control = createServer((request, response) => {
    void text(request).then((body) => {
      clocks[Number(request.url?.slice(1))] = JSON.parse(body) as ClockSetting;
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
