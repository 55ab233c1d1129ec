// `npm test`: everything CI runs, in the order that fails soonest. Plain Node until the packages are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './run/chromium.mjs';
import { slowest } from './run/slowest.mjs';
import { help } from './run/help.mjs';
import { install, root } from './run/install.mjs';

help(import.meta.url);
if (process.argv.length > 2) {
  console.error('npm test takes nothing and runs everything. A part of it: npx vitest run FILE');
  process.exit(2);
}
install();
const chromium = await findChromium();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

const node = process.execPath;
const bin = (name) => join(root, 'node_modules', '.bin', name);
const tsx = (...args) => [node, '--import', 'tsx', ...args];
/** @typedef {[name: string, command: string[]]} Stage */
/** Most of these use one core, so two run in parallel, the longest first. @type {Stage[]} */
const parallelStages = [
  ['Generated files are fresh', tsx('tools/generate.ts', '--check')],
  ['Format', [bin('oxfmt'), '--check']],
  ['Types', [bin('tsc'), '-p', '.']],
  ['Lint', [bin('oxlint'), '--type-aware']],
  ['Format of flows', tsx('tools/format-flows.ts', '--check')],
  ['Unused code and dependencies', [bin('knip')]],
  ['Flows and funders', tsx('tools/check.ts')],
];
/** These use all cores. @type {Stage[]} */
const exclusiveStages = [
  [
    'Unit, component and journey tests',
    [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  ],
  ['Browser tests', [bin('playwright'), 'test', '-c', 'e2e', '--reporter=list,json']],
];

const failed = [];
const queue = [...parallelStages];
await Promise.all([runQueue(), runQueue()]);
for (const stage of exclusiveStages) await run(stage, 'inherit');

const unit = read(unitReport);
const walked = read(browserReport);
const browser = walked?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const notPassed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (browser?.skipped ?? 0);
console.log(`\nThe slowest files:\n${slowest(root, unit, walked).join('\n')}`);
console.log(failed.length === 0 ? '\nAll stages passed.' : `\nFailed: ${failed.join(' · ')}`);
console.log(`${passed} passed, ${notPassed} failed, ${skipped} skipped`);
process.exit(failed.length === 0 && passed > 0 && unit && browser ? 0 : 1);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runQueue() {
  for (let stage = queue.shift(); stage; stage = queue.shift()) await run(stage, 'pipe');
}

/** `output`: `inherit` prints as it runs, `pipe` when it has ended. */
async function run([name, [command, ...args]], output) {
  if (output === 'inherit') console.log(`\n── ${name}`);
  const began = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (one) => pieces.push(one));
  const [status] = await once(child, 'close');
  if (output === 'pipe') console.log(`\n── ${name}`);
  process.stdout.write(Buffer.concat(pieces));
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failed.push(name);
}
