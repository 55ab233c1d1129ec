import { expect, test } from 'vitest';
import { addressOf, readAddress } from './address.ts';

test('an address leads to the same place after a reload', () => {
  const place = {
    funder: 'BOC',
    file: 'flows/sign-up.yaml',
    line: 12,
    flow: 'contract-signing',
    step: 'co/identity',
    view: 'form' as const,
  };

  expect(addressOf(place)).toContain('file=flows/sign-up.yaml');
  expect(readAddress(addressOf(place))).toEqual(place);
});

test.each(['', '#', '#/', '#/BOC?line=x', '#/BOC?line=-1', '#/%', '#/BOC?%'])(
  'the valid parts of %j are used',
  (hash) => {
    expect(readAddress(hash).line).toBeUndefined();
  },
);
