import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../../src/api/contract.ts';
import { filesUnder } from '../../tests/support/import-graph.ts';
import { withoutComments } from '../../tests/support/without-comments.ts';
import { readings, withoutThem, withoutUse } from './descriptions.ts';
import { fieldsOfContract, isOf } from './extensions.ts';
import { checkRepository } from '../repository/repository.ts';

const fields = fieldsOfContract();
const inWords = ({ endpoint, in: place, path }: (typeof fields)[number]) =>
  `${endpoint} ${place} ${path}`;

test('every extension describes what the app does without it', () => {
  const described = withoutThem.flatMap((group) =>
    Object.keys(group.fields).map((name) => ({ group, name })),
  );
  const unsaid = fields.filter(
    (field) => field.extension && !described.some(({ group, name }) => isOf(group, name, field)),
  );
  const aboutNothing = described.filter(
    ({ group, name }) => !fields.some((field) => field.extension && isOf(group, name, field)),
  );

  expect(unsaid.map(inWords)).toEqual([]);
  expect(aboutNothing.map(({ group, name }) => `${group.title}: ${name}`)).toEqual([]);
});

const { entities, 'supplement-keys': supplementKeys } = parse(
  readFileSync(new URL('../../tests/inventory.yaml', import.meta.url), 'utf8'),
) as { entities: { order: string[] }; 'supplement-keys': string[] };

/** Names in the specification: those of the entities in sections 3, and others in sections 7. */
const named = new Set([
  ...namesIn(entities),
  ...supplementKeys,
  'verifyResult',
  'pageCode',
  'storeList',
  'appId',
  'noncestr',
  'timestamp',
  'signature',
  'finOrder',
  'naturalCustomer',
  'orderVehicle',
  'saleStore',
  'industry',
]);
/** Names too common to be identified by the name alone → the endpoints they count for. */
const onlyAt: Readonly<Record<string, RegExp>> = {
  status: /^face-sign\.check$/,
  url: /^(pay\.create|.*(url|link|templates|status|signed)(-v2)?)$/,
  id: /^(order\.cover|car\.(stores|license-types)|store\..*|check\.other-dictionaries|plan\..*)$/,
  value: /^(parameter\..*|check\.other-dictionaries|plan\..*)$/,
  code: /^(car\.(stores|provinces)|store\..*|region\..*|order\..*)$/,
  name: /^(car\.(stores|provinces|colours)|store\..*|region\..*)$/,
};

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[A-Za-z_]\w*/g) ?? [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

const inside = (path: string, other: string) =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

test('a response of the specification contains its fields, extensions, and documented readings', () => {
  const responseFields = fields.filter(({ endpoint, in: place, extension }) => {
    const { ours } = contract[endpoint];
    const anOrder = endpoint === 'order.detail' || endpoint === 'order.list';
    return place === 'answer' && !extension && (!ours || anOrder);
  });
  const strange = responseFields.filter(({ endpoint, path }) => {
    const name = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
    const read = Object.keys(readings[endpoint] ?? {});
    const isDeclared = Object.hasOwn(onlyAt, name) ? onlyAt[name]?.test(endpoint) : named.has(name);
    return !isDeclared && !read.some((one) => path === one || inside(path, one));
  });

  expect(strange.map(inWords)).toEqual([]);
});

test('every reading is a field of a response', () => {
  const unknown = Object.entries(readings).flatMap(([id, paths]) =>
    Object.keys(paths).filter(
      (path) => !fields.some((one) => one.endpoint === id && one.path === path),
    ),
  );

  expect(unknown).toEqual([]);
});

/** The fields of an order that pages, components or flows read; a flow sends some of them. */
function readOfOrders(): Set<string> {
  const { definitions } = checkRepository();
  const inFlows = JSON.stringify(definitions.map(({ flows }) => flows));
  const pages = ['src/pages', 'src/ui']
    .flatMap((folder) => filesUnder(folder))
    .filter((file) => !/\.fixture|\.test\./.test(file));
  const inPages = pages.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
  const names = (text: string) => [...text.matchAll(/\border(?:\.\w+)*\.(\w+)/g)];
  return new Set([...names(inFlows), ...names(inPages)].flatMap(([, name]) => name ?? []));
}

test('every field of an order is read, or listed as unused', () => {
  const read = readOfOrders();

  expect(entities.order.filter((name) => !read.has(name)).toSorted()).toEqual(
    Object.keys(withoutUse).toSorted(),
  );
});
