import { expect, test } from 'vitest';
import { feeTypes } from '../../src/api/contract/fees.ts';
import { madeUpData } from './data.ts';
import { exampleSamples } from './example-samples.ts';

const questionOf = (feeType: string) => ({ endpoint: 'pay.due', send: { orderNo: 'A', feeType } });

test('what costs the same for every order is due in every walk, checked or shown', () => {
  const { amount } = feeTypes.bzj;

  expect(exampleSamples.results?.(questionOf('bzj'))).toEqual({ orderPayAmount: amount });
  expect(madeUpData('pay.due', { feeType: 'bzj' }, [])).toMatchObject({ orderPayAmount: amount });
});

test('what the platform works out for each order is not made up', () => {
  expect(exampleSamples.results?.(questionOf('zj'))).toEqual({});
  expect(exampleSamples.results?.({ kind: 'notice' })).toEqual({});
});
