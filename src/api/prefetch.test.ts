import { beforeEach, describe, expect, test } from 'vitest';
import { type PrefetchRequest, prefetch } from './prefetch.ts';
import { callersOfAServer, ok, signal } from './calling.fixture.ts';
import { drop, hold, respond } from './misbehaving-server.ts';

const { server, arrived, aCaller } = callersOfAServer();
const brands = { hot: [], letters: [], total: 0 };
let url = '';

beforeEach(async () => {
  server.answers = [ok(brands)];
  await callBrands();
  url = `http://${arrived[0]?.headers.host}${arrived[0]?.path}`;
  arrived.length = 0;
});

const headers = { 'accept-language': 'en' };
const ahead = (more: Partial<PrefetchRequest> = {}) =>
  void prefetch({ url, request: {}, headers, ...more });
const callBrands = () => aCaller().call('catalogue.brands', {}, { signal });

describe('a prefetched response', () => {
  test('is not requested again, and goes to the first request', async () => {
    ahead();

    expect((await callBrands()).type).toBe('ok');
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.headers['accept-language']).toBe('en');
    await callBrands();
    expect(arrived).toHaveLength(2);
  });

  test.each([
    ['en', 1],
    ['zh', 2],
  ] as const)(
    "is of the page's own request, in the same language (%s)",
    async (language, times) => {
      const address = `${url}?`;
      globalThis.firstRequest = {
        url: address,
        headers: { 'accept-language': language },
        response: fetch(address),
      };
      ahead();
      globalThis.firstRequest = undefined;

      expect((await callBrands()).type).toBe('ok');
      expect(arrived).toHaveLength(times);
    },
  );

  test('is not used for a request in another language', async () => {
    ahead({ headers: { 'accept-language': 'zh' } });

    expect((await callBrands()).type).toBe('ok');
    expect(arrived).toHaveLength(2);
  });

  test('of a customer is used for that customer only', async () => {
    server.answers = [ok({ orders: [], total: 0 })];
    const list = async (token: string) => {
      const caller = aCaller({ credentials: () => ({ token }) });
      return caller.call('order.list', {}, { signal });
    };
    await list('token-zhang');
    const { host } = arrived[0]?.headers ?? {};
    const path = new URL(arrived[0]?.path ?? '', `http://${host}`).pathname;
    arrived.length = 0;
    ahead({
      url: `http://${host}${path}`,
      headers: { ...headers, token: 'token-zhang', tokentype: 'app' },
    });

    await list('token-li');
    await list('token-zhang');
    expect(arrived).toHaveLength(2);
    const tokens = new Set(arrived.map((one) => one.headers.token));
    expect(tokens).toEqual(new Set(['token-li', 'token-zhang']));
  });

  test('counts as the attempt: when it was dropped, it is not retried automatically', async () => {
    server.answers = [drop];
    ahead();

    expect(await callBrands()).toMatchObject({ type: 'unreachable', why: 'offline' });
    expect(arrived).toHaveLength(1);
  });

  test('is unreadable where it is not JSON', async () => {
    server.answers = [respond('<html>', 200, 'text/html'), ok(brands)];
    ahead();

    expect(await callBrands()).toMatchObject({ type: 'unreachable', why: 'broken' });
  });

  test('refused, is refused', async () => {
    server.answers = [respond('{"code":"E1","msg":"busy"}', 200), ok(brands)];
    ahead();

    expect(await callBrands()).toMatchObject({ type: 'failed', result: { code: 'E1' } });
  });

  test('is aborted after its timeout, or when no longer needed', async () => {
    server.answers = [hold];
    ahead();
    const impatient = aCaller({ timeout: () => 50 });

    expect(await impatient.call('catalogue.brands', {}, { signal })).toMatchObject({
      type: 'unreachable',
      why: 'timeout',
    });

    ahead();
    const leaving = new AbortController();
    const left = aCaller().call('catalogue.brands', {}, { signal: leaving.signal });
    leaving.abort();
    expect(await left).toMatchObject({ type: 'unreachable', why: 'timeout' });
  });
});
