import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EntityDetail } from './EntityDetail.tsx';
import { show } from './orders.fixture.tsx';

const entity = {
  orderNo: 'HC7',
  car: {
    brandName: '大众',
    seriesName: '朗逸',
    modelName: '1.5L',
    modelCode: 'M1',
    color: '白',
    vin: 'LSV**********0001',
    used: true,
  },
  store: { code: 'S1', name: '昆山店', city: '苏州', address: '前进路 1 号' },
  papers: [],
};

test("the customer's own car is handed over by nobody and comes with no papers", async () => {
  show(<EntityDetail />, '/entityDetail?orderNo=HC7', { 'order.entity': entity });

  expect(await screen.findByText('车架号')).toBeVisible();
  expect(screen.queryByText('交车日期')).toBeNull();
  expect(screen.queryByText('交付门店')).toBeNull();
  expect(screen.queryByText('车辆保险')).toBeNull();
  expect(screen.queryByText('随车证件')).toBeNull();
});

test('a car that is still to come says so', async () => {
  const response = { ...entity, insurance: { state: 'later' } };
  show(<EntityDetail />, '/entityDetail?orderNo=HC7', { 'order.entity': response });

  expect(await screen.findByText('尚未交车')).toBeVisible();
  expect(screen.getByText('车辆保险')).toBeVisible();
});
