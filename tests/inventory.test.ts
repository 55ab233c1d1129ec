import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../src/api/contract.ts';
import { pagePaths } from '../src/pages/routes.ts';
import { owners } from '../tools/paths.ts';
import { checkRepository, root } from '../tools/repository/repository.ts';
import { filesUnder } from './support/import-graph.ts';
import { withoutComments } from './support/without-comments.ts';

interface Inventory {
  routes: { area: string; paths: Record<string, string> }[];
  'action-codes': { given: Record<string, string>; 'funder-specific': number[] };
  funders: string[];
  endpoints: Record<string, string[]>;
  dictionaries: string[];
}
const read = (file: string): unknown => parse(readFileSync(join(root, 'tests', file), 'utf8'));
const inventory = read('inventory.yaml') as Inventory;
const { definitions, index } = checkRepository();

const working = {
  paths: new Set([...Object.keys(index.paths), ...pagePaths]),
  'action-codes': new Set(
    Object.values(index.funders).flatMap(({ actions }) => Object.keys(actions).map(Number)),
  ),
  funders: new Set(Object.keys(index.funders)),
};
const codes = inventory['action-codes'];
/** Lenders the specification names by suffixes and endpoints only; their codes are ours. */
const ourFunders = [
  'TONGSHANG_LEASING',
  'YX_LEASING',
  'SELF_OPERATED',
  'BOC_SHANDONG',
  'PSBC_TF',
  'JAB_CHINA',
  'WJ_BANK',
  'ORIX',
];
const expected = {
  paths: inventory.routes.flatMap((area) => Object.keys(area.paths)),
  'action-codes': [...Object.keys(codes.given).map(Number), ...codes['funder-specific']],
  funders: [...inventory.funders, ...ourFunders],
};

test.each(['paths', 'action-codes', 'funders'] as const)(
  'everything the specification lists under %s is implemented',
  (part) => {
    const has: Set<unknown> = working[part];

    expect(expected[part].filter((one) => !has.has(one))).toEqual([]);
  },
);

test('`npm run paths` names an owner for every address of the specification', () => {
  const owned = new Set(owners(index).map(({ path }) => path));

  expect(expected.paths.filter((path) => !owned.has(path))).toEqual([]);
});

const endpoints = Object.values(inventory.endpoints).flat();
const idsOf = (endpoint: string): string[] =>
  Object.entries(contract)
    .filter(([, row]) => `${row.method} ${row.path}` === endpoint)
    .map(([id]) => id);

test('every endpoint of the specification is in the contract', () => {
  expect(endpoints.filter((endpoint) => idsOf(endpoint).length === 0)).toEqual([]);
});

test('every endpoint of the specification is called, by a step of a flow or by the app', () => {
  const called = new Set([...calledByFlows(definitions), ...calledByApp()]);

  const idle = endpoints.filter((endpoint) => !idsOf(endpoint).some((id) => called.has(id)));
  expect(idle).toEqual([]);
});

/** The endpoints named in definitions: under `endpoint`, in a draft, as the source of a list. No sentence looks like one. */
function calledByFlows(value: unknown): string[] {
  if (typeof value === 'string') return Object.hasOwn(contract, value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(calledByFlows);
}

/** The endpoint ids that occur as strings in the app's code, without comments, tests and the contract itself. */
function calledByApp(): string[] {
  const files = filesUnder('src').filter(
    (file) => !/\.test\.tsx?$|\.fixture|^src\/api\/contract|^src\/language/.test(file),
  );
  const code = files.map((file) => withoutComments(readFileSync(join(root, file), 'utf8')));
  return Object.keys(contract).filter((id) => code.some((text) => text.includes(`'${id}'`)));
}
