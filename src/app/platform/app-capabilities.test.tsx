import { beforeEach, expect, test } from 'vitest';
import { writePlace } from '../../pages/browsing/place/chosen-place.ts';
import { savePickedModel } from '../../pages/browsing/brand/picked-model.ts';
import { readKey, writeKey } from '../customer/customer-storage.ts';
import { guardAddress } from '../customer/guard.ts';
import { snapshotKeys } from '../../api/storage-keys.ts';
import { withAppCapabilities } from './app-capabilities.ts';

const options = { signal: new AbortController().signal, timeout: 1000 };
const host = {
  request: async (capability: string) => ({ code: 'host', msg: capability }),
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the place chosen in this tab is used without a request to the host, separately for used cars', async () => {
  const bridge = withAppCapabilities(host, 'web');
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

test('snapshots are stored unchanged, side by side', async () => {
  const bridge = withAppCapabilities(host, 'web');
  await bridge.request('own-keep-risk-snapshot', { carId: 'C1', startPercentPlus: 5 }, options);
  await bridge.request('own-keep-plan-snapshot', { schemeCode: 'A' }, options);

  expect(JSON.parse(localStorage.getItem(snapshotKeys.risk) ?? '')).toEqual({
    carId: 'C1',
    startPercentPlus: 5,
  });
  expect(JSON.parse(localStorage.getItem(snapshotKeys.plan) ?? '')).toEqual({ schemeCode: 'A' });
});

test('a phone without storage can still order', async () => {
  const full = {
    setItem() {
      throw new Error('full');
    },
  } as unknown as Storage;

  const response = await withAppCapabilities(host, 'web', full).request(
    'own-keep-risk-snapshot',
    { carId: 'C1' },
    options,
  );

  expect(response).toMatchObject({ msg: '' });
});

test('everything else is passed to the host', async () => {
  expect(await withAppCapabilities(host, 'web').request('location', {}, options)).toEqual({
    code: 'host',
    msg: 'location',
  });
});

const located = {
  code: 'S2',
  name: '姑苏店',
  id: '2',
  identifier: 'i2',
  city: '苏州',
  cityCode: '3205',
  province: '江苏',
  provinceCode: '32',
  address: '人民路 1 号',
};
const place = async (request: Record<string, unknown> = {}) => {
  const response = await withAppCapabilities(host, 'web').request(
    'own-chosen-place',
    request,
    options,
  );
  return response === 'no-answer' ? undefined : response.data;
};
const saveLocated = () =>
  withAppCapabilities(host, 'web').request(
    'own-keep-place',
    { cityspell: 'suzhou', store: located },
    options,
  );

test('a chosen store is returned with its own city, whatever city an address names', async () => {
  const chosen = { code: 'S1', name: '朝阳店', id: '1' };
  writePlace({ city: { code: '1100', name: '北京', spell: 'beijing' }, store: chosen });

  expect(await place({ cityspell: 'shanghai' })).toMatchObject({
    cityspell: 'beijing',
    storeCode: 'S1',
    stores: [{ code: 'S1', id: '1', city: '北京', cityCode: '1100' }],
  });
});

test('the located place is kept with city, spelling and store until another is named or chosen', async () => {
  await saveLocated();

  expect(await place()).toMatchObject({
    cityspell: 'suzhou',
    cityName: '苏州',
    stores: [{ ...located, located: true }],
  });
  expect(await place({ cityspell: 'shanghai' })).toMatchObject({
    cityspell: 'shanghai',
    storeCode: '',
    stores: [],
  });
});

test('a located store does not replace a chosen one', async () => {
  writePlace({ city: { code: '1100', name: '北京' }, store: { code: 'S1', name: '朝', id: '1' } });

  await saveLocated();

  expect(await place()).toMatchObject({ storeCode: 'S1', cityName: '北京' });
});

test('the choice of a car is read back from the two snapshots, and of no other car', async () => {
  const bridge = withAppCapabilities(host, 'web');
  const choice = { schemeCode: 'A', leaseTerm: '48', startPercentPlus: 15 };
  await bridge.request('own-keep-risk-snapshot', { carId: 'C1', ...choice }, options);
  await bridge.request(
    'own-keep-plan-snapshot',
    { schemeCode: 'A', leaseTerm: '48', spuCode: 'C1-blue' },
    options,
  );

  expect(await bridge.request('own-kept-choice', { carId: 'C1' }, options)).toMatchObject({
    data: { choices: [{ ...choice, spuCode: 'C1-blue' }] },
  });
  expect(await bridge.request('own-kept-choice', { carId: 'C2' }, options)).toMatchObject({
    data: { choices: [] },
  });
});

test('an order has the tracking source of the customer, whatever page they landed on', async () => {
  const bridge = withAppCapabilities(host, 'weChat');
  expect(await bridge.request('own-order-origin', {}, options)).toMatchObject({
    data: { utm_source: 'A01_006_002', lob: 'weChat', platform: '', share_source: '' },
  });

  guardAddress(
    new URL('https://a.example/mwap/index?utm_source=B7&platform=app&share_source=friend'),
    { read: readKey, write: writeKey, signIn: () => undefined },
  );

  expect(await bridge.request('own-order-origin', {}, options)).toMatchObject({
    data: { utm_source: 'B7', platform: 'app', share_source: 'friend' },
  });
});

test('a picked model is returned once', async () => {
  const bridge = withAppCapabilities(host, 'web');
  savePickedModel({ modelCode: 'M2001', name: '晨曜 启程' });
  const pickModel = () => bridge.request('own-picked-model', {}, options);

  expect(await pickModel()).toMatchObject({ data: { modelCode: 'M2001', modelName: '晨曜 启程' } });
  expect(await pickModel()).toMatchObject({ data: { modelCode: '', modelName: '' } });
});
