import { expect, test } from 'vitest';
import { compileFormula, compileText } from './compile.ts';
import { textOf } from './evaluate.ts';

const funder = { zh: '某某银行', en: 'Some Bank' };

test.each([
  ['zh', '某某银行 takes it'],
  ['en', 'Some Bank takes it'],
] as const)("a sentence names the order's funder in its own language: %s", (language, text) => {
  const named = compileText('{funder.name} takes it', { funder: true });
  if (!named.ok) throw new Error(named.problem.message);

  expect(textOf(named.text, { funder, language })).toBe(text);
});

test("only the funder's name can be read, and not in a flow about no order", () => {
  const code = compileFormula('funder.code', { funder: true });
  const nobody = compileFormula('funder.name', { action: true });

  expect(code).toMatchObject({ problem: { message: '"funder" has no "code".' } });
  expect(nobody).toMatchObject({
    problem: {
      message: '"funder" exists only as funder.name, inside a flow that is about an order.',
    },
  });
});
