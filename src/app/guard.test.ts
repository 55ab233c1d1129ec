import { expect, test } from 'vitest';
import { utmSources } from '../api/tracking.ts';
import { guardAddress, keepPlatform } from './guard.ts';

function stores() {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const storage = (map: Map<string, string>) => ({
    setItem: (key: string, value: string) => void map.set(key, value),
    getItem: (key: string) => map.get(key) ?? null,
  });
  return {
    local,
    session,
    stores: { local: () => storage(local), session: () => storage(session) },
  };
}

test('token and phone are stored and leave the address, the rest stays', () => {
  const { local, session, stores: guarded } = stores();

  const clean = guardAddress(
    new URL('https://a.example/mwap/orderList?token=t1&phone=138&platform=ios&x=1'),
    guarded,
  );

  expect(clean?.href).toBe('https://a.example/mwap/orderList?platform=ios&x=1');
  expect(Object.fromEntries(local)).toEqual({ token: 't1', platform: 'ios' });
  expect(Object.fromEntries(session)).toEqual({ phone: '138' });
});

test('an address without them is left alone', () => {
  expect(
    guardAddress(new URL('https://a.example/mwap/orderList?x=1'), stores().stores),
  ).toBeUndefined();
});

test('a storage that refuses, or cannot even be reached, does not keep the address dirty', () => {
  const denied = () => {
    throw new Error('denied');
  };

  for (const storage of [() => ({ setItem: denied, getItem: denied }), denied]) {
    const clean = guardAddress(new URL('https://a.example/?token=t1&phone=138'), {
      local: storage,
      session: storage,
    });

    expect(clean?.href).toBe('https://a.example/');
  }
});

test('the tracking source and who shared are kept for the session, the token type for longer', () => {
  const { local, session, stores: guarded } = stores();

  const clean = guardAddress(
    new URL(
      'https://a.example/mwap/carDetail?carId=C1&utm_source=AD9&share_source=f1&tokentype=wx',
    ),
    guarded,
  );

  expect(clean).toBeUndefined();
  expect(Object.fromEntries(session)).toEqual({ utm_source: 'AD9', share_source: 'f1' });
  expect(Object.fromEntries(local)).toEqual({ tokentype: 'wx' });
});

test.each(Object.entries(utmSources))('%s is tracked as %s', (lob, source) => {
  const { session, stores: guarded } = stores();

  keepPlatform(lob as keyof typeof utmSources, guarded);

  expect(Object.fromEntries(session)).toEqual({ lob, utm_source: source });
});

test('a source the customer came from is not replaced by that of the platform', () => {
  const { session, stores: guarded } = stores();

  guardAddress(new URL('https://a.example/?utm_source=AD9'), guarded);
  keepPlatform('web', guarded);

  expect(session.get('utm_source')).toBe('AD9');
});
