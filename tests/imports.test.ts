import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { withoutComments } from './support/without-comments.ts';
import { runtimeImportsOf, filesUnder, type Import, importsOf } from './support/import-graph.ts';

/** Room → what else of ours it may import, types included, beside itself and `model`. */
const mayImport: Record<string, string[]> = {
  model: [],
  language: [],
  machine: ['language/formula'],
  verify: ['machine', 'language'],
  api: [],
  bridge: ['api'],
  ui: [],
  features: ['ui', 'api'],
  steps: ['ui', 'features/registry'],
  screen: ['machine', 'steps/registry', 'ui', 'language/formula'],
  pages: ['machine/dispatch.ts', 'ui', 'api', 'language/formula'],
  simulator: ['api', 'ui', 'bridge'],
  app: [
    'machine',
    'steps/registry',
    'screen',
    'pages',
    'ui',
    'api',
    'bridge',
    'simulator',
    'features/car/loading/car-markup.ts',
    'language/formula',
  ],
  tools: ['src'],
  tests: ['src', 'tools'],
  e2e: ['src', 'tools'],
};

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);
/** A test file may import what `tests` may, whatever its folder. */
function roomOf(file: string): string {
  const [top = '', folder = ''] = file.split('/');
  if (top === 'e2e') return top;
  if (isTest(file)) return 'tests';
  return top === 'src' ? folder : top;
}

const everywhere = ['src', 'tools', 'tests', 'e2e'].flatMap((top) => filesUnder(top));
const isOurs = (file: string) => /^(src|tools|tests|e2e)\//.test(file);
const folderOf = (file: string) => file.split('/')[1] ?? '';
const ours = filesUnder('src').filter((file) => !isTest(file));
const imports = ours.flatMap(importsOf);

test('every folder of src imports only what it may, types included', () => {
  const wrong = everywhere.flatMap(importsOf).filter((one) => isOurs(one.to) && !allowed(one));

  expect(wrong.map((one) => `${one.from} → ${one.to}`)).toEqual([]);
});

function allowed({ from, to }: Import): boolean {
  const room = roomOf(from);
  if (roomOf(to) === room)
    return !['steps', 'features'].includes(room) || sameKindOrShared(from, to);
  // Only tests import fixtures and test files.
  if (isTest(to)) return false;
  const target = to.replace(/^src\//, '');
  return [...(mayImport[room] ?? []), 'model'].some(
    (prefix) =>
      target === prefix ||
      target.startsWith(`${prefix}/`) ||
      (prefix === 'src' && to.startsWith('src/')),
  );
}

/**
 * A step or a feature never imports another; files directly in src/steps are shared, and the generated registry names
 * all.
 */
function sameKindOrShared(from: string, to: string): boolean {
  const kind = (file: string) => (file.split('/').length > 3 ? file.split('/')[2] : undefined);
  return kind(from) === 'registry' || kind(to) === undefined || kind(from) === kind(to);
}

/** The rooms of the language, in the order data takes; `check`: the files directly in the folder. */
const languageRooms: Record<string, string[]> = {
  text: [],
  yaml: ['text'],
  formula: ['text'],
  schema: ['text', 'yaml'],
  link: ['text', 'yaml', 'schema'],
  emit: ['text', 'formula', 'yaml', 'schema', 'link'],
  analysis: ['text', 'formula', 'yaml', 'schema', 'link', 'emit'],
};
const languageRoomOf = (file: string) => file.split('/').slice(2, -1)[0] ?? 'check';

test('the folders of the language import in the order of data flow', () => {
  const within = imports.filter(
    ({ from, to }) => from.startsWith('src/language/') && to.startsWith('src/language/'),
  );
  const wrong = within.filter(({ from, to }) => {
    const [room, other] = [languageRoomOf(from), languageRoomOf(to)];
    return room !== other && room !== 'check' && !languageRooms[room]?.includes(other);
  });

  expect(within.length).toBeGreaterThan(300);
  expect(wrong.map((one) => `${one.from} → ${one.to}`)).toEqual([]);
  expect(upwardIn(languageRooms)).toEqual([]);
});

/** Rooms that may import one that stands above them. */
function upwardIn(rooms: Record<string, string[]>): string[] {
  const names = Object.keys(rooms);
  return names.filter((room, at) =>
    rooms[room]?.some((other) => !names.slice(0, at).includes(other)),
  );
}

const toolsReadme = readFileSync('tools/README.md', 'utf8');
/** The folders of `tools` in the order of its README's table, bottom first. */
const toolRooms = Array.from(toolsReadme.matchAll(/^\| `([\w-]+)\/` \|/gm), ([, room]) => room);

test('a folder of tools imports only those above it in its README, and no command', () => {
  const within = filesUnder('tools')
    .filter((file) => !isTest(file) && toolRoomOf(file) !== undefined)
    .flatMap(importsOf)
    .filter(({ from, to }) => to.startsWith('tools/') && toolRoomOf(from) !== toolRoomOf(to));
  const wrong = within.filter(({ from, to }) => {
    const [room, other] = [toolRoomOf(from), toolRoomOf(to)];
    return other === undefined || toolRooms.indexOf(other) > toolRooms.indexOf(room);
  });

  expect(within.length).toBeGreaterThan(150);
  expect(wrong.map((one) => `${one.from} → ${one.to}`)).toEqual([]);
  const folders = new Set(filesUnder('tools').map(toolRoomOf));
  folders.delete(undefined);
  expect(folders).toEqual(new Set(toolRooms));
});

/** Undefined for a command of its own. */
function toolRoomOf(file: string): string | undefined {
  const [, room, inside] = file.split('/');
  return inside === undefined ? undefined : room;
}

/** The sandbox's rooms, bottom first: room → what it may import beside itself. */
const sandboxRooms: Record<string, string[]> = {
  platform: [],
  dictionaries: ['platform'],
  customers: ['platform'],
  funders: ['platform'],
  ledger: ['platform'],
  catalogue: ['platform', 'dictionaries'],
  orders: ['platform', 'customers', 'funders', 'catalogue'],
  documents: ['platform', 'customers', 'catalogue', 'orders'],
  identity: ['platform', 'customers', 'orders'],
  signing: ['platform', 'orders', 'documents', 'identity'],
  refunds: ['platform', 'ledger', 'orders', 'documents', 'signing'],
  leases: ['platform', 'ledger', 'catalogue', 'orders', 'documents'],
  payments: ['platform', 'customers', 'funders', 'ledger', 'catalogue', 'orders', 'leases'],
  credit: ['platform', 'dictionaries', 'orders', 'documents', 'signing'],
  'funder-accounts': ['platform', 'dictionaries', 'orders', 'documents', 'identity'],
  products: ['platform', 'catalogue', 'orders', 'documents', 'identity', 'signing'],
  purchases: ['platform', 'ledger', 'catalogue', 'orders', 'payments'],
  delivery: ['platform', 'catalogue', 'orders', 'leases', 'documents', 'identity'],
  video: ['platform', 'orders'],
  campaigns: ['platform', 'catalogue'],
  ordering: ['platform', 'dictionaries', 'catalogue', 'orders'],
  accounts: ['platform', 'dictionaries', 'customers', 'orders', 'identity', 'payments'],
  'order-views': [
    'platform',
    'dictionaries',
    'ledger',
    'catalogue',
    'orders',
    'documents',
    'identity',
    'refunds',
    'leases',
    'payments',
    'credit',
    'products',
  ],
  seeds: ['platform', 'customers', 'funders', 'catalogue', 'orders', 'refunds', 'purchases'],
  launcher: ['platform', 'customers', 'orders', 'signing', 'seeds'],
};
const domains = Object.keys(sandboxRooms);

/** The domain of a file of the sandbox; `server` for what composes them. */
function sandboxRoomOf(file: string): string {
  const [, , room = '', inside] = file.split('/');
  return inside === undefined || room === 'server' ? 'server' : room;
}
const sandboxImports = filesUnder('tools/sandbox')
  .filter((file) => !isTest(file) && sandboxRoomOf(file) !== 'testing')
  .flatMap(importsOf)
  .filter(({ to }) => to.startsWith('tools/sandbox/'));

test('the folders of the sandbox import only what they may, and none above them', () => {
  const wrong = sandboxImports.filter(({ from, to }) => {
    const [room, other] = [sandboxRoomOf(from), sandboxRoomOf(to)];
    const may = room === 'server' ? domains : (sandboxRooms[room] ?? []);
    return room !== other && !may.includes(other);
  });

  expect(sandboxImports.length).toBeGreaterThan(500);
  expect(wrong.map((one) => `${one.from} → ${one.to}`)).toEqual([]);
  expect(upwardIn(sandboxRooms)).toEqual([]);
});

test('the sandbox’s domains never meet through each other’s handlers', () => {
  const wrong = sandboxImports.filter(
    ({ from, to }) => to.endsWith('-handlers.ts') && from !== 'tools/sandbox/server/handlers.ts',
  );

  expect(wrong.map((one) => `${one.from} → ${one.to}`)).toEqual([]);
});

test('no folder holds more than 40 files of code', () => {
  // Folders of data may hold more files.
  const data = /^tests\/findings\/|\/photographs\//;
  const folders = ['src', 'tools', 'tests', 'e2e']
    .flatMap((top) => filesUnder(top, /./))
    .filter((file) => !data.test(file))
    .map((file) => file.replace(/[^/]*$/, ''));
  const overfull = [...new Set(folders)].filter(
    (folder) => folders.filter((one) => one === folder).length > 40,
  );

  expect(folders.length).toBeGreaterThan(1_500);
  expect(overfull).toEqual([]);
});

test('no other folder of src imports the app', () => {
  const wrong = imports.filter(
    (one) =>
      folderOf(one.to) === 'app' && folderOf(one.from) !== 'app' && one.to.startsWith('src/'),
  );

  expect(wrong).toEqual([]);
});

test('there is no import cycle, types included', () => {
  const graph = new Map(everywhere.map((file) => [file, importsOf(file).map((one) => one.to)]));
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === 'open')
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of everywhere) visit(file, []);

  expect(circles).toEqual([]);
});

test('neither the YAML parser nor the formula checker nor zod is bundled for phones', () => {
  const loaded = runtimeImportsOf('src/app/main.tsx');

  expect(loaded.size).toBeGreaterThan(20);
  expect(
    ['yaml', '@marcbachmann/cel-js', 'zod', 'elkjs'].filter((name) => loaded.has(name)),
  ).toEqual([]);
  expect([...loaded].filter((file) => file.startsWith('src/verify/'))).toEqual([]);
});

test('schemas and authoring of the step kinds are not bundled for phones', () => {
  const loaded = [...runtimeImportsOf('src/app/main.tsx')];

  expect(
    everywhere.filter((file) => /^src\/steps\/.*\/authoring\.ts$/.test(file)).length,
  ).toBeGreaterThan(10);
  expect(loaded.filter((file) => /^src\/steps\/.*\/states\.ts$/.test(file))).not.toEqual([]);
  expect(loaded.filter((file) => /^src\/steps\/.*\/(authoring|schemas?)\.ts$/.test(file))).toEqual(
    [],
  );
});

test('drivers and labels of the step kinds are not bundled for phones, and the app does not import them', () => {
  const isForStaff = (file: string) =>
    /^src\/steps\/.*(drivers?|labels|\/driving\/[\w-]+)\.ts$/.test(file);
  const users = imports.filter(({ from, to }) => isForStaff(to) && !isForStaff(from));

  expect(everywhere.filter(isForStaff).length).toBeGreaterThan(20);
  expect(users.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('no code outside a kind’s folder names the kind', () => {
  const named = Object.keys(kindSchemas).join('|');
  const comparison = new RegExp(
    `\\bkind\\)? ?[!=]== '(${named})'|data-kind=['"]?(${named})\\b`,
    'i',
  );
  const files = everywhere.filter((file) => !/^src\/steps\/|\.(test|spec)\.tsx?$/.test(file));

  expect(files.filter((file) => comparison.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('only the registry and tests import from a kind’s folder', () => {
  const inKind = ({ to }: Import) => /^src\/steps\/(?!registry\/)[^/]+\//.test(to);
  const users = everywhere
    .filter(
      (file) => /^(src|tools)\//.test(file) && !isTest(file) && !file.startsWith('src/steps/'),
    )
    .flatMap(importsOf)
    .filter(inKind);

  expect(everywhere.flatMap(importsOf).some(inKind)).toBe(true);
  expect(users.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the language imports neither React nor XState, the machine no React', () => {
  const uses = (folder: string, names: string[]) =>
    imports.filter((one) => one.from.startsWith(`src/${folder}/`) && names.includes(one.to));

  expect(uses('language', ['react', 'xstate', '@xstate/react', 'react-dom'])).toEqual([]);
  expect(imports.some(({ from }) => from.startsWith('src/language/'))).toBe(true);
  expect(uses('machine', ['react', 'react-dom', '@xstate/react', 'yaml'])).toEqual([]);
});

test('no two files export a type of the same name', () => {
  const declared = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
  const places = new Map<string, string[]>();
  for (const file of everywhere)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(declared))
      places.set(name, [...(places.get(name) ?? []), file]);

  expect(places.size).toBeGreaterThan(700);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('the router is imported through one module', () => {
  const users = new Set(
    imports.filter((one) => one.to === 'react-router-dom').map((one) => one.from),
  );

  expect([...users]).toEqual(['src/pages/routing.ts']);
});

test('the simulator is loaded only by the entry, and only in builds for the sandbox', () => {
  const outside = imports.filter(
    (one) => folderOf(one.to) === 'simulator' && folderOf(one.from) !== 'simulator',
  );
  const entry = readFileSync('src/app/main.tsx', 'utf8');

  expect(outside.filter((one) => !one.typeOnly).map((one) => one.from)).toEqual([
    'src/app/main.tsx',
  ]);
  // The bundler drops a branch whose condition is the constant false, and its import with it.
  expect(entry).toMatch(/VITE_SANDBOX === '1'\s*\? import\('\.\.\/simulator\/simulator\.ts'\)/);
});

test('only two modules navigate away from the app, and they check the target', () => {
  const leads =
    /\bwindow\.location\.(assign|replace)\(|\bwindow\.location(\.href)? = |\bwindow\.open\(/;
  const leading = ours.filter((file) => leads.test(withoutComments(readFileSync(file, 'utf8'))));

  expect(leading).toEqual(['src/app/history/navigate.ts', 'src/bridge/own-page.ts']);
});

test('the oracle imports nothing of the machine but names and messages', () => {
  const watching = ['event-payloads', 'detours', 'oracle-driver', 'watched-session'];
  const allowed = ['src/machine/names.ts', 'src/machine/messages.ts'];
  const its = imports.filter(
    ({ from }) =>
      from.startsWith('src/verify/oracle/') && !watching.some((one) => from.endsWith(`/${one}.ts`)),
  );
  const wrong = its.filter(({ to }) => to.startsWith('src/machine/') && !allowed.includes(to));

  expect(its.length).toBeGreaterThan(0);
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
