import { expect, test } from 'vitest';
import type { Step } from '../model/definition.ts';
import type { RefusedInput } from '../model/example.ts';
import { kindSchemas } from '../steps/registry/schemas.ts';
import { unmetRefusals } from './refused-inputs.ts';

const requested = {
  step: {
    id: 'loan',
    collects: { amount: 'money', count: 'number', papers: { list: 'text' } },
  } as unknown as Step,
  questionsWith: ({ married }: Readonly<Record<string, unknown>>) => ({
    amount: { type: 'money', min: 1, max: 500, required: true },
    count: { type: 'number', max: 9 },
    papers: { type: 'files', max: 6 },
    note: { type: 'text', 'max-length': 60 },
    bank: { type: 'text', 'max-length': 19, format: 'digits' },
    spouse: { type: 'text', when: married, required: true },
  }),
};

function wrong(name: string, input: RefusedInput): string[] {
  const { refusalOf } = kindSchemas['form'] ?? {};
  return unmetRefusals({ [name]: [input] }, requested, refusalOf).map(({ predicate }) => predicate);
}

test.each<[string, RefusedInput]>([
  ['amount', { value: '' }],
  ['amount', { above: 500, below: 1 }],
  ['amount', { value: 500.01, words: '500' }],
  ['count', { above: 9 }],
  ['papers', { above: 6 }],
  ['note', { longerThan: 60 }],
  ['bank', { longerThan: 19 }],
  ['spouse', { value: '', with: { married: true } }],
  ['spouse', { hiddenWith: { married: false } }],
])('"%s" refuses %j', (name, input) => {
  expect(wrong(name, input)).toEqual([]);
});

test.each<[string, RefusedInput, string]>([
  ['amount', { value: 500 }, 'gets through with "amount: 500" at "loan"'],
  ['amount', { above: 499 }, 'gets through with "amount: 499.01" at "loan"'],
  ['amount', { above: 501 }, 'is refused ("不能大于 ¥500.00") with "amount: 501" at "loan"'],
  ['amount', { below: 2 }, 'gets through with "amount: 1.99" at "loan"'],
  ['amount', { below: 0.5 }, 'is refused ("不能小于 ¥1.00") with "amount: 0.5" at "loan"'],
  ['count', { value: '' }, 'gets through with no "count" at "loan"'],
  ['papers', { above: 5 }, 'gets through with "papers: 6" at "loan"'],
  ['note', { longerThan: 59 }, 'gets through with a "note" of 60 characters at "loan"'],
  [
    'note',
    { longerThan: 61 },
    'is refused ("最多 60 个字") with a "note" of 61 characters at "loan"',
  ],
  [
    'spouse',
    { hiddenWith: { married: true } },
    'is asked for "spouse" at "loan" with {"married":true}',
  ],
  ['spouse', { value: '' }, 'is not asked for "spouse" at "loan"'],
  [
    'count',
    { value: 10, words: '最多 8' },
    'is told "不能大于 9", not "最多 8", with "count: 10" at "loan"',
  ],
])('"%s" with %j: %s', (name, input, sentence) => {
  expect(wrong(name, input)).toEqual([sentence]);
});
