import { expect, test } from 'vitest';
import type { Formula } from '../../../src/model/definition.ts';
import { titleInWords } from './title-in-words.ts';

const definition = { funder: 'ACME', name: { zh: '示例租赁', en: 'Acme Leasing' } };
const funder: Formula = { formula: 'funder.name', expr: ['funder'] };
const by: Formula = { formula: 'answers.by', expr: ['or', '', 'answers', 'by'] };
const car: Formula = { formula: 'answers.car', expr: ['get', 'answers', 'car'] };

test('a formula in a title is shown with its value', () => {
  const title = { zh: [funder, '补充信息'], en: ['For ', funder] };

  expect(titleInWords(title, definition, 'zh')).toBe('示例租赁补充信息');
  expect(titleInWords(title, definition, 'en')).toBe('For Acme Leasing');
});

test.each([by, car])('a value that depends on the customer ($formula) is left open', (formula) => {
  expect(titleInWords({ zh: [formula, '邀请您'], en: '' }, definition, 'zh')).toBe('…邀请您');
});
