import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { favouritesKey } from '../../../api/storage-keys.ts';
import type { Shared, ShareCard } from '../../platform.tsx';
import { showPage } from '../../show.fixture.tsx';
import { aCar } from '../list/car.fixture.ts';
import { CarButtons } from './CarButtons.tsx';
import { Favourites } from './Favourites.tsx';

const car = {
  carId: 'N1',
  to: '/carDetail?carId=N1',
  title: '鹏野 九霄',
  text: '从容安静的三厢轿车',
  image: '/documents/cars/sedan.webp',
};
const tools = (how: Shared = 'shared') => ({
  share: vi.fn<(card: ShareCard) => Promise<Shared>>(() => Promise.resolve(how)),
  offerCard: vi.fn<(card: ShareCard) => Promise<void>>(() => Promise.resolve()),
  environment: { siteHost: 'https://site.example' },
});
const showButtons = (how?: Shared) =>
  showPage(<CarButtons car={car} />, '/carDetail?carId=N1&token=secret', {}, tools(how));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a car is saved and removed with the same button, which shows its state', () => {
  const { toast } = showButtons();

  fireEvent.click(button('收藏'));
  expect(button('收藏')).toHaveAttribute('aria-pressed', 'true');
  expect(toast).toHaveBeenLastCalledWith('已收藏，可在“我的”中查看');

  fireEvent.click(button('收藏'));
  expect(button('收藏')).toHaveAttribute('aria-pressed', 'false');
});

test('without storage a message says so, and the button stays as it was', () => {
  const { toast } = showButtons();
  vi.stubGlobal('localStorage', undefined);

  fireEvent.click(button('收藏'));

  expect(toast).toHaveBeenLastCalledWith('手机未允许保存，未能收藏');
  expect(button('收藏')).toHaveAttribute('aria-pressed', 'false');
});

test('the shared link leads to the public site, without data of the sharing customer', async () => {
  const { share, offerCard, toast } = showButtons('copied');

  fireEvent.click(button('分享'));

  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('链接已复制，快去粘贴给好友吧'));
  expect(share).toHaveBeenCalledWith({
    title: '鹏野 九霄',
    description: '从容安静的三厢轿车',
    url: expect.stringMatching(/^https:\/\/site\.example\/.*carDetail\?carId=N1$/) as string,
    image: 'https://site.example/documents/cars/sedan.webp',
  });
  expect(offerCard).toHaveBeenCalledTimes(1);
});

test('saved cars are listed with present data; a removed one can be restored', async () => {
  localStorage.setItem(favouritesKey, JSON.stringify([{ carId: 'N1', to: car.to }]));
  showPage(<Favourites />, '/favourites', { 'car.detail': { fullName: '鹏野 九霄 2025款' } }, {});

  expect(await screen.findByRole('link', { name: '鹏野 九霄 2025款' })).toHaveAttribute(
    'href',
    car.to,
  );
  fireEvent.click(button('取消收藏 鹏野 九霄 2025款'));
  expect(JSON.parse(localStorage.getItem(favouritesKey) ?? '')).toEqual([]);

  fireEvent.click(button('收藏 鹏野 九霄 2025款'));
  expect(JSON.parse(localStorage.getItem(favouritesKey) ?? '')).toHaveLength(1);
});

test('a saved car opens the page it was saved on, whatever its kind', async () => {
  const to = '/leaseDetailNew?carId=N1';
  localStorage.setItem(favouritesKey, JSON.stringify([{ carId: 'N1', to }]));
  const detail = { fullName: '晨曜 启程', car: aCar({ carId: 'N1' }) };
  showPage(<Favourites />, '/favourites', { 'car.detail': detail }, {});

  expect(await screen.findByRole('link', { name: /晨曜 启程/ })).toHaveAttribute('href', to);
});

test('a saved car that is no longer on sale shows that and can be removed', async () => {
  localStorage.setItem(favouritesKey, JSON.stringify([{ carId: 'N1', to: car.to }]));
  showPage(<Favourites />, '/favourites', { 'car.detail': { refused: '车辆不存在' } }, {});

  expect(await screen.findByText('车辆不存在')).toBeVisible();
  fireEvent.click(button('取消收藏 该车已下架'));

  expect(button('收藏 该车已下架')).toBeVisible();
});

test.each(['{', '[{"carId":"N1","to":"https://other.example"}]', '[1,null]'])(
  'an unreadable stored value is no saved car: %s',
  (stored) => {
    localStorage.setItem(favouritesKey, stored);
    showPage(<Favourites />, '/favourites', {}, {});

    expect(screen.getByText('还没有收藏的车辆')).toBeVisible();
  },
);
