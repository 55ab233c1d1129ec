import { expect, test } from 'vitest';
import type { Flow } from '../../model/definition.ts';
import type { Example } from '../../model/example.ts';
import type { EndpointType } from '../schema/symbols.ts';
import { exampleInFen, exampleInYuan } from './example-money.ts';

const field = (type: EndpointType['data']) => ({ type, required: true, sensitive: false });
const scheme = { fields: { name: 'text', monthly: 'money' } } as const;
const endpoint: EndpointType = {
  about: '',
  request: { amount: field('money'), term: field('number') },
  response: { total: field('money'), days: field('number'), schemes: field({ list: scheme }) },
  data: { list: 'money' },
  once: false,
};
const flow = { steps: { ask: { id: 'ask', endpoint: 'loan.apply' } } } as unknown as Flow;
const subject = {
  flow,
  symbols: {
    endpoints: { 'loan.apply': endpoint },
    order: { deposit: 'money', termCount: 'number' } as const,
  },
};

const written: Example = {
  action: 330,
  answers: { amount: 12.5 },
  outcomes: {},
  order: { deposit: 1000, termCount: 12, missing: 7 },
  results: {
    ask: { total: 19.99, days: 30, schemes: [{ name: 'A', monthly: 100 }, 'none'], data: [0.01] },
    other: { total: 5 },
  },
  sent: { ask: { amount: 30_000, term: 24 } },
  ends: 'success',
};

test('money of orders, answers of endpoints and requests is whole fen, whatever else they hold', () => {
  expect(exampleInFen(written, subject)).toEqual({
    ...written,
    order: { deposit: 100_000, termCount: 12, missing: 7 },
    results: {
      ask: {
        total: 1_999,
        days: 30,
        schemes: [{ name: 'A', monthly: 10_000 }, 'none'],
        data: [1],
      },
      other: { total: 5 },
    },
    sent: { ask: { amount: 3_000_000, term: 24 } },
  });
});

test('in yuan again it is what was written', () => {
  expect(exampleInYuan(exampleInFen(written, subject), subject)).toEqual(written);
});

test('what a page’s address brings is no money', () => {
  const { order } = exampleInFen(written, { ...subject, flow: { ...flow, address: ['deposit'] } });

  expect(order).toEqual(written.order);
});

test('an example without a flow keeps its results', () => {
  const { results } = exampleInFen(written, { ...subject, flow: undefined });

  expect(results).toEqual(written.results);
});
