import { describe, expect, it } from 'vitest';
import { okCode } from './codes.ts';
import {
  type Answering,
  breakInTheMiddle,
  drip,
  drop,
  hold,
  json,
  respond,
} from './misbehaving-server.ts';
import { callersOfAServer, link, ok, signal, write } from './calling.fixture.ts';

const { server, arrived, aCaller } = callersOfAServer();

describe('an answer', () => {
  it("gives the data's fields beside code, msg and data", async () => {
    server.answers = [ok({ url: 'https://h5.example/a', extra: 1 })];

    const response = await aCaller().call(link.id, link.request, { signal });

    const data = { url: 'https://h5.example/a', extra: 1 };
    expect(response).toMatchObject({ type: 'ok', result: { ...data, data, code: okCode } });
  });

  it.each(['操作成功', '成功！', 'success', ''])(
    'with the OK code never passes on its message, such as "%s", which a flow would show as a refusal',
    async (msg) => {
      server.answers = [json({ code: okCode, msg, data: { url: 'https://h5.example/a' } })];

      const response = await aCaller().call(link.id, link.request, { signal });

      expect(response).toMatchObject({
        type: 'ok',
        result: { msg: 'It did not work. Try again later' },
      });
    },
  );

  it("with another code is a failure with the platform's message", async () => {
    server.answers = [json({ code: 'E12', msg: '订单状态不允许', data: { hint: 'x' } })];

    const response = await aCaller().call(link.id, link.request, { signal });

    expect(response).toMatchObject({
      type: 'failed',
      result: { code: 'E12', msg: '订单状态不允许', hint: 'x' },
    });
  });

  it.each([undefined, '', '操作成功'])('never fails silently (%s)', async (msg) => {
    server.answers = [json({ code: 'E12', msg })];

    const response = await aCaller().call(link.id, link.request, { signal });

    expect(response).toMatchObject({
      type: 'failed',
      result: { msg: 'It did not work. Try again later' },
    });
  });

  const cases: [string, string, Answering][] = [
    ['HTML with 200', 'broken', respond('<html>ok</html>', 200, 'text/html')],
    ['HTML with 502', 'server', respond('<html>bad</html>', 502, 'text/html')],
    ['JSON with 500', 'server', json({ code: 'X', msg: 'boom' }, 500)],
    ['a missing page', 'server', json({ message: 'not found' }, 404)],
    ['no code and no message', 'busy', json({ data: { url: 'https://h5.example' } })],
    ['nothing at all', 'busy', respond('')],
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
    ['half an answer', 'broken', respond('{"code":"0000')],
    ['a message without a code', 'broken', json({ msg: 'hello' })],
    ['401', 'signed-out', json({ code: '401', msg: 'x' }, 401)],
    ['401 without a body', 'signed-out', respond('', 401)],
  ];
  it.each(cases)('of %s is reported as %s', async (_name, why, respond) => {
    server.answers = [respond];

    const response = await aCaller().call(link.id, link.request, { signal });

    expect(response).toMatchObject({ type: 'unreachable', why });
    expect(response).toHaveProperty('words.zh', expect.stringMatching(/[一-鿿]/));
    expect(response).toHaveProperty('words.en', expect.stringMatching(/\w/));
    expect(arrived).toHaveLength(1);
  });

  it('with 401 signs the customer out', async () => {
    server.answers = [json({ code: '401', msg: 'x' }, 401)];
    const { call, signedOut } = aCaller();

    await call(link.id, link.request, { signal });

    expect(signedOut).toEqual(['unauthorized']);
  });
});

describe('the customer of a request', () => {
  const refused = json({ code: '401', msg: 'x' }, 401);

  it('a visitor who never signed in is not reported as signed out', async () => {
    server.answers = [refused];
    const { call, signedOut } = aCaller({ credentials: () => ({}) });

    const response = await call(link.id, link.request, { signal });

    expect(response).toMatchObject({ type: 'unreachable', why: 'not-signed-in' });
    expect(JSON.stringify(response)).not.toMatch(/失效|expired|signed out/);
    expect(signedOut).toEqual(['nobody']);
  });

  it('is retried as the customer who has signed in meanwhile, with the same requestId', async () => {
    server.answers = [refused, ok({})];
    let token: string | undefined;
    const { call } = aCaller({
      credentials: () => ({ token }),
      onSignedOut() {
        token = 'tok-2';
        return true;
      },
    });

    const response = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(response.type).toBe('ok');
    expect(arrived.map(({ query, headers }) => [query.requestId, headers.token])).toEqual([
      ['intent-1', undefined],
      ['intent-1', 'tok-2'],
    ]);
  });

  it.each([
    ['the first', [refused], undefined],
    ['a later', [drop, refused], true],
  ])(
    'reports 401 at %s attempt, and whether an earlier one may have arrived',
    async (_, answers, before) => {
      server.answers = answers;
      const { call } = aCaller();

      const response = await call(write.id, write.request, { signal, requestId: 'intent-1' });

      expect(response).toMatchObject({ type: 'unreachable', why: 'signed-out' });
      expect('mayBeDone' in response ? response.mayBeDone : undefined).toBe(before);
    },
  );

  it('is not retried for a call that is about a token', async () => {
    server.answers = [refused];
    const { call, signedOut } = aCaller();

    await call('user.check-token', { token: 'tok-1' }, { signal });

    expect(signedOut).toEqual([]);
  });
});

describe('the main client', () => {
  it('retries four times when the connection breaks, with the same requestId', async () => {
    server.answers = [drop, drop, breakInTheMiddle, drop, ok({})];
    const { call, rests } = aCaller();

    const response = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(response.type).toBe('ok');
    expect(rests).toEqual([1000, 2000, 4000, 8000]);
    expect(arrived.map(({ query }) => query.requestId)).toEqual(Array(5).fill('intent-1'));
  });

  it('reports that there is no connection after the last attempt', async () => {
    server.answers = [drop];
    const { call, rests } = aCaller();

    const response = await call(link.id, link.request, { signal });

    expect(response).toMatchObject({ type: 'unreachable', why: 'offline' });
    expect(arrived).toHaveLength(5);
    expect(rests).toHaveLength(4);
  });

  it('repeats the request with a requestId while the platform is processing', async () => {
    server.answers = [
      json({ code: 'processing' }),
      json({ code: 'processing', msg: '' }),
      ok({ url: 'https://a.example' }),
    ];
    const { call, rests } = aCaller();

    const response = await call(link.id, link.request, { signal });

    expect(response.type).toBe('ok');
    expect(rests).toEqual([1000, 2000]);
    expect(arrived.map(({ query }) => query.requestId)).toEqual([undefined, 'made-1', 'made-1']);
  });

  it('reports endless processing as neither done nor failed', async () => {
    server.answers = [
      json({ code: 'processing', msg: '' }),
      drop,
      json({ code: 'processing', msg: '' }),
    ];
    const { call } = aCaller();

    const response = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(response).toMatchObject({ type: 'unreachable', why: 'timeout' });
    expect(arrived).toHaveLength(5);
    expect(new Set(arrived.map(({ query }) => query.requestId))).toEqual(new Set(['intent-1']));
  });

  it('aborts an attempt that takes too long and does not retry', async () => {
    server.answers = [hold];
    const { call } = aCaller({ timeout: () => 50 });

    const response = await call(write.id, write.request, { signal, requestId: 'intent-1' });

    expect(response).toMatchObject({ type: 'unreachable', why: 'timeout' });
    expect(arrived).toHaveLength(1);
  });

  it('limits the whole time of an attempt, not its idle time', async () => {
    server.answers = [drip];
    const { call } = aCaller({ timeout: () => 100 });

    const response = await call(link.id, link.request, { signal });

    expect(response).toMatchObject({ type: 'unreachable', why: 'timeout' });
  });

  it('stops when the step is left', async () => {
    const leaving = new AbortController();
    server.answers = [
      () => {
        leaving.abort();
      },
    ];
    const { call } = aCaller();

    const response = await call(link.id, link.request, { signal: leaving.signal });

    expect(response.type).toBe('unreachable');
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

    const response = await aCaller().call(
      'file.upload',
      { file: photo, purpose: 'idFront' },
      { signal },
    );

    expect(response.type).toBe('ok');
    expect(arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived[0]?.body).toContain('filename="file.jpg"');
    expect(arrived[0]?.body).toContain('idFront');
  });
});
