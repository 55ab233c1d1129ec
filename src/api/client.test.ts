import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BridgeAnswer } from '../bridge/bridge.ts';
import { type CallerOptions, createCaller } from './client.ts';
import { okCode } from './codes.ts';
import {
  type Answering,
  breakInTheMiddle,
  drip,
  drop,
  hold,
  json,
  MisbehavingServer,
  say,
} from './misbehaving-server.ts';
import type { Credentials } from './transport.ts';

const server = new MisbehavingServer();
const { arrived } = server;
let baseUrl = '';

beforeAll(async () => {
  baseUrl = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => server.forget());

const ok = (data: unknown) => json({ code: okCode, msg: 'done', data });

function aCaller(changes: Partial<CallerOptions> = {}) {
  const rests: number[] = [];
  const bugs: string[] = [];
  const signedOut: string[] = [];
  const credentials: Credentials = { token: 'tok-1' };
  let ids = 0;
  const call = createCaller({
    baseUrl,
    credentials: () => credentials,
    bridge: { request: async () => 'no-answer' },
    sleep: async (milliseconds) => void rests.push(milliseconds),
    newId: () => `made-${(ids += 1)}`,
    language: () => 'en',
    onSignedOut: (how) => void signedOut.push(how),
    onBug: (message) => void bugs.push(message),
    ...changes,
  });
  return { call, rests, bugs, signedOut };
}

const signal = new AbortController().signal;
const link = { id: 'gongtou.contract-url', request: { orderNo: 'A1' } };
const write = { id: 'order.change-funder', request: { orderNo: 'A1' } };

describe('an answer', () => {
  it("gives the data's fields beside code, msg and data", async () => {
    server.answers = [ok({ url: 'https://h5.example/a', extra: 1 })];

    const answer = await aCaller().call(link.id, link.request, { signal });

    const data = { url: 'https://h5.example/a', extra: 1 };
    expect(answer).toEqual({ type: 'ok', result: { ...data, data, code: okCode, msg: 'done' } });
  });

  it('with another code is a failure with the words of the platform', async () => {
    server.answers = [json({ code: 'E12', msg: '订单状态不允许', data: { hint: 'x' } })];

    const answer = await aCaller().call(link.id, link.request, { signal });

    expect(answer).toMatchObject({
      type: 'failed',
      result: { code: 'E12', msg: '订单状态不允许', hint: 'x' },
    });
  });

  it('never fails in silence', async () => {
    server.answers = [json({ code: 'E12' })];

    const answer = await aCaller().call(link.id, link.request, { signal });

    expect(answer).toMatchObject({ type: 'failed', result: { msg: expect.stringMatching(/\w/) } });
  });

  const cases: [string, string, Answering][] = [
    ['HTML with 200', 'broken', say('<html>ok</html>', 200, 'text/html')],
    ['HTML with 502', 'server', say('<html>bad</html>', 502, 'text/html')],
    ['JSON with 500', 'server', json({ code: 'X', msg: 'boom' }, 500)],
    ['a missing page', 'server', json({ message: 'not found' }, 404)],
    ['no code and no message', 'busy', json({ data: { url: 'https://h5.example' } })],
    ['nothing at all', 'busy', say('')],
    [
      '"server busy" with the OK code',
      'busy',
      json({ code: okCode, msg: 'Server Busy!', data: { url: 'u' } }),
    ],
    ['"server busy" with 503', 'busy', json({ code: 'X', msg: 'server busy' }, 503)],
    ['429', 'busy', json({ code: 'X', msg: 'slow down' }, 429)],
    ['data without the link', 'broken', ok({})],
    ['data of another type', 'broken', ok(['https://h5.example'])],
    ['no data', 'broken', ok(null)],
    ['U+0000 in a text', 'broken', ok({ url: 'https://h5.example/\0' })],
    ['half an answer', 'broken', say('{"code":"0000')],
    ['a message without a code', 'broken', json({ msg: 'hello' })],
    ['401', 'signed-out', json({ code: '401', msg: 'x' }, 401)],
    ['401 without a body', 'signed-out', say('', 401)],
  ];
  it.each(cases)('of %s is told as %s', async (_name, why, answering) => {
    server.answers = [answering];

    const answer = await aCaller().call(link.id, link.request, { signal });

    expect(answer).toMatchObject({ type: 'unreachable', why });
    expect(answer).toHaveProperty('words.zh', expect.stringMatching(/[一-鿿]/));
    expect(answer).toHaveProperty('words.en', expect.stringMatching(/\w/));
    expect(arrived).toHaveLength(1);
  });

  it('with 401 signs the customer out', async () => {
    server.answers = [json({ code: '401', msg: 'x' }, 401)];
    const { call, signedOut } = aCaller();

    await call(link.id, link.request, { signal });

    expect(signedOut).toEqual(['unauthorized']);
  });
});

describe('the main client', () => {
  it('tries four times more when the connection breaks, with the same requestId', async () => {
    server.answers = [drop, drop, breakInTheMiddle, drop, ok({})];
    const { call, rests } = aCaller();

    const answer = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(answer.type).toBe('ok');
    expect(rests).toEqual([1000, 2000, 4000, 8000]);
    expect(arrived.map(({ query }) => query.requestId)).toEqual(Array(5).fill('intent-1'));
  });

  it('says that there is no connection after the last try', async () => {
    server.answers = [drop];
    const { call, rests } = aCaller();

    const answer = await call(link.id, link.request, { signal });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'offline' });
    expect(arrived).toHaveLength(5);
    expect(rests).toHaveLength(4);
  });

  it('asks again with a requestId while the platform is processing', async () => {
    server.answers = [
      json({ code: 'processing' }),
      json({ code: 'processing', msg: '' }),
      ok({ url: 'https://a.example' }),
    ];
    const { call, rests } = aCaller();

    const answer = await call(link.id, link.request, { signal });

    expect(answer.type).toBe('ok');
    expect(rests).toEqual([1000, 2000]);
    expect(arrived.map(({ query }) => query.requestId)).toEqual([undefined, 'made-1', 'made-1']);
  });

  it('calls processing for ever neither done nor failed', async () => {
    server.answers = [
      json({ code: 'processing', msg: '' }),
      drop,
      json({ code: 'processing', msg: '' }),
    ];
    const { call } = aCaller();

    const answer = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'timeout' });
    expect(arrived).toHaveLength(5);
    expect(new Set(arrived.map(({ query }) => query.requestId))).toEqual(new Set(['intent-1']));
  });

  it('gives up a try that takes too long and does not repeat it', async () => {
    server.answers = [hold];
    const { call } = aCaller({ timeout: () => 50 });

    const answer = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'timeout' });
    expect(arrived).toHaveLength(1);
  });

  it('counts the whole time of a try, not the silence in it', async () => {
    server.answers = [drip];
    const { call } = aCaller({ timeout: () => 100 });

    const answer = await call(link.id, link.request, { signal });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'timeout' });
  });

  it('stops when the step is left', async () => {
    const leaving = new AbortController();
    server.answers = [
      () => {
        leaving.abort();
      },
    ];
    const { call } = aCaller();

    const answer = await call(link.id, link.request, { signal: leaving.signal });

    expect(answer.type).toBe('unreachable');
    expect(arrived).toHaveLength(1);
  });

  it('sends token and tokentype, fields of a query in the address and the rest as JSON', async () => {
    server.answers = [ok({ url: 'https://a.example' }), ok({})];
    const { call } = aCaller();

    await call(link.id, link.request, { signal });
    await call(write.id, write.request, { signal, requestId: 'r' });

    expect(arrived[0]).toMatchObject({ method: 'GET', query: { orderNo: 'A1' } });
    expect(arrived[0]?.headers).toMatchObject({
      token: 'tok-1',
      tokentype: 'app',
      'accept-language': 'en',
    });
    expect(JSON.parse(arrived[1]?.body ?? '')).toEqual({ orderNo: 'A1' });
  });

  it('sends photos as files', async () => {
    server.answers = [ok({ id: 'f1', url: 'https://a.example/f1' })];
    const photo = new Blob(['JPEG'], { type: 'image/jpeg' });

    const answer = await aCaller().call(
      'file.upload',
      { file: photo, purpose: 'idFront' },
      { signal },
    );

    expect(answer.type).toBe('ok');
    expect(arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived[0]?.body).toContain('filename="file.jpg"');
    expect(arrived[0]?.body).toContain('idFront');
  });
});

describe('a field of the request that is a credential', () => {
  const activity = { activityCode: 'A1', phone: '13800138000', sourceType: '3' };

  it.each([{}, { token: 'of somebody else' }])(
    'is filled in here, whatever is given: %o',
    async (given) => {
      server.answers = [ok({ serialNumber: 'P1' })];

      await aCaller().call('rebate.pay', { ...activity, ...given }, { signal, requestId: 'r-1' });

      expect(JSON.parse(arrived[0]?.body ?? '')).toEqual({ ...activity, token: 'tok-1' });
    },
  );

  it('is empty for a visitor who is nobody yet', async () => {
    server.answers = [ok({ serialNumber: 'P1' })];

    const { call } = aCaller({ credentials: () => ({}) });
    await call('rebate.pay', activity, { signal, requestId: 'r-1' });

    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual({ ...activity, token: '' });
  });
});

describe('the other clients', () => {
  it('do not try again', async () => {
    server.answers = [drop];

    const answer = await aCaller().call('car.provinces', {}, { signal });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'offline' });
    expect(arrived).toHaveLength(1);
  });

  it('keep the token from the public client', async () => {
    server.answers = [drop];

    await aCaller().call('share.config', { reqUrl: 'https://a.example' }, { signal });

    expect(arrived[0]?.headers).not.toHaveProperty('token');
  });

  it('send legacy reads as c, v, u and q in the address', async () => {
    server.answers = [ok([])];

    const answer = await aCaller().call('region.cities', { provinceId: '11' }, { signal });

    expect(answer.type).toBe('ok');
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

  it('send the supplement query its order id as it stands', async () => {
    server.answers = [ok({})];

    await aCaller().call('customer.supplement-info', { orderId: '77' }, { signal });

    expect(arrived[0]?.query.q).toBe('77');
  });

  it('refuse on the legacy code -1 and sign out on -2', async () => {
    server.answers = [json({ code: -1, msg: '参数错误' }), json({ code: -2, msg: 'x' })];
    const { call, signedOut } = aCaller();

    const refused = await call('region.provinces', {}, { signal });
    const gone = await call('region.provinces', {}, { signal });

    expect(refused).toMatchObject({ type: 'failed', result: { code: '-1', msg: '参数错误' } });
    expect(gone).toMatchObject({ type: 'unreachable', why: 'signed-out' });
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

  it('in a request is told with words, names no value and sends nothing', async () => {
    const { call, bugs } = aCaller();
    const request = { orderNo: 'A1', bankAcctNo: 'not-a-card-6222' };

    const answer = await call('bank-card.bind', request, { signal, requestId: 'r' });

    expect(answer).toMatchObject({ type: 'unreachable', why: 'not-sent' });
    expect(bugs).toEqual([expect.stringContaining('bankAcctNo')]);
    expect(bugs.join()).not.toContain('6222');
    expect(arrived).toEqual([]);
  });

  it('is not what a missing chunk is: the network is', async () => {
    const { call } = aCaller({ load: () => Promise.reject(new Error('no network')) });

    expect(await call(link.id, link.request, { signal })).toMatchObject({ why: 'offline' });
  });
});

describe('a capability of the host', () => {
  const scan = { id: 'bridge.scan-id-card', request: { side: 'front' } };
  const hostSays = (answer: BridgeAnswer | 'no-answer') =>
    aCaller({ bridge: { request: async () => answer } }).call(scan.id, scan.request, { signal });

  it('answers like an endpoint', async () => {
    const data = { image: 'data:image/jpeg;base64,AA', idName: '张三' };

    const answer = await hostSays({ code: okCode, msg: '', data });

    expect(answer).toMatchObject({ type: 'ok', result: data });
  });

  it('that is missing is a failure with words', async () => {
    const answer = await hostSays({ code: 'unsupported', msg: '' });

    expect(answer).toMatchObject({
      type: 'failed',
      result: { code: 'unsupported', msg: 'This is not available here' },
    });
  });

  it('whose result breaks the contract is told as broken', async () => {
    expect(await hostSays({ code: okCode, msg: '', data: { image: 7 } })).toMatchObject({
      why: 'broken',
    });
  });

  it('whose result never comes is a timeout', async () => {
    expect(await hostSays('no-answer')).toMatchObject({ type: 'unreachable', why: 'timeout' });
  });
});
