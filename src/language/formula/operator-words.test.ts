import { expect, test } from 'vitest';
import { compileFormula, type FormulaTypes } from './compile.ts';

const types: FormulaTypes = {
  order: { status: 'text', price: 'money' },
  answers: { native: 'yes-no', agreed: 'yes-no' },
};

test.each([
  ['answers.native且answers.agreed', '且', 'Write && for "and".', ' && '],
  ['answers.native 或者 answers.agreed', '或者', 'Write || for "or".', ' || '],
  ['order.status 不等于 "x"', '不等于', 'Write == != > >= < or <=.', ' != '],
  ['order.price大于等于1000', '大于等于', 'Write == != > >= < or <=.', ' >= '],
])('%j: %s is told what to write', (source, word, hint, by) => {
  const compiled = compileFormula(source, types);
  const problem = compiled.ok ? undefined : compiled.problem;

  expect(problem).toMatchObject({ message: `"${word}" is not used here.`, hint });
  const [rewrite = { start: 0, end: 0, by: '' }] = problem?.rewrites ?? [];
  expect(rewrite.by).toBe(by);
  const mended = source.slice(0, rewrite.start) + rewrite.by + source.slice(rewrite.end);
  expect(compileFormula(mended, types).ok).toBe(true);
});

test('in a text these words are words', () => {
  expect(compileFormula('order.status == "有或者没有"', types).ok).toBe(true);
});
