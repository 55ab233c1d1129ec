import { describe, expect, test } from 'vitest';
import { chosenOf, listSearch, readList, withChosen } from './list-query.ts';

describe('the address of a list', () => {
  test.each([
    '',
    '?brandId=B01',
    '?keyword=%E6%B1%89+DM&brandId=B01%2CB02&priceFrom=5000000&priceTo=10000000&sort=price-up&pages=4',
  ])('contains the whole choice and is read back: %s', (search) => {
    expect(listSearch(readList(search))).toBe(search);
  });

  test.each([
    ['?kind=used', 'what the list itself decides'],
    ['?brandId=%3Cscript%3E', 'a value that is none'],
    ['?pages=0', 'no pages'],
    ['?pages=-3&sort=DROP%20TABLE', 'an order that is none'],
    ['?pages=x', 'pages that are no number'],
    ['?token=abc&phone=138', 'what is no filter'],
  ])('%s: %s is left out', (search) => {
    expect(readList(search)).toEqual({ filters: {}, pages: 1 });
  });

  test('cannot ask for thousands of pages at once', () => {
    expect(readList('?pages=100000').pages).toBe(60);
  });
});

describe('a group of filters', () => {
  const price = { id: 'price', type: 'range' } as const;
  const body = { id: 'bodyType', type: 'several' } as const;
  const brand = { id: 'brandId', type: 'one' } as const;

  test('of a range is two fields, open where it has no end', () => {
    const filters = withChosen({}, price, ['30000000-']);

    expect(filters).toEqual({ priceFrom: '30000000' });
    expect(chosenOf(filters, price)).toEqual(['30000000-']);
    expect(withChosen(filters, price, [])).toEqual({});
  });

  test('of several values is one field', () => {
    const filters = withChosen({ bodyType: 'suv' }, body, ['suv', 'mpv']);

    expect(filters).toEqual({ bodyType: 'suv,mpv' });
    expect(chosenOf(filters, body)).toEqual(['suv', 'mpv']);
  });

  test('of brands takes the series away with the brand it is of', () => {
    expect(withChosen({ brandId: 'A', seriesId: 'A1' }, brand, ['B'])).toEqual({ brandId: 'B' });
    expect(withChosen({ brandId: 'A', seriesId: 'A1' }, body, ['suv'])).toEqual({
      brandId: 'A',
      seriesId: 'A1',
      bodyType: 'suv',
    });
  });
});
