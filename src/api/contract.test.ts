import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { actionCodes } from './action-codes.ts';
import { loadEndpoint } from './contract-lazy.ts';
import { contract } from './contract.ts';
import { dictionaryNames } from './dictionaries.ts';
import { bankAcctNo, idNumber, picture } from './fields.ts';
import { orderDetailSchema, orderSchema } from './order.ts';

const inventory = parse(
  readFileSync(new URL('../../tests/inventory.yaml', import.meta.url), 'utf8'),
) as {
  endpoints: Record<string, string[]>;
  'action-codes': { given: Record<string, string>; 'funder-specific': number[] };
  dictionaries: string[];
  entities: Record<string, string[] | undefined> & { order: string[] };
};
const rows = Object.entries(contract);
const specified = Object.entries(inventory.endpoints).flatMap(([area, list]) =>
  list.map((line) => ({ area, line })),
);

const byNumber = (a: number, b: number) => a - b;

function clientOf(area: string, line: string): string {
  if (area.startsWith('legacy client') || line.endsWith('querySupplementInfo')) return 'legacy';
  if (line.includes('/hshcwxweb/')) return 'public';
  return line.includes('/hshcchannel/') ? 'channel' : 'main';
}

describe('the contract', () => {
  it('has 84 endpoints of the specification', () => {
    expect(specified).toHaveLength(84);
    expect(rows.filter(([, row]) => !row.ours)).toHaveLength(84);
  });

  it.each(specified)('has $line exactly once', ({ area, line }) => {
    const matches = rows.filter(([, row]) => `${row.method} ${row.path}` === line && !row.ours);

    expect(matches).toHaveLength(1);
    expect(matches.map(([, row]) => row.client)).toEqual([clientOf(area, line)]);
  });

  it('has no two endpoints with the same method and path', () => {
    const places = rows.map(([, row]) => `${row.method} ${row.path}`);
    expect(places).toEqual([...new Set(places)]);
  });

  it.each(rows)(
    '%s can be written to OpenAPI and names only sensitive fields it has',
    (id, row) => {
      const request = JSON.stringify(z.toJSONSchema(row.request, { io: 'input' }));
      const response = JSON.stringify(z.toJSONSchema(row.response, { io: 'input' }));
      const last = (row.sensitive ?? []).map((name) => name.split('.').at(-1));

      expect(last.filter((name) => !(request + response).includes(`"${name}"`))).toEqual([]);
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );

  it.each(rows)('%s is found when its area is loaded alone', async (id, row) => {
    expect(await loadEndpoint(id)).toBe(row);
  });

  it('finds no endpoint by an unknown name', async () => {
    const strangers = ['pay.nothing', 'nothing.at-all', '', 'pay', '__proto__.x', 'pay.__proto__'];

    expect(await Promise.all(strangers.map(loadEndpoint))).toEqual(strangers.map(() => undefined));
  });

  it('gives a row that writes over the main client a requestId, unless sending it twice changes nothing', () => {
    const harmless =
      /^(check\.submit-customer|sms\.verify|file\.upload|face\.verify|ocr\.id-card|psbc\.login|sign\.person|video\.(enter|signal|leave))$/;
    const requestExpression =
      /payInfo|payment\/due$|queryDcepSubWallet|getPayResult|verify$|queryBackingBank|check-(card|pin)$|migrate\/find$|leaseBack\/estimate$/;

    const writing = rows.filter(([, row]) => row.client === 'main' && row.method === 'POST');
    const without = writing.filter(
      ([id, row]) => !row.once && !harmless.test(id) && !requestExpression.test(row.path),
    );

    expect(without.map(([id]) => id)).toEqual([]);
  });

  it('sends only texts in addresses and legacy forms', () => {
    for (const [id, row] of rows) {
      if (row.encoding !== 'query' && row.encoding !== 'form') continue;
      const { properties = {} } = z.toJSONSchema(row.request, { io: 'input' });
      for (const [name, field] of Object.entries(properties))
        expect(field, `${id}: ${name}`).toHaveProperty('type', 'string');
    }
  });

  it('marks as secret every field with a card or ID number or a proof of identity', () => {
    const secrets = new Set<z.core.$ZodType>([bankAcctNo, idNumber, picture]);
    const proofs = /^(smsToken|faceToken|pin|password|ticket|code)$/;
    const open = rows.flatMap(([id, row]) =>
      Object.entries(row.request.shape)
        .filter(
          ([name, type]) =>
            secrets.has(innermost(type)) || (proofs.test(name) && row.method === 'POST'),
        )
        .filter(([name]) => !row.sensitive?.includes(name))
        .map(([name]) => `${id}: ${name}`),
    );

    expect(open).toEqual([]);
  });

  it('never sends a sensitive value in an address', () => {
    for (const [id, row] of rows) {
      if (row.encoding !== 'query') continue;
      const requestFields = Object.keys(
        z.toJSONSchema(row.request, { io: 'input' }).properties ?? {},
      );
      expect(
        requestFields
          .filter((name) => row.sensitive?.includes(name))
          .map((name) => `${id}: ${name}`),
      ).toEqual([]);
    }
  });
});

/** The type inside `optional`, however deep. */
function innermost(type: z.core.$ZodType): z.core.$ZodType {
  return type instanceof z.ZodMiniOptional ? innermost(type.def.innerType) : type;
}

describe('the order', () => {
  it('has every field of the specification', () => {
    const list = Object.keys(z.toJSONSchema(orderSchema).properties ?? {});
    const detail = Object.keys(z.toJSONSchema(orderDetailSchema).properties ?? {});

    expect(list).toEqual(expect.arrayContaining(inventory.entities.order));
    expect(detail).toEqual(expect.arrayContaining(inventory.entities.order));
    expect(detail).toEqual(
      expect.arrayContaining([
        'finOrder',
        'naturalCustomer',
        'orderVehicle',
        'saleStore',
        'vehiclePicUrl',
      ]),
    );
  });
});

describe('cars, plans and stores', () => {
  const responses = (id: keyof typeof contract) =>
    JSON.stringify(z.toJSONSchema(contract[id].response, { io: 'input' }));
  const requests = (id: keyof typeof contract) =>
    JSON.stringify(z.toJSONSchema(contract[id].request, { io: 'input' }));
  const { entities } = inventory;

  it.each([
    ['car.plans', responses('car.plans'), entities['plan-car-detail']],
    ['plan.list', responses('plan.list'), named(entities['plan-picker-and-order'])],
    [
      'plan.calculate',
      responses('plan.calculate'),
      ['financialPlanList', 'percentList', 'checkResult'],
    ],
    ['car.stores', responses('car.stores'), entities.store],
    ['car.license-types', responses('car.license-types'), entities['license-type']],
    ['car.colours', responses('car.colours'), entities.colour],
    ['car.detail', responses('car.detail'), entities['car-detail']],
    ['order.create', requests('order.create'), entities['order-create']],
    ['order.create', requests('order.create'), entities['order-create-simple']],
    ['order.cover', requests('order.cover'), ['buttonCode', 'carFullName', 'order_channel']],
    ['order.cover', requests('order.cover'), named(entities['plan-picker-and-order'])],
  ])('%s has every field of the specification', (_id, schema, fields = []) => {
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter((field) => !schema.includes(`"${field}"`))).toEqual([]);
  });
});

/** Names of fields without the remarks after them. */
function named(fields: readonly string[] = []): string[] {
  return fields.filter((field) => !field.includes(' '));
}

describe('the names of the specification', () => {
  it('exist for all actions and dictionaries', () => {
    const general = Object.keys(inventory['action-codes'].given).map(Number);
    const ofFunders = inventory['action-codes']['funder-specific'];
    const ours = Object.entries(actionCodes);

    expect(
      ours
        .filter(([, code]) => code.isGeneral)
        .map(([code]) => Number(code))
        .sort(byNumber),
    ).toEqual(general.sort(byNumber));
    expect(
      ours
        .filter(([, code]) => !code.isGeneral)
        .map(([code]) => Number(code))
        .sort(byNumber),
    ).toEqual(ofFunders.sort(byNumber));
    expect(dictionaryNames).toEqual(expect.arrayContaining(inventory.dictionaries));
  });
});
