import { ok } from '../../../verify/call-results.ts';
import type { CarStoreData } from '../car-data.ts';
import { plan } from '../plans.fixture.ts';

export const store = {
  id: '1',
  code: 'S1',
  name: '北京朝阳店',
  identifier: '',
  city: '北京',
  cityCode: '1100',
  province: '北京',
  provinceCode: '11',
} as CarStoreData;
export const car = { modelCode: 'M1', fullName: '示例牌' };
export const colours = [
  { spuCode: 'red', name: '红' },
  { spuCode: 'blue', name: '蓝' },
];
export const plans = {
  red: [plan('red', 20, 36, 200), plan('red', 10, 48, 100)],
  blue: [plan('blue', 10, 36, 300)],
};
export const button = { subCode: '3', buttonCode: '1' };
export const place = {
  cityspell: 'beijing',
  isChosen: false,
  storeCode: '',
  savedStores: [],
  stores: [store],
};
export const address = { carId: 'C1', cityspell: 'beijing' };
export const input = { input: { page: '/carDetail', address }, answers: {}, before: undefined };
export const chosenPlace = ok({ cityspell: 'beijing', storeCode: '', isChosen: false, stores: [] });
export const savedChoices = ok({ choices: [], utm_source: '' });
