import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf } from './bank-bins.ts';
import { groupFours, maskBankCard, maskIdNumber, maskPhone } from './mask.ts';
import {
  dayFrom,
  fenOf,
  isBankCard,
  isDate,
  isEmail,
  isIdNumber,
  isLuhn,
  isMobile,
  yuanText,
} from './validate.ts';

describe('id number', () => {
  test.each([
    '11010519491231002X',
    '11010519491231002x',
    '110105 19491231 002X',
    '440524198001010013',
  ])('%s is right', (id) => expect(isIdNumber(id)).toBe(true));

  test.each([
    ['one digit off', '110105194912310021'],
    ['a month that does not exist', '110105194913310021'],
    ['an unknown province', '99010519491231002X'],
    ['too short', '1101051949123100'],
    ['letters', 'ABCDEF19491231002X'],
    ['nothing', ''],
  ])('refuses %s', (_what, id) => expect(isIdNumber(id)).toBe(false));

  test('any single wrong digit is noticed', () => {
    const right = '11010519491231002X';

    assert(
      property(nat(16), nat(9), (at, digit) => {
        const typed = right.slice(0, at) + digit + right.slice(at + 1);
        expect(isIdNumber(typed)).toBe(typed === right);
      }),
    );
  });
});

describe('bank card', () => {
  test.each([
    ['4111111111111111', true],
    ['79927398713', true],
    ['79927398714', false],
    ['', false],
  ])('the Luhn sum of %s is %s', (digits, right) => expect(isLuhn(digits)).toBe(right));

  test('swapping two neighbours is noticed', () => {
    expect(isBankCard('4111 1111 1111 1111')).toBe(true);
    expect(isBankCard('1411111111111111')).toBe(false);
    expect(isBankCard('79927398713')).toBe(false);
  });

  test('the first digits name the bank', () => {
    expect(bankOf('6222 0212')?.zh).toBe('工商银行');
    expect(bankOf('9559 98')?.zh).toBe('农业银行');
    expect(bankOf('000000')).toBeUndefined();
    expect(bankOf('')).toBeUndefined();
  });
});

test.each([
  ['13800138000', true],
  ['138 0013 8000', true],
  ['12800138000', false],
  ['1380013800', false],
  ['+86 138-0013-8000', true],
  ['+8513800138000', false],
  ['8613800138', false],
])('mobile %s is %s', (phone, right) => expect(isMobile(phone)).toBe(right));

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-2-9', false],
  ['2024-04-31', false],
  ['', false],
])('date %s is %s', (date, right) => expect(isDate(date)).toBe(right));

test.each([
  ['a@b.cn', true],
  ['a@b', false],
  ['a b@c.cn', false],
  ['a@.cn', false],
])('address %s is %s', (address, right) => expect(isEmail(address)).toBe(right));

test('a leap day has a neighbour in years without one', () => {
  expect(dayFrom(new Date(2024, 1, 29), 1)).toBe('2025-02-28');
  expect(dayFrom(new Date(2024, 1, 29), -100)).toBe('1924-02-29');
});

test.each([
  ['1', 100],
  ['1.5', 150],
  ['1,200.50', 120050],
  ['0.29', 29],
  ['', undefined],
  ['12.345', Number.NaN],
  ['abc', Number.NaN],
  ['-1', Number.NaN],
])('%s yuan are %s fen', (text, fen) => expect(fenOf(text)).toEqual(fen));

test('an amount read back is the amount', () => {
  assert(
    property(nat(1e12), (fen) => {
      expect(fenOf(yuanText(fen))).toBe(fen);
    }),
  );
});

test('masks keep what the specification allows and nothing else', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('110*************2X');
  expect(maskIdNumber('1101')).toBe('****');
  expect(maskBankCard('6222021234567890128')).toBe('**** **** **** 0128');
  expect(maskPhone('13800138000')).toBe('138****8000');
  expect(groupFours('622202123')).toBe('6222 0212 3');
});
