import { afterEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../../src/api/client.ts';
import { contract } from '../../../src/api/contract.ts';
import { sandboxAt } from './requests.fixture.ts';
import { requestOverHttp } from './http-request.ts';
import { faultNames } from '../platform/faults.ts';

const sandbox = sandboxAt(Date.now);
afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));

const card = { bankAcctNo: '6222021234567890128', bankPhone: '13800138000' };

const binding = async (orderNo: string): Promise<Record<string, unknown>> => ({
  orderNo,
  ...card,
  ...(await sandbox.faceOf(orderNo)),
});

/** The app's own client, without pauses between retries. */
function appCall(id: string, request: Record<string, unknown>, requestId?: string) {
  const call = createCaller({
    baseUrl: sandbox.url,
    credentials: () => ({ token: 'sandbox-token-zhang' }),
    bridge: { request: () => Promise.resolve('no-answer' as const) },
    sleep: () => Promise.resolve(),
    newId: () => crypto.randomUUID(),
    language: () => 'zh',
    onSignedOut: () => false,
    onBug: (message) => {
      throw new Error(message);
    },
    load: (name) => Promise.resolve(contract[name as keyof typeof contract]),
  });
  const { signal } = new AbortController();
  return call(id, request, { signal, ...(requestId !== undefined && { requestId }) });
}

const bound = async (orderNo: string) =>
  (await sandbox.ledgerOf(orderNo)).filter((what) => what === 'card-bound').length;

describe('one effect per requestId', () => {
  it('responds to a repeated request with the first result', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const intent = { requestId: `${orderNo}-1` };

    const request = await binding(orderNo);
    const reversed = Object.fromEntries(Object.entries(request).toReversed());

    const first = await requestOverHttp(sandbox.url, 'bank-card.bind', request, intent);
    const again = await requestOverHttp(sandbox.url, 'bank-card.bind', reversed, intent);

    expect(again).toEqual(first);
    expect(await bound(orderNo)).toBe(1);
  });

  it('binds one card for twelve in parallel', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const intent = { requestId: `${orderNo}-1` };
    const request = await binding(orderNo);
    const bindCard = () => requestOverHttp(sandbox.url, 'bank-card.bind', request, intent);

    const answers = await Promise.all(Array.from({ length: 12 }, bindCard));

    expect(new Set(answers.map((response) => JSON.stringify(response)))).toHaveLength(1);
    expect(await bound(orderNo)).toBe(1);
  });

  it('refuses another request under the same id', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const intent = { requestId: `${orderNo}-1` };
    await sandbox.dataOf('bank-card.bind', await binding(orderNo), intent);

    const other = { orderNo, ...card, bankAcctNo: '6222021234567890136' };
    const no = await sandbox.refusalOf('bank-card.bind', other, intent);
    const elsewhere = await sandbox.refusalOf('order.change-funder', { orderNo }, intent);

    expect(no.code).toBe('REQUEST_ID_REUSED');
    expect(elsewhere.code).toBe('REQUEST_ID_REUSED');
    expect(await sandbox.dataOf('bank-card.status', { orderNo })).toMatchObject({ tail: '0128' });
  });

  it('remembers a refusal too', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const intent = { requestId: `${orderNo}-1` };
    const bad = { orderNo, ...card, bankAcctNo: '6222021234567890000' };

    const first = await sandbox.refusalOf('bank-card.bind', bad, intent);

    expect(await sandbox.refusalOf('bank-card.bind', bad, intent)).toEqual(first);
  });

  it('keeps the ids of two customers apart', async () => {
    const intent = { requestId: 'the-same' };
    await sandbox.dataOf('sms.send', { phone: '13811110001' }, intent);

    const other = { ...intent, token: 'sandbox-token-li' };
    expect(await sandbox.dataOf('sms.send', { phone: '13811110002' }, other)).toEqual({
      resendAfter: 60,
    });
  });
});

describe('a call with a fault, seen by the app', () => {
  const once = { times: 1 };
  const always = { times: 99 };

  it.each([
    ['5xx', once, 'unreachable', 'server', 0],
    ['5xx-after', once, 'unreachable', 'server', 1],
    ['401', once, 'unreachable', 'signed-out', 0],
    ['busy', once, 'unreachable', 'busy', 0],
    ['html', once, 'unreachable', 'broken', 1],
    ['broken', once, 'unreachable', 'broken', 1],
    ['refused', once, 'failed', undefined, 0],
    ['duplicate', once, 'ok', undefined, 1],
    ['delay', { times: 1, ms: 1 }, 'ok', undefined, 1],
    ['drop-before', once, 'ok', undefined, 1],
    ['drop-after', once, 'ok', undefined, 1],
    ['drop-before', always, 'unreachable', 'offline', 0],
    ['drop-after', always, 'unreachable', 'offline', 1],
    ['processing', { times: 2 }, 'ok', undefined, 1],
    ['processing', always, 'unreachable', 'timeout', 1],
  ] as const)('%s %o gives %s %s and binds %i card', async (fault, more, type, why, cards) => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const request = await binding(orderNo);
    await sandbox.addFault({ endpoint: 'bank-card.bind', fault, ...more });

    const result = await appCall('bank-card.bind', request, `${orderNo}-1`);

    expect(result).toMatchObject(why === undefined ? { type } : { type, why });
    expect(await bound(orderNo)).toBe(cards);
  });

  it('works again after the fault, under the same requestId, with one effect', async () => {
    for (const fault of faultNames) {
      const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
      const request = await binding(orderNo);
      await sandbox.addFault({ endpoint: 'bank-card.bind', fault, times: 1, ms: 1 });
      await appCall('bank-card.bind', request, `${orderNo}-1`);

      const result = await appCall('bank-card.bind', request, `${orderNo}-1`);

      expect([fault, result.type, await bound(orderNo)]).toEqual([fault, 'ok', 1]);
    }
  });

  it('responds to one read with "processing", and to the next one normally', async () => {
    await sandbox.addFault({ endpoint: 'order.list', fault: 'processing' });
    const { body } = await requestOverHttp(sandbox.url, 'order.list');
    expect(body.code).toBe('processing');

    expect((await requestOverHttp(sandbox.url, 'order.list')).body.code).toBe('00000');
  });
});

describe('the list of faults', () => {
  it('shows the faults set and how often they remain, and can be cleared', async () => {
    await sandbox.addFault({ endpoint: 'order.list', fault: 'busy', times: 2 });
    await requestOverHttp(sandbox.url, 'order.list');

    const list = async () => (await fetch(`${sandbox.url}/sandbox/faults`)).json();
    expect(await list()).toMatchObject({
      faults: [{ endpoint: 'order.list', fault: 'busy', times: 1 }],
    });

    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    expect(await list()).toEqual({ faults: [] });
  });

  it('refuses unknown endpoints and faults', async () => {
    const post = (body: unknown) =>
      fetch(`${sandbox.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    expect((await post({ endpoint: 'order.lst', fault: 'busy' })).status).toBe(400);
    expect((await post({ endpoint: 'order.list', fault: 'slow' })).status).toBe(400);
  });
});
