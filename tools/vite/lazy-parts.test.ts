import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rollup } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { lazyParts } from './lazy-parts.ts';

const sources = {
  'index.html': '<script type="module" src="/src/app/first.ts"></script>',
  'src/app/first.ts': "import('./main.tsx');",
  'src/app/main.tsx': "document.title = 'main'; import('../a.ts'); import('../b.ts');",
  'src/a.ts': "import { shared } from './shared.ts'; document.title = shared + 'a';",
  'src/b.ts': "import { shared } from './shared.ts'; document.title = shared + 'b';",
  'src/shared.ts': "export const shared = 'shared';",
};

async function built(changed: Partial<Record<keyof typeof sources, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lazy-parts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src', 'src/app']) mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries({ ...sources, ...changed }))
    writeFileSync(join(root, file), text);
  const { output } = (await build({
    root,
    base: '/app/',
    configFile: false,
    logLevel: 'error',
    plugins: [lazyParts()],
    build: { modulePreload: { polyfill: false } },
  })) as Rollup.RollupOutput;
  const files = output.map(({ fileName }) => fileName);
  const [entry = ''] = files.filter((file) => file.includes('entry-'));
  return { files, entry: readFileSync(join(root, 'dist', entry), 'utf8'), output };
}

interface FirstWindow {
  fetchOnly?: boolean;
  appWaits?: boolean;
  importPart?: (key: string) => Promise<unknown>;
}

/** Runs the page's first script; `fetched` and `evaluated` are names of files so far. */
function run(entry: string, window: FirstWindow) {
  const fetched: string[] = [];
  const evaluated: string[] = [];
  const document = {
    createElement: () => ({ relList: { supports: () => true } }),
    head: { append: (link: { href: string }) => fetched.push(link.href) },
  };
  const load = (file: string) => Promise.resolve(evaluated.push(file));
  runInNewContext(entry.replaceAll('import(own', 'load(own'), { window, document, load, Promise });
  const names = (files: string[]) =>
    files.map((file) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '')).toSorted();
  return {
    window,
    fetched: () => names(fetched),
    evaluated: () => names(evaluated),
    forget: () => void (fetched.length = 0),
  };
}

test('an edit of a lazy chunk renames only that file and the first script', async () => {
  const before = await built();
  const after = await built({ 'src/a.ts': `${sources['src/a.ts']} document.title += '!';` });

  const names = (files: string[]) => files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
  const changed = (files: string[], others: string[]) =>
    names(files.filter((file) => !others.includes(file))).toSorted();
  expect(changed(after.files, before.files)).toEqual(['assets/a', 'assets/entry']);
  expect(changed(before.files, after.files)).toEqual(['assets/a', 'assets/entry']);
});

test('the page begins with the only script that contains file names', async () => {
  const { output, entry } = await built();

  const page = output.find(({ fileName }) => fileName === 'index.html');
  expect(page?.type === 'asset' && page.source).toMatch(/src="\/app\/assets\/entry-[\w-]{8}\.js"/);
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName } of chunks) expect(entry).toContain(`"${fileName}"`);
  for (const { code } of chunks) expect(code).not.toMatch(/\bimport\(|__vite__mapDeps/);
});

test('a chunk is loaded with its imports, without those of every visit', async () => {
  const { entry } = await built();
  const files = JSON.parse(/files=(\[.*?\])/.exec(entry)?.[1] ?? '[]') as string[];
  const parts = JSON.parse(/parts=(\{.*?\})/.exec(entry)?.[1] ?? '{}') as Record<string, number[]>;

  const neededBy = (part: string) =>
    parts[part]?.map((at) => files[at]?.replace(/-[\w-]{8}\.js$/, ''));
  expect(neededBy('a')).toEqual(['assets/a', 'assets/shared']);
  expect(neededBy('b')).toEqual(['assets/b', 'assets/shared']);
  expect(neededBy('index')?.[0]).toBe('assets/index');
});

test.each([
  [false, ['index', 'main']],
  [true, ['index']],
])('where the app waits (%s) it is not fetched with the first script', async (appWaits, parts) => {
  const { entry } = await built();
  const { fetched, evaluated } = run(entry, { appWaits });

  expect([...new Set([...fetched(), ...evaluated()])].toSorted()).toEqual(parts);
});

test('a part that is only fetched comes with what it imports, and is not evaluated', async () => {
  const { entry } = await built();
  const { window, fetched, evaluated, forget } = run(entry, { fetchOnly: false });

  forget();
  window.fetchOnly = true;
  void window.importPart?.('a');
  window.fetchOnly = false;
  expect([fetched(), evaluated()]).toEqual([['a', 'shared'], ['index']]);
  await window.importPart?.('a');
  expect(evaluated()).toEqual(['a', 'index']);
});
