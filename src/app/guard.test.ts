import { expect, test } from 'vitest';
import { guardAddress } from './guard.ts';

function stores() {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const storage = (map: Map<string, string>) => ({
    setItem: (key: string, value: string) => void map.set(key, value),
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

  for (const storage of [() => ({ setItem: denied }), denied]) {
    const clean = guardAddress(new URL('https://a.example/?token=t1&phone=138'), {
      local: storage,
      session: storage,
    });

    expect(clean?.href).toBe('https://a.example/');
  }
});
