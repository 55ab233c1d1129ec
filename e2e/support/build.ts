import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The app as it is deployed, for a platform that is a sandbox; once for all tests. */
export default function build(): void {
  const vite = join(root, 'node_modules', '.bin', 'vite');
  execFileSync(vite, ['build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, VITE_SANDBOX: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
