/** Writes everything that is generated; with `--check` compares instead and ends with 1 where a file is not fresh. */
import { join } from 'node:path';
import { readArguments } from './run/arguments.ts';
import {
  type GeneratedFiles,
  renewedInWords,
  staleFiles,
  writeGenerated,
} from './run/generated.ts';
import { languageOfTerminal } from './run/terminal-language.ts';

/** Loaded one after the other: what one writes, the next may import. */
const generators: (() => Promise<{
  generatedFiles: () => GeneratedFiles | Promise<GeneratedFiles>;
}>)[] = [
  () => import('./generators/fees.ts'),
  () => import('./generators/page-paths.ts'),
  () => import('./generators/feature-registry.ts'),
  () => import('./generators/registry.ts'),
  () => import('./generators/schemas.ts'),
  () => import('./extensions/extensions.ts'),
  () => import('./generators/drawings.ts'),
  () => import('./generators/car-views.ts'),
  () => import('./generators/funder-pages.ts'),
  () => import('./generators/reference.ts'),
  () => import('./generators/rules-reference.ts'),
];

const root = join(import.meta.dirname, '..');
const { values } = readArguments({ options: { check: { type: 'boolean', default: false } } });
const isCheck = values.check;

for (const load of generators) {
  const { generatedFiles } = await load();
  const stale = staleFiles(root, await generatedFiles());
  if (!isCheck) {
    writeGenerated(root, stale);
    for (const line of renewedInWords(stale, languageOfTerminal())) console.log(line);
  } else
    for (const file of stale.keys()) {
      console.error(`${file} is not fresh. Run: npm run generate`);
      process.exitCode = 1;
    }
}
