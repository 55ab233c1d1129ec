import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordKey } from '../../machine/record-key.ts';
import { requestFirstPage } from './first-page-markup.ts';
import { definitions } from './deployment-definitions.ts';

const page = {
  step: 'intro',
  title: '更换还款卡',
  html: '<h1>更换还款卡</h1>',
  styles: '',
  parts: [],
};
const shownAt = async (search: string, received: unknown) =>
  (await requestFirstPage(search, received))?.page;
const order = { orderNo: 'HC1', funder: 'BOC', productLineCode: '1' };
const address = '?orderNo=HC1&action=335';

beforeEach(() => {
  vi.spyOn(definitions, 'ofAction').mockResolvedValue(undefined);
  vi.spyOn(definitions, 'requestFirstPage').mockResolvedValue({ page: Promise.resolve(page) });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the first page of the flow that the action starts at the funder of the order', async () => {
  const request = vi
    .spyOn(definitions, 'requestFirstPage')
    .mockResolvedValue({ page: Promise.resolve(page) });

  expect(await shownAt(address, order)).toBe(page);
  expect(request).toHaveBeenCalledWith('BOC', 335);
});

test.each([
  ['the order could not be read', address, undefined],
  ['the address names no action', '?orderNo=HC1', order],
  ['the address names a page code', '?orderNo=HC1&action=orderSignfor', order],
  ['the address is about another order', `${address}&funder=PSBC`, order],
])('none where %s', async (_where, search, received) => {
  expect(await shownAt(search, received)).toBeUndefined();
});

test.each([
  ['at a later step', { at: 'card', intents: {} }, undefined],
  ['with a write under way', { at: 'intro', intents: { bind: { state: 'sent' } } }, undefined],
  ['at the first page', { at: 'intro', intents: {} }, page],
])('of a saved session %s', async (_where, record, shown) => {
  localStorage.setItem(recordKey('HC1', 335), JSON.stringify(record));

  expect(await shownAt(address, order)).toBe(shown);
});

test('none for a used car that may be sold, but for any other', async () => {
  const checked = { ...page, checksVehicle: true } as const;
  vi.spyOn(definitions, 'requestFirstPage').mockResolvedValue({ page: Promise.resolve(checked) });

  expect(await shownAt(address, { ...order, productLineCode: '3' })).toBeUndefined();
  expect(await shownAt(address, order)).toBe(checked);
});
