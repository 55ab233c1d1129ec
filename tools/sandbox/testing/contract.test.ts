import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { okCode } from '../../../src/api/codes.ts';
import { contract } from '../../../src/api/contract.ts';
import { requestArbitrary } from './request-arbitraries.ts';
import { isNightly } from '../../run/daily.ts';
import { requestOverHttp } from './http-request.ts';
import type { HttpId } from '../platform/handler.ts';
import { handlers } from '../server/handlers.ts';
import { emptiedDatabase } from './emptied-database.fixture.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
let orderNo = '';
const logged: string[] = [];

beforeAll(async () => {
  sandbox = await createSandbox({ db: await emptiedDatabase(), log: (line) => logged.push(line) });
  const { body } = await requestOverHttp(sandbox.url, 'order.list', { size: '1' });
  orderNo = (body.data as { orders: { orderNo: string }[] }).orders[0]?.orderNo ?? '';
}, 60_000);
afterAll(() => sandbox.close());

const ids = Object.entries(contract)
  .filter(([, row]) => row.client !== 'bridge')
  .map(([id]) => id as HttpId);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The request with an existing order and file in place of generated ones. */
function real(id: HttpId, request: Record<string, unknown>): Record<string, unknown> {
  const orderPart = Object.hasOwn(request, 'orderNo') ? { orderNo } : {};
  const file = contract[id].encoding === 'multipart' ? { file: new File([png], 'photo.png') } : {};
  return { ...request, ...orderPart, ...file };
}

/** Refused to visitors even where a visitor is the demo customer. */
const signedIn: ReadonlySet<HttpId> = new Set<HttpId>(['campaign.help']);

describe('the sandbox and the contract', () => {
  it('has a handler for every endpoint over HTTP and for nothing else', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(ids.toSorted());
  });

  it.each(ids)('responds to any valid request to %s without an exception', async (id) => {
    const request = requestArbitrary(contract[id]);
    const cases = fc.asyncProperty(
      request,
      fc.boolean(),
      fc.uuid(),
      async (generated, isReal, requestId) => {
        const input = isReal ? real(id, generated) : { ...generated, ...fileFor(id) };
        const from = { requestId, ...(signedIn.has(id) && { token: 'sandbox-token-zhang' }) };
        const { status, body } = await requestOverHttp(sandbox.url, id, input, from);

        const wordless = body.code !== undefined && body.code !== okCode && body.msg === '';
        expect({ status, wordless, body, log: logged.at(-1) }).toMatchObject({
          status: 200,
          wordless: false,
        });
      },
    );
    await fc.assert(cases, { numRuns: isNightly ? 12 : 5 });
  });

  it('refuses a request the contract does not allow', async () => {
    const { status, body } = await requestOverHttp(sandbox.url, 'bank-card.bind', {
      orderNo,
      bankAcctNo: '12',
    });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'MALFORMED', msg: '请求参数有误' });
  });

  it('refuses JSON that is none', async () => {
    const response = await fetch(`${sandbox.url}/api/sms/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"phone":',
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'MALFORMED' });
  });

  it('refuses a request nested deeper than it can follow', async () => {
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`;
    const response = await fetch(`${sandbox.url}/api/check/submitCustomer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"orderNo":"${orderNo}","draft":${deep}}`,
    });

    expect(response.status).toBe(400);
  });

  it('is safe from prototype pollution', async () => {
    const response = await fetch(`${sandbox.url}/api/check/submitCustomer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"orderNo":"${orderNo}","__proto__":{"polluted":true}}`,
    });

    expect(response.status).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('responds 404 at an unknown address', async () => {
    const response = await fetch(`${sandbox.url}/api/nothing`);

    expect(response.status).toBe(404);
  });
});

function fileFor(id: HttpId): Record<string, unknown> {
  return contract[id].encoding === 'multipart' ? { file: new File([png], 'photo.png') } : {};
}
