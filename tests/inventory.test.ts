import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../src/api/contract.ts';
import { pagePaths } from '../src/pages/paths.ts';
import { checkRepository, root } from '../tools/repository.ts';

interface Inventory {
  routes: { area: string; paths: Record<string, string> }[];
  'action-codes': { given: Record<string, string>; 'funder-specific': number[] };
  funders: string[];
  endpoints: Record<string, string[]>;
  dictionaries: string[];
}
const read = (file: string): unknown => parse(readFileSync(join(root, 'tests', file), 'utf8'));
const inventory = read('inventory.yaml') as Inventory;
const { index } = checkRepository();

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
const wanted = {
  paths: inventory.routes.flatMap((area) => Object.keys(area.paths)),
  'action-codes': [...Object.keys(codes.given).map(Number), ...codes['funder-specific']],
  funders: [...inventory.funders, ...ourFunders],
};

test.each(['paths', 'action-codes', 'funders'] as const)(
  'what the specification names under %s works',
  (part) => {
    const has: Set<unknown> = working[part];

    expect(wanted[part].filter((one) => !has.has(one))).toEqual([]);
  },
);

test('every endpoint of the specification is in the contract', () => {
  const have = new Set(Object.values(contract).map((row) => `${row.method} ${row.path}`));
  const missing = Object.values(inventory.endpoints)
    .flat()
    .filter((endpoint) => !have.has(endpoint));

  expect(missing).toEqual([]);
});
