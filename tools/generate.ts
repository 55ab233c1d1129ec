/** Writes everything that is generated; with `--check` compares instead and ends with 1 where a file is not fresh. */
import { spawnSync } from 'node:child_process';

const generators = [
  'tools/feature-registry.ts',
  'tools/registry.ts',
  'tools/schemas.ts',
  'tools/extensions/extensions.ts',
  'tools/drawings.ts',
  'tools/car-views.ts',
  'tools/funder-pages.ts',
  'tools/reference.ts',
  'tools/rules-reference.ts',
];

let stale = false;
for (const generator of generators) {
  const done = spawnSync(
    process.execPath,
    ['--import', 'tsx', generator, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  if (done.status !== 0) stale = true;
}
process.exit(stale ? 1 : 0);
