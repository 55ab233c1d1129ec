import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFees } from './changed-fees.ts';

const text = readFileSync(join(import.meta.dirname, '../../flows/fees.yaml'), 'utf8');

test('what is generated is what is written', () => {
  expect(changedFees(text)).toEqual([]);
});

test.each([
  ['another amount', text.replace('amount: 99\n', 'amount: 9900\n'), ['hd']],
  ['no amount any more', text.replace('    amount: 99\n', ''), ['hd']],
  ['a new kind', `${text}  gps:\n    name: { zh: 定位费, en: GPS }\n`, ['gps']],
  ['a kind that is gone', text.slice(0, text.indexOf('  hd:')), ['hd']],
  ['a file that cannot be read', 'fees: [', []],
])('%s is told', (_, changed, codes) => {
  expect(changedFees(changed)).toEqual(codes);
});
