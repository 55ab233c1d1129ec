// `npm run test:nightly`: what `npm test` takes some of, whole. The payment machine under 10,000 random runs, other ones every time
// (RUNS and SEED choose them), and slips of the hand in twenty times as many lines of YAML; every order's life and every example
// on the sandbox, every example in the studio, every property broken once; every browser test, with every member of its family,
// and an example of every family of templates. Then every flow's journeys, in the machine and on the screens, and every mistake
// of `npm run mutate` in every file, whose report stays in test-results/mutation, and every section of `npm run bench` but the
// lab: whatever it measures, it must come to an end.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './run/chromium.mjs';
import { help } from './run/help.mjs';
import { install, root } from './run/install.mjs';

help(import.meta.url);
install();
const { RUNS = '10000', SEED = String(Date.now() % 2 ** 31) } = process.env;
console.log(`${RUNS} runs; once more with SEED=${SEED} RUNS=${RUNS} npm run test:nightly`);
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  [
    'run',
    '--testTimeout=7200000',
    'tests/money/payment-machine.test.ts',
    'src/language/schema/check-setting.test.ts',
    'tools/authoring/incremental.test.ts',
    'tools/authoring/mistakes',
    'tools/repository/kept',
    'tools/sandbox/testing',
    'tools/studio/examples.test.tsx',
    'tests/properties.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      EVERY_TEST: '1',
      MONEY_RUNS: RUNS,
      MONEY_SEED: SEED,
      SLIP_LINES: '2000',
    },
  },
);
const walked = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['test', '-c', 'e2e'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, EVERY_TEST: '1', CHROMIUM_PATH: await findChromium() },
});
const journeys = spawnSync(process.execPath, ['--import', 'tsx', 'tools/journeys.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const mutated = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/mutate.ts', '--seed', SEED, '--out', 'test-results/mutation'],
  { cwd: root, stdio: 'inherit' },
);
const measured = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/bench.ts', '--without', 'lab'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(
  [status, walked.status, journeys.status, mutated.status, measured.status].every(
    (one) => one === 0,
  )
    ? 0
    : 1,
);
