import { describe, expect, it } from 'vitest';
import { allowedTarget, linkTarget, ownPath } from './link-target.ts';

const bank = 'https://h5.bank.example';
const origins = [bank, 'http://localhost:4010'];

describe('a link', () => {
  it.each([
    [`${bank}/sign?order=1`],
    [`${bank}:443/sign`],
    ['HTTPS://H5.BANK.EXAMPLE/sign'],
    ['http://localhost:4010/bank-pages/1'],
  ])('to a listed origin may open: %s', (url) => {
    expect(allowedTarget(url, origins)).toBe(new URL(url).href);
  });

  it.each([
    ['http://h5.bank.example/sign'],
    ['https://h5.bank.example.evil.test/'],
    ['https://evil.test/https://h5.bank.example'],
    ['https://evil.test?h5.bank.example'],
    ['https://h5.bank.example@evil.test/'],
    ['https://user:secret@h5.bank.example/'],
    ['https://user@h5.bank.example/'],
    ['https://:secret@h5.bank.example/'],
    ['https://h5.bank.example:8443/'],
    ['https://sub.h5.bank.example/'],
    ['https://evil.test\\@h5.bank.example/'],
    ['//h5.bank.example/'],
    ['/sign'],
    ['javascript:alert(1)//h5.bank.example'],
    ['data:text/html,https://h5.bank.example'],
    ['blob:https://h5.bank.example/1'],
    ['file:///etc/passwd'],
    ['https://localhost:4010/'],
    ['http://localhost:4011/'],
    ['weixin://h5.bank.example'],
    ['https:///evil.test'],
    [''],
  ])('anywhere else is refused: %s', (url) => {
    expect(allowedTarget(url, origins)).toBeUndefined();
  });
});

describe('a page of the app', () => {
  it.each(['/', '/carDetail?carId=1', '/login?back=%2ForderList', '/品牌'])('is %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://a.example',
    '//a.example',
    '/\\a.example',
    '/a\nb',
    '/a\u0000b',
    '/a\u2028b',
    'javascript:alert(1)',
    'orderList',
    '',
    null,
  ])('is not %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });
});

it('a link of an answer leads to a page of the app, to an allowed origin, or nowhere', () => {
  expect(linkTarget('/newCar', origins)).toEqual({ page: '/newCar' });
  expect(linkTarget(`${bank}/sign`, origins)).toEqual({ outside: `${bank}/sign` });
  expect(linkTarget('javascript:alert(1)', origins)).toBeUndefined();
});
