import { describe, expect, it } from 'vitest';
import type { BridgeResponse } from '../model/bridge.ts';
import { okCode } from './codes.ts';
import { drop, json } from './misbehaving-server.ts';
import { callersOfAServer, link, ok, signal, write } from './calling.fixture.ts';

const { server, arrived, aCaller } = callersOfAServer();

describe('a field of the request that is a credential', () => {
  const activity = { activityCode: 'A1', phone: '13800138000', sourceType: '3' };

  it.each([{}, { token: 'of somebody else' }])(
    'is filled in by the client, whatever the caller gives: %o',
    async (token) => {
      server.answers = [ok({ serialNumber: 'P1' })];

      await aCaller().call('rebate.pay', { ...activity, ...token }, { signal, requestId: 'r-1' });

      expect(JSON.parse(arrived[0]?.body ?? '')).toEqual({ ...activity, token: 'tok-1' });
    },
  );

  it('is empty for a visitor who is not signed in', async () => {
    server.answers = [ok({ serialNumber: 'P1' })];

    const { call } = aCaller({ credentials: () => ({}) });
    await call('rebate.pay', activity, { signal, requestId: 'r-1' });

    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual({ ...activity, token: '' });
  });
});

describe('the other clients', () => {
  it('do not retry', async () => {
    server.answers = [drop];

    const response = await aCaller().call('car.provinces', {}, { signal });

    expect(response).toMatchObject({ type: 'unreachable', why: 'offline' });
    expect(arrived).toHaveLength(1);
  });

  it('keep the token from the public client', async () => {
    server.answers = [drop];

    await aCaller().call('share.config', { reqUrl: 'https://a.example' }, { signal });

    expect(arrived[0]?.headers).not.toHaveProperty('token');
  });

  it('send legacy reads as c, v, u and q in the address', async () => {
    server.answers = [ok([])];

    const response = await aCaller().call('region.cities', { provinceId: '11' }, { signal });

    expect(response.type).toBe('ok');
    expect(arrived[0]?.query).toEqual({ c: '620', v: '100', u: 'tok-1', q: '{"provinceId":"11"}' });
  });

  it('send legacy writes as a form', async () => {
    server.answers = [ok([])];

    await aCaller().call('parameter.list', { paraCategory: 'percent_code' }, { signal });

    expect(arrived[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(arrived[0]?.body))).toEqual({
      c: '620',
      v: '100',
      u: 'tok-1',
      q: '{"paraCategory":"percent_code"}',
    });
  });

  it('send the supplement query its order id unchanged', async () => {
    server.answers = [ok({})];

    await aCaller().call('customer.supplement-info', { orderId: '77' }, { signal });

    expect(arrived[0]?.query.q).toBe('77');
  });

  it('refuse on the legacy code -1 and sign out on -2', async () => {
    server.answers = [json({ code: -1, msg: '参数错误' }), json({ code: -2, msg: 'x' })];
    const { call, signedOut } = aCaller();

    const refused = await call('region.provinces', {}, { signal });
    const response = await call('region.provinces', {}, { signal });

    expect(refused).toMatchObject({ type: 'failed', result: { code: '-1', msg: '参数错误' } });
    expect(response).toMatchObject({ type: 'unreachable', why: 'signed-out' });
    expect(signedOut).toEqual(['legacy']);
  });
});

describe('a bug of ours', () => {
  it('is thrown for an endpoint that does not exist', async () => {
    await expect(aCaller().call('pay.nothing', {}, { signal })).rejects.toThrow(
      /^Bug:.*pay\.nothing/,
    );
  });

  it('is thrown for a single write without a requestId', async () => {
    await expect(aCaller().call(write.id, write.request, { signal })).rejects.toThrow(/^Bug:/);
  });

  it('in a request fails with a message, names no value and sends nothing', async () => {
    const { call, bugs } = aCaller();
    const request = { orderNo: 'A1', bankAcctNo: 'not-a-card-6222' };

    const response = await call('bank-card.bind', request, { signal, requestId: 'r' });

    expect(response).toMatchObject({ type: 'unreachable', why: 'not-sent' });
    expect(bugs).toEqual([expect.stringContaining('bankAcctNo')]);
    expect(bugs.join()).not.toContain('6222');
    expect(arrived).toEqual([]);
  });

  it('is not reported for a missing chunk: that is a network failure', async () => {
    const { call } = aCaller({ load: () => Promise.reject(new Error('no network')) });

    expect(await call(link.id, link.request, { signal })).toMatchObject({ why: 'offline' });
  });
});

describe('a capability of the host', () => {
  const scan = { id: 'bridge.scan-id-card', request: { side: 'front' } };
  const hostResponds = (response: BridgeResponse | 'no-answer') =>
    aCaller({ bridge: { request: async () => response } }).call(scan.id, scan.request, { signal });

  it('answers like an endpoint', async () => {
    const data = { image: 'data:image/jpeg;base64,AA', idName: '张三' };

    const response = await hostResponds({ code: okCode, msg: '', data });

    expect(response).toMatchObject({ type: 'ok', result: data });
  });

  it('that is missing is a failure with a message', async () => {
    const response = await hostResponds({ code: 'unsupported', msg: '' });

    expect(response).toMatchObject({
      type: 'failed',
      result: { code: 'unsupported', msg: 'This is not available here' },
    });
  });

  it('whose result breaks the contract is reported as broken', async () => {
    expect(await hostResponds({ code: okCode, msg: '', data: { image: 7 } })).toMatchObject({
      why: 'broken',
    });
  });

  it('whose result never comes is a timeout', async () => {
    expect(await hostResponds('no-answer')).toMatchObject({ type: 'unreachable', why: 'timeout' });
  });
});
