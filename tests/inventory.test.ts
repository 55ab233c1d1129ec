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
interface NotYet {
  paths: string[];
  'action-codes': number[];
  funders: string[];
}

const read = (file: string): unknown => parse(readFileSync(join(root, 'tests', file), 'utf8'));
const inventory = read('inventory.yaml') as Inventory;
const notYet = read('not-yet.yaml') as NotYet;
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
  'what the specification names under %s works, or stands in the list of what does not yet',
  (part) => {
    const has: Set<unknown> = working[part];
    const missing = wanted[part].filter((one) => !has.has(one));
    const listed: (string | number)[] = notYet[part];

    expect([...new Set(missing)].filter((one) => !listed.includes(one))).toEqual([]);
  },
);

test.each(['paths', 'action-codes', 'funders'] as const)(
  'the list of %s that do not work yet only shrinks: nothing in it works, nothing in it is made up',
  (part) => {
    const has: Set<unknown> = working[part];
    const names: (string | number)[] = wanted[part];
    const listed: (string | number)[] = notYet[part];

    expect(listed.filter((one) => has.has(one) || !names.includes(one))).toEqual([]);
  },
);

test('every endpoint of the specification is in the contract', () => {
  const have = new Set(Object.values(contract).map((row) => `${row.method} ${row.path}`));
  const missing = Object.values(inventory.endpoints)
    .flat()
    .filter((endpoint) => !have.has(endpoint));

  expect(missing).toEqual([]);
});
