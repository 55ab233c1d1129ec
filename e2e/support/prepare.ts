import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { startSandboxes } from './sandboxes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs once before all tests; returns the teardown. */
export default async function prepare({ workers }: FullConfig): Promise<() => Promise<void>> {
  await build();
  return startSandboxes(workers);
}

/** Builds the app as it is deployed, with a sandbox as its platform. */
async function build(): Promise<void> {
  const vite = join(root, 'node_modules', '.bin', 'vite');
  const child = spawn(vite, ['build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, VITE_SANDBOX: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`vite build ended with ${status}`);
}
