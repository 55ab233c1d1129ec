import { exactYuan, yuan } from '../../model/yuan.ts';
import type { ValueType } from '../../model/definition.ts';
import { chinaTime } from './china-time.ts';
import type { OperatorName } from './evaluate.ts';
import { DateValue, MoneyValue, VersionValue } from './library-types.ts';
import { refuse } from './problem.ts';
import {
  beside,
  dateLiteral,
  expect,
  matched,
  mismatch,
  sourceText,
  versionLiteral,
} from './typed.ts';
import type { TypingContext, Typed } from './typed.ts';
import { inWords } from './value-type.ts';

export type TypedResult = Omit<Typed, 'start' | 'end'>;
type Apply = (args: Typed[], context: TypingContext) => TypedResult;

/**
 * Which inputs matter for a formula in this position: those of its `parts`, between which it chooses; those of its
 * `value`, converted by it; the presence of its `path`; or, `beyond` analysis, none that prove anything.
 */
export type Tried = 'parts' | 'value' | 'path' | 'beyond';

interface InputHints {
  tried: Tried;
  /** As examples in a message. */
  arguments: readonly string[];
  /**
   * Declaration → the implementation given to the CEL library, which lacks these functions: the oracle of evaluate.ts.
   */
  library?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

export type FormulaFunction = InputHints &
  (
    | { call: 'function'; apply: Apply }
    /** `has(…)` asks about a name, not about its value. */
    | { call: 'name' }
    /** `text.contains("a")` */
    | { call: 'method'; takes: ValueType; gives: ValueType }
    /** `list.exists(one, …)`: once for each of a list. */
    | { call: 'macro'; body: ValueType; gives: (item: ValueType, body: ValueType) => ValueType }
  );

/** Operators that authors write as a sign, and those that only the compiler writes. */
export type SignName =
  | 'get'
  | 'or'
  | 'list'
  | 'at'
  | '!'
  | '&&'
  | '||'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | 'round'
  | 'in'
  | 'funder';

function size([value]: Typed[], context: TypingContext): TypedResult {
  const part = value as Typed;
  const sized =
    part.type === 'text' ||
    part.type === 'any' ||
    (typeof part.type === 'object' && 'list' in part.type);
  if (!sized)
    refuse(
      'formula-type',
      part,
      `${sourceText(part, context)} is ${inWords(part.type)}, and size(…) counts the characters of a text or the values of a list.`,
    );
  return { type: 'number', expr: ['size', part.expr], cel: `double(size(${part.cel}))` };
}

function choose([when, then, otherwise]: Typed[], context: TypingContext): TypedResult {
  const condition = expect(when as Typed, 'yes-no', context);
  const pair =
    matched(then as Typed, otherwise as Typed) ??
    mismatch(then as Typed, otherwise as Typed, context);
  return {
    type: pair.type,
    expr: ['if', condition.expr, pair.a.expr, pair.b.expr],
    cel: `(${condition.cel} ? ${pair.a.cel} : ${pair.b.cel})`,
  };
}

function count(args: Typed[], context: TypingContext): TypedResult {
  const [n, one, many] = args as [Typed, Typed, Typed];
  const parts = [
    expect(n, 'number', context),
    expect(one, 'text', context),
    expect(many, 'text', context),
  ];
  return {
    type: 'text',
    expr: ['count', ...parts.map(({ expr }) => expr)],
    cel: `count(${parts.map(({ cel }) => cel).join(', ')})`,
  };
}

function written(type: 'date' | 'version', literal: (part: Typed, text: string) => Typed): Apply {
  return ([value], context) => {
    const part = value as Typed;
    if (part.type === type) return part;
    const text = expect(part, 'text', context);
    if (typeof text.literal === 'string') {
      const { expr, cel } = literal(text, text.literal);
      return { type, expr, cel };
    }
    return {
      type,
      expr: type === 'date' ? ['date', text.expr] : text.expr,
      cel: `${type}(${text.cel})`,
    };
  };
}

/** Money as it is; a number counts as yuan, the platform's unit for plain amounts. */
function inFen(value: Typed, context: TypingContext): TypedResult {
  const part = beside(value, 'money');
  if (part.type !== 'number') return expect(part, 'money', context);
  return { type: 'money', expr: ['money', part.expr], cel: `inFen(${part.cel})` };
}

function rest(args: Typed[], context: TypingContext): TypedResult {
  const [whole, many] = args as [Typed, Typed];
  const [text, number] = [expect(whole, 'text', context), expect(many, 'number', context)];
  return {
    type: 'text',
    expr: ['after', text.expr, number.expr],
    cel: `after(${text.cel}, ${number.cel})`,
  };
}

/** A number as a text, for requests that expect one. */
function inWriting([value]: Typed[], context: TypingContext): TypedResult {
  const number = expect(value as Typed, 'number', context);
  return { type: 'text', expr: ['text', number.expr], cel: `written(${number.cel})` };
}

/** An ISO time of the platform's as date and minute in China's time zone. */
function minute([value]: Typed[], context: TypingContext): TypedResult {
  const moment = expect(value as Typed, 'text', context);
  return { type: 'text', expr: ['time', moment.expr], cel: `time(${moment.cel})` };
}

/** An amount formatted as text, by the function of that name. */
function sumAs(name: 'yuan' | 'exactYuan') {
  return ([value]: Typed[], context: TypingContext): TypedResult => {
    const part = inFen(value as Typed, context);
    return { type: 'text', expr: [name, part.expr], cel: `${name}(${part.cel})` };
  };
}

const textMethod = {
  call: 'method',
  tried: 'beyond',
  arguments: ['"text"'],
  takes: 'text',
  gives: 'yes-no',
} as const;

const question = {
  call: 'macro',
  tried: 'beyond',
  arguments: ['one', 'one.age > 18'],
  body: 'yes-no',
  gives: (): ValueType => 'yes-no',
} as const;

/** The declaration of each function; evaluate.ts has the implementations, and neither compiles without the other. */
export const functions = {
  if: {
    call: 'function',
    tried: 'parts',
    arguments: ['condition', 'then', 'otherwise'],
    apply: choose,
  },
  size: { call: 'function', tried: 'beyond', arguments: ['text or list'], apply: size },
  yuan: {
    call: 'function',
    tried: 'beyond',
    arguments: ['money'],
    apply: sumAs('yuan'),
    library: { 'yuan(Money): string': ({ fen }: MoneyValue) => yuan(fen) },
  },
  exactYuan: {
    call: 'function',
    tried: 'beyond',
    arguments: ['money'],
    apply: sumAs('exactYuan'),
    library: { 'exactYuan(Money): string': ({ fen }: MoneyValue) => exactYuan(fen) },
  },
  money: {
    call: 'function',
    tried: 'beyond',
    arguments: ['number of yuan'],
    apply: ([value], context) => ({ ...inFen(value as Typed, context) }),
    library: { 'inFen(double): Money': (sum: number) => new MoneyValue(Math.round(sum * 100)) },
  },
  text: {
    call: 'function',
    tried: 'beyond',
    arguments: ['number'],
    apply: inWriting,
    library: { 'written(double): string': (n: number) => String(Number(n.toFixed(6))) },
  },
  after: {
    call: 'function',
    tried: 'beyond',
    arguments: ['text', '7'],
    apply: rest,
    library: {
      'after(string, double): string': (text: string, many: number) =>
        Array.from(text).slice(many).join(''),
    },
  },
  time: {
    call: 'function',
    tried: 'beyond',
    arguments: ['"2024-01-31T09:30:00Z"'],
    apply: minute,
    library: { 'time(string): string': (iso: string) => chinaTime(iso) },
  },
  count: {
    call: 'function',
    tried: 'beyond',
    arguments: ['number', '"day"', '"days"'],
    apply: count,
    library: {
      'count(double, string, string): string': (n: number, one: string, many: string) =>
        `${Number(n.toFixed(6))} ${n === 1 ? one : many}`,
    },
  },
  date: {
    call: 'function',
    tried: 'value',
    arguments: ['"2024-01-31"'],
    apply: written('date', dateLiteral),
    library: { 'date(string): Day': (text: string) => new DateValue(text) },
  },
  version: {
    call: 'function',
    tried: 'value',
    arguments: ['"3.10.0"'],
    apply: written('version', versionLiteral),
    library: { 'version(string): Version': (text: string) => new VersionValue(text) },
  },
  has: { call: 'name', tried: 'path', arguments: ['order.bankPhone'] },
  startsWith: textMethod,
  endsWith: textMethod,
  contains: textMethod,
  exists: question,
  all: question,
  filter: { ...question, gives: (item) => ({ list: item }) },
  map: {
    ...question,
    arguments: ['one', 'one.name'],
    body: 'any',
    gives: (_, body) => ({ list: body }),
  },
} satisfies Record<Exclude<OperatorName, SignName>, FormulaFunction>;

export type FunctionName = keyof typeof functions;

export function functionCalled(name: string): FormulaFunction | undefined {
  return Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined;
}

/** Their names, in the order messages list them. */
export function namesCalledAs(...calls: FormulaFunction['call'][]): string[] {
  return calls.flatMap((call) =>
    Object.entries(functions).flatMap(([name, one]) => (one.call === call ? [name] : [])),
  );
}
