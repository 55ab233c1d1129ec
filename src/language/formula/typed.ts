import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expr, ValueType } from '../../model/definition.ts';
import { balanced, refuse, rewritten } from './problem.ts';
import type { Span } from './problem.ts';
import { fits, inWords } from './value-type.ts';

export interface NamedValue {
  type: ValueType;
  expr: Expr;
}

/** The names a formula can use, with their types. An absent name does not exist there. */
export interface FormulaTypes {
  order?: Record<string, ValueType>;
  address?: Record<string, ValueType>;
  answers?: Record<string, ValueType>;
  result?: Record<string, ValueType>;
  host?: Record<string, ValueType>;
  action?: true;
  /** The flow belongs to a funder: `funder.name`. */
  funder?: true;
  /** The current item, in settings evaluated per item. */
  item?: ValueType;
  /** Named values: their formula replaces the name. */
  values?: Record<string, NamedValue>;
  /** Named values that cannot be read here → why. */
  unreadable?: Record<string, string>;
  /** All named values, for suggestions. */
  valueNames?: readonly string[];
  settings?: Record<string, NamedValue>;
  /** `['co']` inside a `run … as: co`: `answers.x` becomes `answers.co.x`. */
  answersPrefix?: string[];
}

export interface TypingContext {
  source: string;
  types: FormulaTypes;
  /** Names bound by `exists(p, …)` and the like. */
  locals: ReadonlyMap<string, ValueType>;
}

/** A compiled part of a formula. */
export interface Typed {
  type: ValueType;
  expr: Expr;
  /** The same as CEL text, for the library's checker and the property test. */
  cel: string;
  start: number;
  end: number;
  /** A literal, which may still become money, a date or a version. */
  literal?: number | string;
  /** The parts of a list written out by the author. */
  items?: Typed[];
}

export type TranslateNode = (node: ASTNode, context: TypingContext) => Typed;

/** The author's own words for a part, for messages. */
export function quote(part: Span, { source }: TypingContext): string {
  const { start, end } = balanced(part, source);
  return source.slice(start, end);
}

/** The same inside a message: in quotation marks, unless it is a text or number written out. */
export function sourceText(part: Span, context: TypingContext): string {
  const written = quote(part, context);
  return /^(["'\d[(-])/.test(written) ? written : `"${written}"`;
}

function celNumber(value: number): string {
  const digits = Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
  return value < 0 ? `(${digits})` : digits;
}

export function numberLiteral(computed: number, { start, end }: Span): Typed {
  // Minus zero does not survive JSON.
  const value = computed === 0 ? 0 : computed;
  return { type: 'number', expr: value, cel: celNumber(value), start, end, literal: value };
}

/**
 * Converts a literal to the type of the other operand: yuan to fen, texts to dates and versions. Anything else stays.
 */
export function beside(part: Typed, type: ValueType): Typed {
  if (typeof part.literal === 'number' && type === 'money') return moneyLiteral(part, part.literal);
  if (typeof part.literal === 'string' && type === 'date') return dateLiteral(part, part.literal);
  if (typeof part.literal === 'string' && type === 'version')
    return versionLiteral(part, part.literal);
  return part;
}

function moneyLiteral(part: Typed, amount: number): Typed {
  const fen = Math.round(amount * 100);
  if (Math.abs(fen - amount * 100) > 1e-6)
    refuse(
      'formula-type',
      part,
      `${amount} has more than two decimals, and an amount of money ends at fen.`,
    );
  return { ...part, type: 'money', expr: fen, cel: `money(${celNumber(fen)})` };
}

export function dateLiteral(part: Typed, written: string): Typed {
  const day = new Date(`${written}T00:00:00Z`);
  const real = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(day.getTime());
  if (!real || day.toISOString().slice(0, 10) !== written)
    refuse('formula-type', part, `"${written}" is not a date.`, 'Write it as "2024-01-31".');
  return { ...part, type: 'date', cel: `date(${JSON.stringify(written)})` };
}

export function versionLiteral(part: Typed, written: string): Typed {
  if (!/^\d+(\.\d+)*$/.test(written))
    refuse('formula-type', part, `"${written}" is not a version.`, 'Write it as "3.10.0".');
  return { ...part, type: 'version', cel: `version(${JSON.stringify(written)})` };
}

/** Two parts that must be of one type, literals adapted to each other; undefined when they are not. */
export function matched(a: Typed, b: Typed): { a: Typed; b: Typed; type: ValueType } | undefined {
  const left = beside(a, b.type);
  const right = beside(b, left.type);
  if (!fits(left.type, right.type)) return undefined;
  return { a: left, b: right, type: left.type === 'any' ? right.type : left.type };
}

export function mismatch(a: Typed, b: Typed, context: TypingContext): never {
  const [left, right] = [sourceText(a, context), sourceText(b, context)];
  const advice = adviceFor(a, b, context) ?? adviceFor(b, a, context);
  refuse(
    'formula-type',
    { start: a.start, end: b.end },
    `${left} is ${inWords(a.type)} and ${right} is ${inWords(b.type)}.`,
    advice?.hint,
    advice?.by === undefined ? {} : rewritten(advice.of, advice.by),
  );
}

interface Advice {
  hint: string;
  /** The part to replace. */
  of: Typed;
  by?: string;
}

function adviceFor(a: Typed, b: Typed, context: TypingContext): Advice | undefined {
  const around = (name: string) => `${name}(${quote(b, context)})`;
  if (a.type === 'text' && typeof b.literal === 'number')
    return { hint: `Write it in quotes: "${b.literal}".`, of: b, by: `"${b.literal}"` };
  if (typeof b.literal === 'string' && isQuoted(b.literal, a.type))
    return { hint: `Write it without quotes: ${b.literal}.`, of: b, by: plainWord(b.literal) };
  if (b.literal === '') return { hint: 'Ask whether there is a value with has(…).', of: b };
  if (a.type === 'money' && b.type === 'number')
    return { hint: 'Write money(…) around a number of yuan.', of: b, by: around('money') };
  if (b.type === 'text' && b.literal === undefined && (a.type === 'date' || a.type === 'version'))
    return { hint: `Write ${a.type}(…) around the text.`, of: b, by: around(a.type) };
  return undefined;
}

const plainWord = (word: string): string =>
  word === 'yes' ? 'true' : word === 'no' ? 'false' : word;

/** A number, or a yes or no, that stands in quotes. */
function isQuoted(literal: string, type: ValueType): boolean {
  if (type === 'number') return literal.trim() !== '' && Number.isFinite(Number(literal));
  return type === 'yes-no' && ['yes', 'no', 'true', 'false'].includes(literal);
}

export function expect(
  part: Typed,
  expected: ValueType,
  context: TypingContext,
  hint?: string,
): Typed {
  const adapted = beside(part, expected);
  if (fits(adapted.type, expected)) return adapted;
  return refuse(
    'formula-type',
    part,
    `${sourceText(part, context)} is ${inWords(part.type)} where ${inWords(expected)} is needed.`,
    hint,
  );
}

/** Dates and versions are compared as texts that sort correctly: `date` and `version` in evaluate.ts. */
export function sortable(part: Typed): Expr {
  return part.type === 'date' || part.type === 'version' ? [part.type, part.expr] : part.expr;
}

/** A list written out. Its literals take the type `expected`, else that of the first part that is no literal. */
export function listOf(
  items: Typed[],
  expected: ValueType | undefined,
  { start, end }: Span,
  context: TypingContext,
): Typed {
  const lead =
    expected ?? items.find(({ literal }) => literal === undefined)?.type ?? items[0]?.type ?? 'any';
  const adapted = items.map((item) => beside(item, lead));
  const first = adapted[0];
  const odd = adapted.find((item) => first && !fits(item.type, first.type));
  if (odd && first) mismatch(first, odd, context);
  return {
    type: { list: first?.type ?? 'any' },
    expr: ['list', ...adapted.map(({ expr }) => expr)],
    cel: `[${adapted.map(({ cel }) => cel).join(', ')}]`,
    start,
    end,
    items: adapted,
  };
}
