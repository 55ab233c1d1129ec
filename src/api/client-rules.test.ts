import { beforeEach, describe, expect, it } from 'vitest';
import { callersOfAServer, link, ok, signal } from './calling.fixture.ts';
import { okCode } from './codes.ts';
import { type Answering, json } from './misbehaving-server.ts';

const { server, origin, arrived, aCaller } = callersOfAServer();

describe('a connection that breaks', () => {
  const dropped: Answering = (response) => response.destroy();

  it('is retried four times while the phone reports a network', async () => {
    server.answers = [dropped, dropped, dropped, dropped, dropped];
    const { call, rests } = aCaller({ hasNetwork: () => true });

    expect(await call(link.id, link.request, { signal })).toMatchObject({ why: 'offline' });
    expect(rests).toHaveLength(4);
  });

  it('is reported at once where the phone itself is offline', async () => {
    server.answers = [dropped];
    const { call, rests } = aCaller({ hasNetwork: () => false });

    expect(await call(link.id, link.request, { signal })).toMatchObject({ why: 'offline' });
    expect(rests).toEqual([]);
  });

  it('is retried for a single write: a short network failure leaves no unknown result', async () => {
    server.answers = [dropped, ok({})];
    const { call, rests } = aCaller({ hasNetwork: () => false });

    const change = call('order.change-funder', { orderNo: 'A1' }, { signal, requestId: 'r1' });

    expect(await change).toMatchObject({ type: 'ok' });
    expect(rests).toHaveLength(1);
    expect(arrived.map(({ query }) => query.requestId)).toEqual(['r1', 'r1']);
  });
});

describe('too many requests', () => {
  const tooMany =
    (after: string): Answering =>
    (response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': after });
      response.end('{"code":"429","msg":"slow down"}');
    };

  it('waits as long as the platform says, then retries with the same requestId', async () => {
    server.answers = [tooMany('7'), ok({ url: 'https://h5.example/a' })];
    const { call, rests } = aCaller();

    const response = await call(link.id, link.request, { signal, requestId: 'r1' });

    expect(response).toMatchObject({ type: 'ok' });
    expect(rests).toEqual([7_000]);
    expect(arrived.map(({ query }) => query.requestId)).toEqual(['r1', 'r1']);
  });

  it.each(['31', 'Fri, 07 Nov 2026 23:59:59 GMT', '-1', 'soon'])(
    'with Retry-After %s the platform is reported as busy at once',
    async (after) => {
      server.answers = [tooMany(after)];
      const { call, rests } = aCaller();

      expect(await call(link.id, link.request, { signal })).toMatchObject({ why: 'busy' });
      expect(rests).toEqual([]);
    },
  );

  it('other clients do not retry', async () => {
    server.answers = [tooMany('1')];
    const { call, rests } = aCaller();

    expect(await call('car.provinces', {}, { signal })).toMatchObject({ why: 'busy' });
    expect(rests).toEqual([]);
  });
});

describe('signing in and out', () => {
  const signedIn: unknown[] = [];
  const caller = () => aCaller({ onSignInChange: (signed) => void signedIn.push(signed) });
  beforeEach(() => void (signedIn.length = 0));

  it('a successful login gives the credentials to store, with the phone of the request', async () => {
    server.answers = [ok({ token: 't9', tokentype: 'app', newUser: false })];

    await caller().call('user.login', { phone: '13800138000', code: '123456' }, { signal });

    expect(signedIn).toEqual([{ token: 't9', tokentype: 'app', phone: '13800138000' }]);
  });

  it('a refused login stores nothing', async () => {
    server.answers = [json({ code: 'E1', msg: 'no' })];

    await caller().call('user.login', { phone: '13800138000', code: '123456' }, { signal });

    expect(signedIn).toEqual([]);
  });

  it('a logout leaves nothing', async () => {
    server.answers = [ok(null)];

    await caller().call('user.logout', { token: 't9' }, { signal });

    expect(signedIn).toEqual([undefined]);
  });

  it('the host’s login counts as well as ours', async () => {
    const request = async () => ({ code: okCode, msg: '', data: { token: 't2' } });

    await aCaller({
      bridge: { request },
      onSignInChange: (signed) => void signedIn.push(signed),
    }).call('bridge.login', {}, { signal });

    expect(signedIn).toMatchObject([{ token: 't2' }]);
  });
});

it.each([
  ['of the answer', { code: '-2', msg: 'x' }],
  ['of its data', { code: okCode, msg: '', data: { code: -2 } }],
  ['of its content', { code: okCode, msg: '', content: { code: '-2' } }],
])('code -2 %s signs the legacy client out', async (_where, body) => {
  server.answers = [json(body)];
  const { call, signedOut } = aCaller();

  expect(await call('store.provinces', {}, { signal })).toMatchObject({ why: 'signed-out' });
  expect(signedOut).toEqual(['legacy']);
});

it('code -1 of the legacy client is a refusal with its message', async () => {
  server.answers = [json({ code: '-1', msg: '城市不存在', data: [] })];

  expect(await aCaller().call('store.provinces', {}, { signal })).toMatchObject({
    type: 'failed',
    result: { code: '-1', msg: '城市不存在' },
  });
});

it('requests of campaigns go to their own host where one is set', async () => {
  server.answers = [ok({ appId: 'a', noncestr: 'n', timestamp: '1', signature: 's' })];
  const paths: string[] = [];
  const own = (path: string) => {
    paths.push(path);
    return origin();
  };

  await aCaller({ baseUrl: own }).call(
    'share.config',
    { reqUrl: 'https://a.example/' },
    { signal },
  );

  expect(paths).toEqual(['/hshcwxweb/cfgInfo']);
});
