import { expect, test } from 'vitest';
import type { Expr, Formula } from '../../model/definition.ts';
import { evaluate, FormulaFailed, resolve, textOf } from './evaluate.ts';

const formula = (text: string, expr: Expr): Formula => ({ formula: text, expr });
const phone = formula('order.bankPhone', ['or', '', 'order', 'bankPhone']);
const quota = formula('yuan(answers.quota)', ['yuan', ['get', 'answers', 'quota']]);

test('a missing number fails, and the message names the formula and the value', () => {
  const over = formula('answers.amount > 3', ['>', ['get', 'answers', 'amount'], 3]);

  expect(() => evaluate(over, { answers: {} })).toThrow(FormulaFailed);
  expect(() => evaluate(over, {})).toThrow(
    /"answers.amount > 3" failed: answers.amount has no value/,
  );
});

test('the message of a failure holds no customer data', () => {
  const sum = formula('answers.amount + 1', ['+', ['get', 'answers', 'amount'], 1]);

  expect(() => evaluate(sum, { answers: { amount: { id: '110101199001011234' } } })).toThrow(
    /^((?!110101).)*$/s,
  );
});

test.each<[string, Expr]>([
  ['constructor', ['get', 'order', 'constructor']],
  ['__proto__', ['get', 'order', '__proto__', 'polluted']],
  ['the length of a text', ['get', 'order', 'name', 'length']],
  ['a method', ['get', 'order', 'toString']],
])('only own properties can be read, not %s', (_, expr) => {
  expect(() => evaluate(expr, { order: { name: 'x' } })).toThrow(FormulaFailed);
});

test('an unknown operator fails, even one named as an inherited property', () => {
  expect(() => evaluate(['constructor', 1], {})).toThrow(FormulaFailed);
});

test('null counts as absent', () => {
  expect(evaluate(phone, { order: { bankPhone: null } })).toBe('');
  expect(evaluate(['has', 'order', 'bankPhone'], { order: { bankPhone: null } })).toBe(false);
});

test('"or" is decided by one side even where the other fails', () => {
  const fails: Expr = ['>', ['get', 'answers', 'n'], 1];

  expect(evaluate(['||', fails, true], {})).toBe(true);
  expect(evaluate(['&&', fails, false], {})).toBe(false);
  expect(() => evaluate(['||', fails, false], {})).toThrow(FormulaFailed);
});

test('version 3.10.0 is newer than 3.6.3 and 3.0 is 3', () => {
  const newer = (a: string, b: string) => evaluate(['>', ['version', a], ['version', b]], {});

  expect(newer('3.10.0', '3.6.3')).toBe(true);
  expect(newer('3.6.3', '3.10.0')).toBe(false);
  expect(evaluate(['==', ['version', '3.0'], ['version', '3']], {})).toBe(true);
  expect(newer('3.0.1', '3')).toBe(true);
});

test('an amount is written in the language of the sentence', () => {
  const words = { zh: ['可退 ', quota], en: ['Refundable: ', quota] };
  const scope = { answers: { quota: 1_200_000 } };

  expect(resolve(words, scope, 'zh')).toBe('可退 1.2万元');
  expect(resolve(words, scope, 'en')).toBe('Refundable: ¥12,000');
});

test('numbers in sentences carry no rounding noise', () => {
  expect(textOf([formula('0.1 + 0.2', ['+', 0.1, 0.2])], {})).toBe('0.3');
});

test('a step is resolved with its words and formulas, its exits, keep and when left for the machine', () => {
  const step = {
    id: 'verify',
    title: { zh: '验证', en: '' },
    phone,
    fields: { name: { label: { zh: '姓名', en: 'Name' }, when: phone } },
    exits: { ok: [{ label: 'ok', when: phone, to: 'done' }] },
    keep: { url: phone },
    when: phone,
    list: [phone, 3, null, true],
  };

  const resolved = resolve(step, { order: { bankPhone: '138' } }, 'en');

  expect(resolved).toEqual({
    ...step,
    title: '验证',
    phone: '138',
    fields: { name: { label: 'Name', when: '138' } },
    list: ['138', 3, null, true],
  });
});

test('a formula that fails inside a step is reported and left undefined, where an error handler is given', () => {
  const reported: string[] = [];

  const resolved = resolve(
    { amount: formula('answers.n', ['get', 'answers', 'n']), title: { zh: [quota], en: [quota] } },
    {},
    'zh',
    (error) => reported.push(error.message),
  );

  expect(resolved).toEqual({ amount: null, title: '' });
  expect(reported).toHaveLength(2);
});
