// `npm run test:nightly`: the payment machine under 10,000 random runs, other ones every time (RUNS and SEED choose them),
// and slips of the hand in ten times as many lines of YAML as `npm test` has.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './run/install.mjs';

install();
const { RUNS = '10000', SEED = String(Date.now() % 2 ** 31) } = process.env;
console.log(`${RUNS} runs; once more with SEED=${SEED} RUNS=${RUNS} npm run test:nightly`);
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  [
    'run',
    '--project=node',
    '--testTimeout=7200000',
    'tests/money/payment-machine.test.ts',
    'src/language/schema/check-setting.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONEY_RUNS: RUNS, MONEY_SEED: SEED, SLIP_LINES: '2000' },
  },
);
process.exit(status ?? 1);
