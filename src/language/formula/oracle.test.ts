import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ValueType } from '../../model/definition.ts';
import { compileFormula, understand } from './compile.ts';
import { evaluate, FormulaFailed } from './evaluate.ts';
import { libraryFor } from './library.ts';
import { DateValue, MoneyValue, VersionValue } from './library-types.ts';
import type { FormulaTypes } from './typed.ts';

const person: ValueType = { fields: { name: 'text', age: 'number' } };
const order: Record<string, ValueType> = {
  a: 'text',
  b: 'text',
  n: 'number',
  price: 'money',
  day: 'date',
  paid: 'yes-no',
  tags: { list: 'text' },
  people: { list: person },
  extra: 'any',
};
const answers: Record<string, ValueType> = {
  quota: 'money',
  ok: 'yes-no',
  co: { fields: { a: 'text', n: 'number', day: 'date' } },
};
const types: FormulaTypes = {
  order,
  answers,
  host: { version: 'version' },
  action: true,
  settings: { limit: { type: 'number', expr: 3 } },
};
// ── formulas ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Source = fc.Arbitrary<string>;
const pick = (...sources: string[]): Source => fc.constantFrom(...sources);
const texts = ['""', '"a"', '"ab"', '"3.10"', '"2024-01-01x"', '"张三"', '"\\"q\\\\"'];
const numbers = ['0', '1', '2.5', '-3', '36', '1000000'];

function text(depth: number, local: string): Source {
  const leaves = [
    pick(...texts),
    pick('order.a', 'order.b', 'answers.co.a', ...(local ? [`${local}.name`] : [])),
  ];
  if (depth === 0) return fc.oneof(...leaves);
  const [one, two, when] = [
    text(depth - 1, local),
    text(depth - 1, local),
    yesNo(depth - 1, local),
  ];
  return fc.oneof(
    ...leaves,
    fc.tuple(one, two).map(([a, b]) => `(${a} + ${b})`),
    fc.tuple(when, one, two).map(([c, a, b]) => `if(${c}, ${a}, ${b})`),
    money(depth - 1, local).map((m) => `yuan(${m})`),
    money(depth - 1, local).map((m) => `exactYuan(${m})`),
    number(depth - 1, local).map((n) => `yuan(money(order.n + ${n}))`),
    number(depth - 1, local).map((n) => `text(${n})`),
    number(depth - 1, local).map((n) => `count(${n}, "day", "days")`),
    fc.tuple(one, number(depth - 1, local)).map(([a, n]) => `after(${a}, ${n})`),
  );
}

function number(depth: number, local: string): Source {
  const leaves = [
    pick(...numbers),
    pick(
      'order.n',
      'answers.co.n',
      'action',
      'settings.limit',
      'size',
      ...(local ? [`${local}.age`] : []),
    ),
  ];
  if (depth === 0) return fc.oneof(...leaves);
  const [one, two] = [number(depth - 1, local), number(depth - 1, local)];
  return fc.oneof(
    ...leaves,
    fc.tuple(one, pick('+', '-', '*'), two).map(([a, op, b]) => `(${a} ${op} ${b})`),
    one.map((a) => `(${a} / 4)`),
    one.map((a) => `-(${a})`),
    text(depth - 1, local).map((t) => `size(${t})`),
    fc.tuple(yesNo(depth - 1, local), one, two).map(([c, a, b]) => `if(${c}, ${a}, ${b})`),
    pick(
      'order.tags.size()',
      'size(order.people)',
      'order.people[0].age',
      ...(local ? [] : ['size(order.people.filter(x, x.age > 1))']),
    ),
  );
}

function money(depth: number, local: string): Source {
  const leaf = pick('order.price', 'answers.quota');
  if (depth === 0) return leaf;
  const one = money(depth - 1, local);
  return fc.oneof(
    leaf,
    fc
      .tuple(one, pick('+', '-'), fc.oneof(one, pick('0', '12.5', '10000')))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(one, pick('* 2', '* 0.3', '/ 7')).map(([a, b]) => `(${a} ${b})`),
    fc.tuple(yesNo(depth - 1, local), one).map(([c, a]) => `if(${c}, ${a}, 5)`),
  );
}

function yesNo(depth: number, local: string): Source {
  const leaves = [
    pick('true', 'no', 'order.paid', 'answers.ok', 'known'),
    pick(
      'has(order.a)',
      'has(order.n)',
      'has(answers.co.n)',
      'has(order.day)',
      'has(order.price)',
      'has(host.version)',
    ),
    pick('order.extra == "a"', 'order.extra != 1', 'order.extra == order.a', 'order.extra == true'),
    pick(
      'order.day < "2024-01-01"',
      'answers.co.day == order.day',
      'order.day in ["2024-01-01", "2023-12-31"]',
      'date(order.a) >= order.day',
    ),
    pick(
      'host.version >= "3.6.3"',
      '"3.10" == host.version',
      'version(order.b) < host.version',
      'host.version in ["3.6", "3.10.0"]',
    ),
    pick(
      'order.a in order.tags',
      '"ab" in order.tags',
      'order.a in ["", "ab"]',
      'order.n in [1, 36, order.n]',
      'order.price in [1, 100]',
    ),
  ];
  if (depth === 0) return fc.oneof(...leaves);
  const compare = pick('==', '!=', '<', '<=', '>', '>=');
  const [one, two] = [yesNo(depth - 1, local), yesNo(depth - 1, local)];
  return fc.oneof(
    ...leaves,
    fc.tuple(one, pick('&&', '||', '==', '!='), two).map(([a, op, b]) => `((${a}) ${op} (${b}))`),
    one.map((a) => `!(${a})`),
    fc
      .tuple(number(depth - 1, local), compare, number(depth - 1, local))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc
      .tuple(money(depth - 1, local), compare, pick('0', '100', '8500.5'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc
      .tuple(text(depth - 1, local), pick('==', '!='), text(depth - 1, local))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc
      .tuple(
        text(depth - 1, local),
        pick('startsWith', 'endsWith', 'contains'),
        text(depth - 1, local),
      )
      .map(([a, op, b]) => `${a}.${op}(${b})`),
    ...(local
      ? []
      : [
          fc
            .tuple(pick('exists', 'all'), yesNo(depth - 1, 'p'))
            .map(([op, a]) => `order.people.${op}(p, ${a})`),
        ]),
  );
}

const formulas = fc.oneof(text(3, ''), number(3, ''), money(3, ''), yesNo(3, ''));

// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const someText = fc.constantFrom('', 'a', 'ab', '3.10', '2024-01-01x', '张三', '𠮷');
const someNumber = fc.oneof(
  fc.constantFrom(0, 1, 36, -3),
  fc.integer({ min: -99, max: 99 }),
  fc.double({ min: -9, max: 9, noNaN: true }),
);
const values: Record<string, fc.Arbitrary<unknown>> = {
  text: someText,
  number: someNumber,
  money: fc.oneof(fc.constantFrom(0, 100, 850_050), fc.integer({ min: -100, max: 99_999_999 })),
  'yes-no': fc.boolean(),
  date: fc.constantFrom('2024-01-01', '2023-12-31 23:59:59', '2024-02-29', '', 'soon'),
  version: fc.constantFrom('3.6', '3.6.3', '3.10.0', '3.10', '2', '', 'beta'),
  any: fc.oneof(fc.constantFrom('a', 'b', 1, true), someNumber),
};

function valueOf(type: ValueType): fc.Arbitrary<unknown> {
  if (typeof type === 'string') return values[type] ?? fc.constant(undefined);
  if ('list' in type) return fc.array(valueOf(type.list), { maxLength: 3 });
  return record(type.fields);
}

/** Everything may be absent or null, as platforms answer. */
function record(fields: Record<string, ValueType>): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(fields).map(
    ([name, type]) => [name, fc.option(valueOf(type), { freq: 6 })] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

const named: NonNullable<FormulaTypes['values']> = {
  known: { type: 'yes-no', expr: ['==', ['or', '', 'order', 'a'], 'a'] },
  size: { type: 'number', expr: ['+', ['get', 'order', 'n'], 1] },
};

const scopes = fc.record({
  order: record(order),
  answers: record(answers),
  host: record({ version: 'version' }),
  action: fc.constantFrom(200, 320),
});

/** As the library takes it: absent instead of null, money, days and versions in their own types. */
function wrapped(value: unknown, type: ValueType): unknown {
  if (value === null || value === undefined) return undefined;
  if (type === 'money') return new MoneyValue(value as number);
  if (type === 'date' || type === 'version')
    return value === ''
      ? undefined
      : new (type === 'date' ? DateValue : VersionValue)(value as string);
  if (typeof type === 'string') return value;
  if ('list' in type)
    return (value as unknown[])
      .map((item) => wrapped(item, type.list))
      .filter((item) => item !== undefined);
  const parts = Object.entries(type.fields).map(
    ([name, field]) => [name, wrapped((value as Record<string, unknown>)[name], field)] as const,
  );
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

const withoutNullItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNullItems);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutNullItems(part)]),
  );
};

const failed = Symbol('failed');

function attempt(compute: () => unknown): unknown {
  try {
    return compute();
  } catch {
    return failed;
  }
}

const whole: FormulaTypes = { ...types, values: named };
const library = libraryFor(whole);

function oracle(cel: string, scope: Record<string, unknown>): unknown {
  const activation: Record<string, unknown> = {
    order: wrapped(scope['order'], { fields: order }),
    answers: wrapped(scope['answers'], { fields: answers }),
    host: wrapped(scope['host'], { fields: { version: 'version' } }),
    action: scope['action'],
    settings: { limit: 3 },
  };
  for (const name of ['known', 'size']) {
    const value = attempt(() => evaluate(named[name]?.expr ?? null, scope));
    if (value !== failed) activation[name] = value;
  }
  const value: unknown = library.evaluate(cel, activation);
  return value instanceof MoneyValue ? value.fen : value;
}

test('formulas evaluate to what the CEL library gives, or fail where it fails', () => {
  const counts = { value: 0, failed: 0 };
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  console.info(`seed ${seed}`);

  const same = fc.property(formulas, scopes, (source, drawn) => {
    const scope = withoutNullItems(drawn) as Record<string, unknown>;
    const compiled = compileFormula(source, whole);
    fc.pre(compiled.ok || compiled.problem.rule !== 'formula-cost');
    if (!compiled.ok) throw new Error(`${source}: ${compiled.problem.message}`);

    const ours = attempt(() => evaluate(compiled.formula, scope));
    const theirs = attempt(() => oracle(understand(source, whole).cel, scope));

    counts[theirs === failed ? 'failed' : 'value']++;
    expect(ours).toEqual(theirs);
  });
  fc.assert(same, { numRuns: Number(process.env['RUNS'] ?? 3000), seed });

  expect(counts.value).toBeGreaterThan(1000);
});

test('a failing formula throws FormulaFailed and nothing else', () => {
  expect(() => evaluate(named['size']?.expr ?? null, {})).toThrow(FormulaFailed);
});
