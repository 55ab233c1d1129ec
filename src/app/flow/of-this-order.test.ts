import { expect, test } from 'vitest';
import { openFlow } from './open-flow.ts';
import { contradicts } from './of-this-order.ts';
import { messages } from './messages.ts';
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

test.each<[Record<string, string>, string | undefined, boolean]>([
  [{}, 'sf', false],
  [{ funder: 'BOC', productLineCode: '1', storeCode: 'S1', financeGoodsCode: 'P1' }, 'sf', false],
  [{ funder: 'PSBC' }, undefined, true],
  [{ productLineCode: '3' }, undefined, true],
  [{ saleStoreCode: 'S2' }, undefined, true],
  [{ storeCode: 'S2' }, undefined, true],
  [{ modelCode: 'M2' }, undefined, true],
  [{ cityCode: '110100', color: 'Silver' }, undefined, false],
  [{ cityCode: '310100' }, undefined, true],
  [{ financeGoodsCode: 'P2' }, undefined, true],
  [{ paymentType: 'sf' }, 'sf', false],
  [{ paymentType: 'wk' }, 'sf', true],
  [{ paymentType: 'sf' }, undefined, false],
  [{ funder: '' }, undefined, false],
])('%o of payment %s', (params, payment, wrong) => {
  expect(contradicts(params, order, payment)).toBe(wrong);
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
