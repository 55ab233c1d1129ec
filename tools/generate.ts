/** Writes everything that is generated; with `--check` compares instead and ends with 1 where a file is not fresh. */
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { type GeneratedFiles, staleFiles, writeGenerated } from './run/generated.ts';

/** Loaded one after the other: what one writes, the next may import. */
const generators: (() => Promise<{
  generatedFiles: () => GeneratedFiles | Promise<GeneratedFiles>;
}>)[] = [
  () => import('./generators/fees.ts'),
  () => import('./page-paths.ts'),
  () => import('./feature-registry.ts'),
  () => import('./registry.ts'),
  () => import('./json-schema/schemas.ts'),
  () => import('./extensions/extensions.ts'),
  () => import('./drawings.ts'),
  () => import('./car-views.ts'),
  () => import('./funder-pages.ts'),
  () => import('./reference.ts'),
  () => import('./rules-reference.ts'),
];

const root = join(import.meta.dirname, '..');
const { values } = readArguments({ options: { check: { type: 'boolean', default: false } } });
const isCheck = values.check;

for (const load of generators) {
  const { generatedFiles } = await load();
  const stale = staleFiles(root, await generatedFiles());
  if (!isCheck) writeGenerated(root, stale);
  else
    for (const file of stale.keys()) {
      console.error(`${file} is not fresh. Run: npm run generate`);
      process.exitCode = 1;
    }
}
