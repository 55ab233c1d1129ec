import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CallResult } from '../../../model/effects.ts';
import { violations } from '../../../../tests/support/show-step.tsx';
import { showPage } from '../../show.fixture.tsx';
import { ChangeStore } from './ChangeStore.tsx';

const suzhou = { city: '苏州', cityCode: '320500', province: '江苏省', provinceCode: '320000' };
const stores = [
  { ...suzhou, code: 'A', name: '远店', storeAddress: '建设路 1 号' },
  {
    ...suzhou,
    code: 'B',
    name: '近店',
    storeAddress: '人民路 8 号',
    hours: '9:00–18:00',
    phone: '0512-65001234',
    latitude: 31.3,
    longitude: 120.62,
  },
];
const located = stores.map((store, at) => ({ ...store, distance: at === 0 ? 12.34 : 1.25 }));
const ok = (result: object): CallResult => ({
  type: 'ok',
  result: { code: '00000', msg: '', ...result },
});

function shown(whereAmI: CallResult) {
  sessionStorage.clear();
  const answers: Record<string, (request: Record<string, unknown>) => CallResult> = {
    'bridge.location': () => whereAmI,
    'car.stores': ({ latitude }) => ok({ storeList: latitude === undefined ? stores : located }),
    'store.provinces': () => ok({ data: [{ code: '320000', name: '江苏省' }] }),
    'store.cities': () => ok({ data: [{ code: '320500', name: '苏州' }] }),
    'store.of-city': () => ok({ data: stores.map(({ code, name }) => ({ id: code, code, name })) }),
    'city.list': () => ok({ hot: [], letters: [], total: 0 }),
  };
  const call = vi.fn<(endpoint: string, request: Record<string, unknown>) => Promise<CallResult>>(
    (endpoint, request) => Promise.resolve(answers[endpoint]?.(request) ?? ok({})),
  );
  showPage(<ChangeStore />, '/changeStore', {}, { call });
  return call;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

test('stores are listed by city, and by distance once the customer asks for those nearby', async () => {
  const call = shown(ok({ latitude: 31.3, longitude: 120.6 }));
  expect(await screen.findByRole('heading', { name: '远店' })).toBeVisible();
  expect(names()).toEqual(['远店', '近店']);
  expect(call).not.toHaveBeenCalledWith(
    'bridge.location',
    expect.anything(),
    expect.anything(),
    expect.anything(),
  );

  await userEvent.click(screen.getByRole('button', { name: '按距离排列' }));

  expect(await screen.findByText('距您 1.3 公里 · 9:00–18:00')).toBeVisible();
  expect(names()).toEqual(['近店', '远店']);
  expect(screen.getByRole('heading', { name: '离您最近的门店' })).toBeVisible();
});

test('a store can be called, found on a map and driven to', async () => {
  shown(ok({}));
  await screen.findByRole('heading', { name: '近店' });

  const near = cardOf('近店');
  expect(near.getByRole('link', { name: '致电近店：0512-65001234' })).toHaveAttribute(
    'href',
    'tel:051265001234',
  );
  const map = new URL(near.getByRole<HTMLAnchorElement>('link', { name: '在地图上查看近店' }).href);
  expect(map.searchParams.get('position')).toBe('120.62,31.3');
  const route = new URL(near.getByRole<HTMLAnchorElement>('link', { name: '到近店的路线' }).href);
  expect(route.searchParams.get('to')).toBe('120.62,31.3,近店');
});

test('what the platform does not send of a store is left out, and the map searches its address', async () => {
  shown(ok({}));
  await screen.findByRole('heading', { name: '远店' });

  const links = cardOf('远店').getAllByRole<HTMLAnchorElement>('link');

  expect(links).toHaveLength(1);
  expect(new URL(links[0]?.href ?? '').searchParams.get('keyword')).toBe('苏州 建设路 1 号 远店');
});

test('without permission to locate, a message says so and the customer chooses by city', async () => {
  shown({ type: 'failed', result: { code: 'denied', msg: '' } });
  await screen.findByRole('heading', { name: '远店' });

  await userEvent.click(screen.getByRole('button', { name: '按距离排列' }));

  expect(await screen.findByText(/无法获取您的位置，门店按城市排列/)).toBeVisible();
  expect(names()).toEqual(['远店', '近店']);
});

test('a store nearby is chosen by one tap and confirmed', async () => {
  shown(ok({}));
  await userEvent.click(await screen.findByRole('button', { name: '选择近店' }));
  expect(await violations(document.body)).toEqual([]);

  await userEvent.click(await screen.findByRole('button', { name: '确定' }));

  expect(JSON.parse(sessionStorage.getItem('chosen_place') ?? '{}')).toMatchObject({
    city: { code: '320500' },
    store: { code: 'B', name: '近店' },
  });
});
