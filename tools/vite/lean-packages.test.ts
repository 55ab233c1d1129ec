import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { leanPackages, withPublicFields, withPureCalls } from './lean-packages.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const queryCore = join(packages, '@tanstack/query-core');

async function bundled(source: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', external: ['react'], preserveEntrySignatures: 'strict' },
    },
    plugins: [
      leanPackages(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(import.meta.dirname, 'entry.js') : null),
        load: (id) => (id.endsWith('/tools/vite/entry.js') ? source : null),
      },
    ],
  })) as Rollup.RollupOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

interface Core {
  QueryClient: new () => {
    fetchQuery: (query: { queryKey: unknown[]; queryFn: () => unknown }) => Promise<unknown>;
    getQueryData: (key: unknown[]) => unknown;
    clear: () => void;
  };
}

test('a query client without private fields and mutations asks and remembers', async () => {
  const code = await bundled("export { QueryClient } from '@tanstack/query-core';");
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { QueryClient } = (await import(/* @vite-ignore */ address)) as Core;
  const client = new QueryClient();

  expect(code).not.toMatch(/this\.#|canRun\(this\)/);
  expect(await client.fetchQuery({ queryKey: ['a'], queryFn: () => 'answer' })).toBe('answer');
  expect(client.getQueryData(['a'])).toBe('answer');
  client.clear();
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('who uses a mutation is told that builds have none', async () => {
  const source = "import { MutationObserver } from '@tanstack/query-core'; new MutationObserver();";

  await expect(bundled(source)).rejects.toThrow('no mutations');
});

test('no class of the query client has a private name of the class it extends', () => {
  const folder = join(queryCore, 'build/modern');
  const codes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const namesOf = (code: string) => new Set(code.match(/(?<=[\s.!(])#[a-z]\w*/g));
  const baseOf = (code: string) => /class extends (\w+)/.exec(code)?.[1];
  const codeOf = (name: string) => codes.find((code) => code.includes(`var ${name} = class`)) ?? '';
  const extending = codes.filter((code) => codeOf(baseOf(code) ?? '') !== '');

  expect(extending.length).toBeGreaterThan(5);
  for (const code of extending) {
    const names = namesOf(codeOf(baseOf(code) ?? ''));
    expect([...namesOf(code)].filter((name) => names.has(name))).toEqual([]);
  }
});

test('private fields become fields that other names cannot meet', () => {
  const code =
    'class A {\n  #kept;\n  #at = 1;\n  is() { return !this.#kept && this.at(this.#at); }\n}';

  expect(withPublicFields(code)).toBe(
    'class A {\n  $at = 1;\n  is() { return !this.$kept && this.at(this.$at); }\n}',
  );
});

test('the parts of the router that nothing uses are left out', async () => {
  const file = join(packages, 'react-router/dist/production/index.mjs');
  const code = await bundled(`export { BrowserRouter } from ${JSON.stringify(file)};`);

  expect(code).toContain('popstate');
  expect(code).not.toMatch(/NavLink|encType|RenderErrorBoundary|data-discover/);
});

test('a class keeps the context it reads', () => {
  const code = 'var A = class extends B {\n};\nA.contextType = C;\n';

  expect(withPureCalls(code)).toContain('A.contextType = C;\nreturn A;');
});
