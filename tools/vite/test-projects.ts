import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** Files that mock a module or reset modules: later files in the same worker would get that, too. */
const replacing = ['src', 'tools', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, ...name.split(sep)))
    .filter((name) =>
      /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, name), 'utf8')),
    ),
);

/**
 * Those that start processes, the one that plays the app's own machine, and those that draw thousands of screens, which
 * take half as long again on a page that others have used before.
 */
const busy = [
  'tools/sandbox/testing/{durability,postgres}.test.ts',
  'tools/sandbox/*/car-page.test.ts',
  '{tools,tests}/**/*.test.tsx',
];

const notShared = [...replacing, ...busy];

const dom = { environment: 'happy-dom', setupFiles: ['tests/support/dom-setup.ts'] };
const node = { environment: 'node' };
const inTests = '{src,tools,tests}/**';

/** What files share is loaded once for all of them, which is a third of the time; `alone` are those that must not share. */
export const testProjects: TestProjectConfiguration[] = [
  project('node', { ...node, include: [`${inTests}/*.test.ts`], exclude: notShared }),
  project('dom', { ...dom, include: [`${inTests}/*.test.tsx`], exclude: notShared }),
  project('node alone', { ...node, include: only('.ts'), isolate: true }),
  project('dom alone', { ...dom, include: only('.tsx'), isolate: true }),
];

function only(end: string): string[] {
  return notShared.filter((name) => name.endsWith(`.test${end}`));
}

function project(name: string, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, isolate: false, ...test } };
}
