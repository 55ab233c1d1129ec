import { expect, test } from 'vitest';
import { newFees } from './additions.ts';

test('a new kind of payment is told with its amount, at its line; one that was there is not', () => {
  const before = 'fees:\n  bzj:\n    name: { zh: 定金, en: Deposit }\n';
  const now = `${before}  fwf:\n    name: { zh: 服务费, en: Service fee }\n    amount: 300\n`;
  const file = 'flows/fees.yaml';

  expect(newFees(new Map([[file, before]]), new Map([[file, now]]))).toEqual([
    {
      class: 'changed',
      sentence: {
        zh: '新增费用“服务费”，300 元。',
        en: '"Service fee" is a new kind of payment, 300 yuan.',
      },
      details: [],
      funders: [],
      at: { file, from: { line: 4, column: 0 } },
    },
  ]);
});
