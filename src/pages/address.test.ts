import { expect, test } from 'vitest';
import { addressOf, defaultSeller, readAddress } from './address.ts';

test('an address gives its order, action and codes', () => {
  expect(
    readAddress(
      '?orderNo=A-1&action=335&funder=PSBC&productLineCode=3&color=珍珠白&paymentType=bzj',
    ),
  ).toEqual({
    orderNo: 'A-1',
    action: 335,
    funder: 'PSBC',
    productLineCode: '3',
    color: '珍珠白',
    paymentType: 'bzj',
    seller: defaultSeller,
  });
});

test("a payment's address contains its kind, and is read back", () => {
  expect(addressOf('/downPayments', 'HC1', 210)).toBe(
    '/downPayments?orderNo=HC1&action=210&paymentType=wk',
  );
  expect(addressOf('/idcardConOne', 'HC1', 300)).toBe('/idcardConOne?orderNo=HC1&action=300');
});

test.each([
  '',
  '?sellerInfoJson=',
  '?sellerInfoJson={',
  '?sellerInfoJson=[1]',
  '?sellerInfoJson={"salesName":"王"}',
])('an unreadable seller (%s) is the customer service', (search) => {
  expect(readAddress(search).seller).toEqual(defaultSeller);
});

test('a readable seller is used', () => {
  const seller = { salesName: '王经理', salesPhone: '13800138000' };

  const address = readAddress(`?sellerInfoJson=${encodeURIComponent(JSON.stringify(seller))}`);

  expect(address.seller).toEqual(seller);
});

test.each([
  '?orderNo=../x',
  '?orderNo=<script>',
  '?action=1e3',
  '?action=-1',
  '?funder=psbc',
  '?paymentType=gold',
])('a value that is not what it should be (%s) is treated as absent', (search) => {
  expect(readAddress(search)).toEqual({ seller: defaultSeller });
});
