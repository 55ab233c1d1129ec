import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../../src/api/contract.ts';
import { isNightly } from '../../run/daily.ts';
import { malformedRequest } from './malformed-requests.ts';
import type { HttpId } from '../platform/handler.ts';
import { emptiedDatabase } from './emptied-database.fixture.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let token = '';
const logged: string[] = [];

beforeAll(async () => {
  sandbox = await createSandbox({ db: await emptiedDatabase(), log: (line) => logged.push(line) });
  const customer = await sandbox.db
    .selectFrom('customers')
    .select('token')
    .executeTakeFirstOrThrow();
  token = customer.token;
}, 60_000);
afterAll(() => sandbox.close());

const ids = Object.entries(contract)
  .filter(([, row]) => row.client !== 'bridge')
  .map(([id]) => id as HttpId);
const requests = isNightly ? 20_000 : 5_000;
const seed = Number(process.env.SEED ?? 20_261_122);

it.each(ids)('no malformed request makes %s throw', async (id) => {
  const cases = fc.asyncProperty(malformedRequest(contract[id]), async (request) => {
    const { statusCode, body } = await sandbox.app.inject({
      ...request,
      headers: { token, ...request.headers },
    });

    const wordless = statusCode === 400 && !body.includes('"msg":"请求参数有误"');
    expect({ broken: statusCode >= 500, wordless, body, log: logged.at(-1) }).toMatchObject({
      broken: false,
      wordless: false,
    });
  });
  await fc.assert(cases, { seed, numRuns: Math.ceil(requests / ids.length) });
});

it.each([
  ['an empty requestId', ''],
  ['two of them', 'a&requestId=b'],
  ['one with U+0000', '%00'],
  ['one of 3 KB', 'r'.repeat(3_000)],
])('refuses a write with %s', async (_what, requestId) => {
  const { statusCode, body } = await sandbox.app.inject({
    method: 'POST',
    url: `/api/order/changeFunder?requestId=${requestId}`,
    headers: { token },
    payload: { orderNo: 'NONE' },
  });

  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ code: 'MALFORMED', msg: '请求参数有误' });
});
