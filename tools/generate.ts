/** Writes everything that is generated; with `--check` compares instead and ends with 1 where a file is not fresh. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from './arguments.ts';

/** File name, from the root → its text; undefined where there is to be no such file. */
type Generated = Map<string, string | undefined>;

/** Loaded one after the other: what one writes, the next may import. */
const generators: (() => Promise<{ generatedFiles: () => Generated | Promise<Generated> }>)[] = [
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
  for (const [file, text] of await generatedFiles()) {
    const path = join(root, file);
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (present !== text) bringUpToDate(file, path, text);
  }
}

function bringUpToDate(file: string, path: string, text: string | undefined): void {
  if (isCheck) {
    console.error(`${file} is not fresh. Run: npm run generate`);
    process.exitCode = 1;
  } else if (text === undefined) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
