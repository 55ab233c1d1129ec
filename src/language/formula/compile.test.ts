import { expect, test } from 'vitest';
import { compileFormula, compileText } from './compile.ts';
import type { FormulaTypes } from './compile.ts';
import { evaluate, textOf } from './evaluate.ts';
import type { FormulaScope } from './evaluate.ts';

const types: FormulaTypes = {
  order: {
    orderNo: 'text',
    status: 'text',
    createTime: 'date',
    price: 'money',
    periods: 'number',
    tags: { list: 'text' },
    people: { list: { fields: { name: 'text', age: 'number' } } },
    extra: 'any',
  },
  answers: { quota: 'money', agreed: 'yes-no', co: { fields: { idNumber: 'text' } } },
  host: { kind: 'text', version: 'version' },
  action: true,
  funder: true,
  values: {
    native: { type: 'yes-no', expr: ['==', ['or', '', 'host', 'kind'], 'native'] },
    first: { type: { fields: { name: 'text' } }, expr: ['get', 'order', 'nobody'] },
    left: { type: 'money', expr: ['-', ['get', 'order', 'price'], 100_000] },
    adults: {
      type: { list: { fields: { name: 'text', age: 'number' } } },
      expr: ['filter', ['or', ['list'], 'order', 'people'], 'p', ['>=', ['get', 'p', 'age'], 18]],
    },
  },
  settings: { feeType: { type: 'text', expr: 'sf' }, free: { type: 'money', expr: 5000 } },
};

const scope: FormulaScope = {
  order: {
    status: 'paid',
    createTime: '2023-05-01 10:00:00',
    price: 1_200_000,
    periods: 36,
    tags: ['new'],
    people: [{ name: '张三', age: 30 }, { age: 17 }],
    extra: 7,
  },
  answers: { quota: 850_050 },
  host: { kind: 'native', version: '3.10.0' },
  action: 320,
  funder: { zh: '某某银行', en: 'Some Bank' },
};

test.each<[string, unknown]>([
  ['host.version >= "3.6.3"', true],
  ['funder.name + "。"', '某某银行。'],
  ['"3.11" > host.version', true],
  ['host.version in ["3.10"]', true],
  ['order.createTime < "2024-01-01"', true],
  ['order.createTime == date("2023-05-01")', true],
  ['order.price > 10000', true],
  ['order.price == 12000', true],
  ['order.price + 0.5 == 12000.5', true],
  ['order.price in [1, 12000]', true],
  ['order.price - settings.free', 1_195_000],
  ['order.price * 0.1', 120_000],
  ['order.price / 7', 171_429],
  ['order.price / answers.quota > 1', true],
  ['-order.price < 0', true],
  ['if(answers.agreed, order.price, 1)', 100],
  ['if(order.status == "paid", "a", "b")', 'a'],
  ['order.periods % 2 == 0 || true', 'refused'],
  ['order.periods + 1', 37],
  ['action in [320, 321]', true],
  ['action == 320 && native', true],
  ['left > 10000', true],
  ['first.name + text(1)', '1'],
  ['adults[0].name + text(size(adults))', '张三1'],
  ['order.orderNo', ''],
  ['has(order.orderNo)', false],
  ['has(order.periods) && order.periods > 12', true],
  ['answers.agreed', false],
  ['answers.agreed == no', true],
  ['answers.co.idNumber == ""', true],
  ['order.extra == 7', true],
  ['order.extra == "7"', false],
  ['"new" in order.tags', true],
  ['size(order.tags) + order.tags.size()', 2],
  ['order.people.exists(p, p.age < 18)', true],
  ['order.people.all(p, p.age < 18)', false],
  ['order.people.filter(p, p.age < 18).size()', 1],
  ['order.people.filter(p, p.age > 18)[0].name', '张三'],
  ['order.people.exists(p, p.name == "")', true],
  ['order.people[1].age', 17],
  [
    'order.status.startsWith("pa") && order.status.endsWith("d") && order.status.contains("ai")',
    true,
  ],
  ['yuan(answers.quota) + "!"', '8,500.50元!'],
  ['exactYuan(answers.quota)', '¥8,500.50'],
  ['yuan(order.periods)', '36元'],
  ['yuan(36.5)', '36.50元'],
  ['money(order.periods) < answers.quota', true],
  ['money(order.periods) == 36', true],
  ['count(order.periods, "period", "periods")', '36 periods'],
  ['time("2024-01-31T18:05:59.000Z")', '2024-02-01 02:05'],
  ['time(order.status)', ''],
  ['count(1, "period", "periods")', '1 period'],
  ['settings.feeType == "sf"', true],
])('%s gives %j', (source, value) => {
  const compiled = compileFormula(source, types);

  expect(compiled.ok ? evaluate(compiled.formula, scope) : 'refused').toEqual(value);
});

const refused = (source: string, declared: FormulaTypes = types) => {
  const compiled = compileFormula(source, declared);
  if (compiled.ok) return 'accepted';
  const { rule, start, end, message, hint } = compiled.problem;
  return [rule, source.slice(start, end), message, hint ?? ''];
};

test.each([
  [
    'order.statu == "x"',
    'formula-unknown-name',
    'statu',
    '"order" has no "statu".',
    'Did you mean "status"?',
  ],
  [
    'orde.status == "x"',
    'formula-unknown-name',
    'orde',
    'There is nothing called "orde" here.',
    'Did you mean "order"?',
  ],
  [
    'order.status == paid',
    'formula-unknown-name',
    'paid',
    'There is nothing called "paid" here.',
    'If it is a text, write it in quotes: "paid".',
  ],
  [
    'status == "x"',
    'formula-unknown-name',
    'status',
    'There is nothing called "status" here.',
    'Did you mean order.status, or the text "status"?',
  ],
  [
    'result.code == 7',
    'formula-unknown-name',
    'result',
    '"result" exists only at a step with an endpoint.',
    '',
  ],
  [
    'order.constructor',
    'formula-unknown-name',
    'constructor',
    '"order" has no "constructor".',
    'Write one of: orderNo, status, createTime, price, periods, tags, people, extra.',
  ],
  [
    'notif(1)',
    'formula-unknown-name',
    'notif',
    'There is no function "notif".',
    'There are if, size, yuan, exactYuan, money, text, after, time, count, date, version, has.',
  ],
  [
    'order.status.startWith("x")',
    'formula-unknown-name',
    'startWith',
    'There is no function "startWith".',
    'Did you mean "startsWith"?',
  ],
  [
    'order.status == 7',
    'formula-type',
    'order.status == 7',
    '"order.status" is a text and 7 is a number.',
    'Write it in quotes: "7".',
  ],
  [
    'order.periods == "7"',
    'formula-type',
    'order.periods == "7"',
    '"order.periods" is a number and "7" is a text.',
    'Write it without quotes: 7.',
  ],
  [
    'answers.agreed == "yes"',
    'formula-type',
    'answers.agreed == "yes"',
    '"answers.agreed" is a yes or no and "yes" is a text.',
    'Write it without quotes: yes.',
  ],
  [
    'order.price > order.periods',
    'formula-type',
    'order.price > order.periods',
    '"order.price" is an amount of money and "order.periods" is a number.',
    'Write money(…) around a number of yuan.',
  ],
  [
    'order.price > 1.005',
    'formula-type',
    '1.005',
    '1.005 has more than two decimals, and an amount of money ends at fen.',
    '',
  ],
  [
    'order.createTime < "2024-02-30"',
    'formula-type',
    '"2024-02-30"',
    '"2024-02-30" is not a date.',
    'Write it as "2024-01-31".',
  ],
  [
    'host.version > "latest"',
    'formula-type',
    '"latest"',
    '"latest" is not a version.',
    'Write it as "3.10.0".',
  ],
  [
    'order.status > "3.6"',
    'formula-type',
    'order.status',
    '"order.status" is a text, and > compares numbers, money, dates and versions.',
    'Write date(…) or version(…) around a text that is one.',
  ],
  [
    '!order.status',
    'formula-type',
    'order.status',
    '"order.status" is a text where a yes or no is needed.',
    'Ask something of it, as in has(order.status).',
  ],
  [
    '"x" in order.status',
    'formula-type',
    'order.status',
    '"order.status" is a text, and "in" looks into a list.',
    'Write order.status.contains("x").',
  ],
  [
    'has(native)',
    'formula-type',
    'native',
    'has(…) asks about one value by its name.',
    'As in has(order.bankPhone).',
  ],
  [
    'if(answers.agreed, 1)',
    'formula-type',
    'if',
    'if(…) takes 3 values in its brackets.',
    'As in if(condition, then, otherwise).',
  ],
  [
    '(order.periods) + (order.status) == 1 && native',
    'formula-type',
    '(order.periods) + (order.status)',
    '"order.periods" is a number and "order.status" is a text.',
    '',
  ],
  [
    'order.status = "x"',
    'formula-syntax',
    '=',
    'A single "=" compares nothing.',
    'Compare with ==.',
  ],
  ['order.status == "="', 'accepted'],
  [
    'native and answers.agreed',
    'formula-syntax',
    'and',
    '"and" is not used here.',
    'Write && for "and".',
  ],
  ['order.status == "this and that"', 'accepted'],
  ['(native', 'formula-syntax', 'e', 'The formula stops too early.', 'A ")" is missing.'],
  ['native)', 'formula-syntax', ')', '")" is not expected here.', 'There is one ")" too many.'],
  [
    'order.status == "x',
    'formula-syntax',
    '"x',
    'This text is opened with a quote and never closed.',
    'Close it with ".',
  ],
  [
    'order.status == “x”',
    'full-width',
    '“',
    '“ is not a quotation mark here.',
    'Write straight quotes: "text".',
  ],
  [
    '',
    'formula-syntax',
    '',
    'There is no formula after the "=".',
    'Write what to compute, as in =order.orderNo.',
  ],
  [
    'native ? 1 : 2',
    'formula-banned',
    'native ? 1 : 2',
    '"? :" is not used in formulas.',
    'Write if(condition, then, otherwise).',
  ],
  [
    'order.status.matches("(a+)+$")',
    'formula-banned',
    'matches',
    'Patterns are not used in formulas: a hostile one can stop a phone.',
    'Write startsWith, endsWith or contains.',
  ],
  [
    'order.extra == null',
    'formula-banned',
    'null',
    '"null" is not used in formulas.',
    'Ask whether there is a value with has(…).',
  ],
  [
    'order.people.exists(p, order.people.exists(q, q.age > p.age))',
    'formula-cost',
    'exists',
    'exists(…) stands inside another question about a list.',
    'Give the inner one a name under "values:".',
  ],
])('%s is refused in plain words', (source, ...expected) => {
  expect(refused(source)).toEqual(expected[0] === 'accepted' ? 'accepted' : expected);
});

test('an unreadably long formula is refused for its length and for its number of parts', () => {
  expect(refused(`order.status == "${'x'.repeat(400)}"`)[0]).toBe('formula-cost');
  expect(refused(Array.from({ length: 70 }, () => '1').join('+'))[0]).toBe('formula-cost');
});

test('answers of a run are read under its `as` name', () => {
  const compiled = compileFormula('answers.idNumber == "1" && has(answers.phone)', {
    answers: { idNumber: 'text', phone: 'text' },
    answersPrefix: ['co'],
  });

  expect(compiled).toMatchObject({
    ok: true,
    reads: ['answers.co.idNumber'],
    guarded: ['answers.co.phone'],
  });
  const value =
    compiled.ok && evaluate(compiled.formula, { answers: { co: { idNumber: '1', phone: '2' } } });
  expect(value).toBe(true);
});

test('a formula given to a run as a setting is compiled in the outer flow', () => {
  const compiled = compileFormula('settings.phone == answers.phone', {
    answers: { phone: 'text' },
    answersPrefix: ['co'],
    settings: { phone: { type: 'text', expr: ['or', '', 'answers', 'phone'] } },
  });

  expect(compiled).toMatchObject({ ok: true, reads: ['answers.phone', 'answers.co.phone'] });
});

test('reads include those of named values, and exclude names bound by exists() and all()', () => {
  const compiled = compileFormula('native && order.people.exists(p, p.age > action)', types);

  expect(compiled).toMatchObject({ ok: true, reads: ['host.kind', 'order.people', 'action'] });
});

test.each([
  ['可退 {yuan(answers.quota)}', '可退 8,500.50元'],
  ['{{zh}} {order.status}', '{zh} paid'],
  ['{if(native, "}", "{")}{action}', '}320'],
  ['plain', 'plain'],
  ['', ''],
])('the sentence %j reads %j', (source, expected) => {
  const compiled = compileText(source, types);

  expect(compiled.ok && textOf(compiled.text, scope)).toBe(expected);
});

test.each([
  ['可退 {yuan(answers.quot)}', 'quot', '"answers" has no "quot".'],
  ['可退 {answers.quota}', 'answers.quota', '"answers.quota" is an amount of money.'],
  ['{answers.agreed}', 'answers.agreed', '"answers.agreed" is a yes or no, which is no text.'],
  ['a { b', '{', 'This "{" is never closed.'],
  ['a } b', '}', 'This "}" closes nothing.'],
  ['a {} b', '{}', 'There is nothing between these braces.'],
])('the problem of the sentence %j has the right offsets', (source, at, message) => {
  const compiled = compileText(source, types);
  const problem = compiled.ok ? undefined : compiled.problem;

  expect(problem?.message).toBe(message);
  expect(source.slice(problem?.start, problem?.end)).toBe(at);
});
