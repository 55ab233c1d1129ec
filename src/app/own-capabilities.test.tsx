import { beforeEach, expect, test } from 'vitest';
import { writePlace } from '../pages/browsing/chosen-place.ts';
import { snapshotKeys, withOwnCapabilities } from './own-capabilities.ts';

const options = { signal: new AbortController().signal, timeout: 1000 };
const host = {
  request: async (capability: string) => ({ code: 'host', msg: capability }),
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the place chosen in this tab is answered without asking the host; of used cars its own', async () => {
  const bridge = withOwnCapabilities(host);
  expect(await bridge.request('own-chosen-place', {}, options)).toMatchObject({
    data: { cityspell: '', storeCode: '' },
  });

  const city = { code: '1100', name: '北京', spell: 'beijing' };
  writePlace({ city, store: { code: 'S1', name: '朝阳店', id: '1' } });

  expect(await bridge.request('own-chosen-place', {}, options)).toMatchObject({
    data: { cityspell: 'beijing', cityCode: '1100', storeCode: 'S1', provinceCode: '' },
  });
  expect(await bridge.request('own-chosen-place', { used: 'yes' }, options)).toMatchObject({
    data: { storeCode: '' },
  });
});

test('snapshots are kept as they are, beside each other', async () => {
  const bridge = withOwnCapabilities(host);
  await bridge.request('own-keep-risk-snapshot', { carId: 'C1', startPercentPlus: 5 }, options);
  await bridge.request('own-keep-plan-snapshot', { schemeCode: 'A' }, options);

  expect(JSON.parse(localStorage.getItem(snapshotKeys.risk) ?? '')).toEqual({
    carId: 'C1',
    startPercentPlus: 5,
  });
  expect(JSON.parse(localStorage.getItem(snapshotKeys.plan) ?? '')).toEqual({ schemeCode: 'A' });
});

test('a phone that keeps nothing keeps nobody from ordering', async () => {
  const full = {
    setItem() {
      throw new Error('full');
    },
  } as unknown as Storage;

  const answer = await withOwnCapabilities(host, full).request(
    'own-keep-risk-snapshot',
    { carId: 'C1' },
    options,
  );

  expect(answer).toMatchObject({ msg: '' });
});

test('everything else is the host’s', async () => {
  expect(await withOwnCapabilities(host).request('location', {}, options)).toEqual({
    code: 'host',
    msg: 'location',
  });
});
