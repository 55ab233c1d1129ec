import { expect, test } from 'vitest';
import { openFlow } from './open-flow.ts';
import { contradicts } from './of-this-order.ts';
import { messages } from '../messages.ts';
import type { AppServices } from '../services.ts';

const order = {
  orderNo: 'HC1',
  funder: 'BOC',
  productLineCode: '1',
  saleStoreCode: 'S1',
  storeCityCode: '110100',
  color: '银色',
  modelCode: 'M1',
  productCode: 'P1',
};

test.each<[Record<string, string>, number | string | undefined, boolean]>([
  [{}, 200, false],
  [{ funder: 'BOC', productLineCode: '1', storeCode: 'S1', financeGoodsCode: 'P1' }, 200, false],
  [{ funder: 'PSBC' }, 100, true],
  [{ productLineCode: '3' }, 100, true],
  [{ saleStoreCode: 'S2' }, undefined, true],
  [{ storeCode: 'S2' }, 100, true],
  [{ modelCode: 'M2' }, 100, true],
  [{ cityCode: '110100', color: 'Silver' }, 100, false],
  [{ cityCode: '310100' }, 100, true],
  [{ financeGoodsCode: 'P2' }, 100, true],
  [{ paymentType: 'sf' }, 200, false],
  [{ paymentType: 'wk' }, 200, true],
  [{ paymentType: 'sf' }, 'orderSignfor', false],
  [{ funder: '' }, 100, false],
])('%o with action %s', (params, action, wrong) => {
  expect(contradicts(params, order, action)).toBe(wrong);
});

test('an address that names another funder opens no flow and shows a message', async () => {
  const call = () => Promise.resolve({ type: 'ok', result: order });
  const flowRequest = {
    path: '/downPayments',
    orderNo: 'HC1',
    action: 200,
    language: 'zh',
  } as const;
  const services = { call } as unknown as AppServices;

  const opened = await openFlow(
    { ...flowRequest, params: { funder: 'PSBC' } },
    services,
    new AbortController().signal,
  );

  expect(opened).toEqual({ type: 'to-order', words: messages.otherOrder });
});
