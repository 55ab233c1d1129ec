import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contract, type EndpointId } from '../src/api/contract.ts';
import { root } from '../tools/repository/repository.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { entities } = parse(read('tests/inventory.yaml')) as { entities: Record<string, unknown> };

/** Every field name of an endpoint's request or response, at any depth. */
function fieldsOf(id: EndpointId, part: 'request' | 'response'): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      const { properties } = node as { properties?: Record<string, unknown> };
      for (const name of Object.keys(properties ?? {})) found.add(name);
      Object.values(node).forEach(walk);
    }
  };
  walk(z.toJSONSchema(contract[id][part], { io: 'input', unrepresentable: 'any' }));
  return found;
}

/** Terms of the inventory → the names of the fields they stand for. */
const spelled: Record<string, string[]> = {
  'province name and code': ['province', 'provinceCode'],
  'city name and code': ['city', 'cityCode'],
  'store name code identifier id': ['store'],
  'license type id and name': ['licenses'],
  'button info': ['buttonCode', 'subCode'],
  'chosen plan': ['plan'],
  period: ['period'],
  'ratio list': ['ratioList'],
  'period list': ['periodList'],
  'plan fields': ['schemeCode', 'leaseTerm', 'businessType'],
  'location fields': ['provinceCode', 'cityCode', 'cityName'],
  'dept fields': ['deptCode', 'deptName'],
  'percentList: id, value': ['percentList', 'id', 'value'],
  'id = schemeCode + leaseTerm': ['schemeCode', 'leaseTerm'],
  'fromPage=carDetail': ['fromPage'],
  text: [],
};

function names(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(names);
  if (typeof schema === 'object' && schema !== null)
    return Object.entries(schema).flatMap(([name, inner]) =>
      ['request', 'item'].includes(name) ? names(inner) : [name, ...names(inner)],
    );
  return spelled[String(schema)] ?? [String(schema)];
}

/** Where the contract carries an entity. */
const entityFields: Record<string, [EndpointId, 'request' | 'response'][]> = {
  order: [['order.detail', 'response']],
  'order-detail-form': [['order.detail', 'response']],
  'seller-info': [['seller.info', 'response']],
  'payment-request': [['pay.create', 'request']],
  'payment-response': [['pay.create', 'response']],
  'dcep-sub-wallet': [
    ['pay.dcep-sub-wallet', 'request'],
    ['pay.dcep-sub-wallet', 'response'],
  ],
  user: [['user.update', 'request']],
  'token-check-response': [['user.check-token', 'response']],
  'repayment-result': [
    ['pay.repayment-result', 'request'],
    ['pay.repayment-result', 'response'],
  ],
  'activity-pay': [['rebate.pay', 'request']],
  'plan-car-detail': [['car.plans', 'response']],
  'plan-picker-and-order': [['plan.list', 'response']],
  'plan-calculation': [['plan.check', 'response']],
  store: [
    ['car.stores', 'response'],
    ['store.delivery-stores', 'response'],
  ],
  'license-type': [['car.license-types', 'response']],
  colour: [['car.colours', 'response']],
  'car-detail': [['car.detail', 'response']],
  bank: [['bank-card.backing-banks', 'response']],
  region: [['region.provinces', 'response']],
  industry: [['check.other-dictionaries', 'response']],
  'order-create': [['order.create', 'request']],
  'order-create-simple': [['order.create', 'request']],
  'cover-order': [['order.cover', 'request']],
  'risk-control-snapshot': [['bridge.keep-risk-snapshot', 'request']],
};

/** Entities that no endpoint carries → where they are instead: the car feature and the policy's pages. */
const written: Record<string, string[]> = {
  'new-car-selection': [
    'flows/car-detail.yaml',
    'src/features/car/car-context.ts',
    'src/features/car/plans.ts',
    'src/features/car/ordering/plan-check.ts',
  ],
  'privacy-version': ['src/pages/legal/privacy-versions.ts'],
};

test('every entity of the specification is in the contract or a named file', () => {
  const placed = [...Object.keys(entityFields), ...Object.keys(written)];

  expect(placed.toSorted()).toEqual(Object.keys(entities).toSorted());
});

describe.each(Object.entries(entityFields))('%s', (entity, places) => {
  it('has every field in the contract', () => {
    const has = new Set(places.flatMap(([id, part]) => [...fieldsOf(id, part)]));

    expect(names(entities[entity]).filter((name) => !has.has(name))).toEqual([]);
  });
});

describe.each(Object.entries(written))('%s', (entity, files) => {
  it('has every field in its files', () => {
    const text = files.map(read).join('\n');

    expect(names(entities[entity]).filter((name) => !text.includes(name))).toEqual([]);
  });
});
