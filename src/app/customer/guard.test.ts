import { expect, test } from 'vitest';
import type { SignedIn } from '../../api/client.ts';
import type { StorageKey } from '../../api/storage-keys.ts';
import { utmSources } from '../../api/tracking.ts';
import { guardAddress, storePlatform, withoutSecrets } from './guard.ts';
import { loginAddress } from './sign-in.ts';

function aStore() {
  const values = new Map<StorageKey, string>();
  const signedIn: SignedIn[] = [];
  return {
    stored: () => Object.fromEntries(values),
    signedIn,
    store: {
      read: (key: StorageKey) => values.get(key),
      write: (key: StorageKey, value: string) => void values.set(key, value),
      signIn: (signedInAs: SignedIn) => void signedIn.push(signedInAs),
    },
  };
}

test('a token signs in and leaves the address with the phone, the rest stays', () => {
  const { stored, signedIn, store } = aStore();

  const clean = guardAddress(
    new URL('https://a.example/mwap/orderList?token=t1&phone=138&platform=ios&x=1'),
    store,
  );

  expect(clean?.href).toBe('https://a.example/mwap/orderList?platform=ios&x=1');
  expect(signedIn).toEqual([{ token: 't1', phone: '138', tokentype: undefined }]);
  expect(stored()).toEqual({ platform: 'ios' });
});

test('an address without them is unchanged', () => {
  const { store, signedIn } = aStore();

  expect(guardAddress(new URL('https://a.example/mwap/orderList?x=1'), store)).toBeUndefined();
  expect(signedIn).toEqual([]);
});

test.each([
  ['/orderList?token=t1&x=1', '/orderList?x=1'],
  ['/orderList?phone=13800138000', '/orderList'],
  ['/orderList?x=%E4%B8%AD#here', '/orderList?x=%E4%B8%AD#here'],
  ['/login?back=%2ForderList%3Ftoken%3Dt1', '/login?back=%2ForderList'],
])('the login leads from %s back to %s', (address, clean) => {
  expect(withoutSecrets(address)).toBe(clean);
  expect(new URL(loginAddress(address), 'http://a').searchParams.get('back')).toBe(clean);
});

test('a login whose return address carries a token loses it and signs nobody in', () => {
  const { store, signedIn } = aStore();
  const back = encodeURIComponent('/orderList?token=t1&phone=138&x=1');

  const clean = guardAddress(new URL(`https://a.example/mwap/login?back=${back}`), store);

  expect(clean?.searchParams.get('back')).toBe('/orderList?x=1');
  expect(signedIn).toEqual([]);
});

test('the tracking source, the sharing customer and the token type are stored', () => {
  const { stored, store } = aStore();

  const clean = guardAddress(
    new URL(
      'https://a.example/mwap/carDetail?carId=C1&utm_source=AD9&share_source=f1&tokentype=wx',
    ),
    store,
  );

  expect(clean).toBeUndefined();
  expect(stored()).toEqual({ utm_source: 'AD9', share_source: 'f1', tokentype: 'wx' });
});

test.each(Object.entries(utmSources))('%s is tracked as %s', (lob, source) => {
  const { stored, store } = aStore();

  storePlatform(lob as keyof typeof utmSources, store);

  expect(stored()).toEqual({ lob, utm_source: source });
});

test('a source the customer came from is not replaced by that of the platform', () => {
  const { stored, store } = aStore();

  guardAddress(new URL('https://a.example/?utm_source=AD9'), store);
  storePlatform('web', store);

  expect(stored().utm_source).toBe('AD9');
});
