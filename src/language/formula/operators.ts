import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expr, ValueType } from '../../model/definition.ts';
import type { SignName } from './functions.ts';
import { refuse } from './problem.ts';
import {
  beside,
  expect,
  listOf,
  matched,
  mismatch,
  numberLiteral,
  quote,
  sourceText,
  sortable,
} from './typed.ts';
import type { TypingContext, TranslateNode, Typed } from './typed.ts';
import { fits, inWords } from './value-type.ts';

type Part = Omit<Typed, 'start' | 'end'>;
type Binary = (a: Typed, b: Typed, op: string, context: TypingContext) => Part;

function compared(a: Typed, b: Typed, op: string, context: TypingContext): Part {
  const pair = matched(a, b) ?? mismatch(a, b, context);
  const plain = [pair.a, pair.b].find(({ type }) => typeof type === 'object');
  if (plain)
    refuse(
      'formula-type',
      plain,
      `${sourceText(plain, context)} is ${inWords(plain.type)}, which cannot be compared.`,
      'Compare its size(…) or one value in it.',
    );
  return {
    type: 'yes-no',
    expr: [op, sortable(pair.a), sortable(pair.b)],
    cel: `(${pair.a.cel} ${op} ${pair.b.cel})`,
  };
}

const notOrdered = new Set<ValueType>(['text', 'yes-no']);

function ordered(a: Typed, b: Typed, op: string, context: TypingContext): Part {
  const pair = matched(a, b) ?? mismatch(a, b, context);
  const odd = [pair.a, pair.b].find(({ type }) => notOrdered.has(type));
  if (odd)
    refuse(
      'formula-type',
      odd,
      `${sourceText(odd, context)} is ${inWords(odd.type)}, and ${op} compares numbers, money, dates and versions.`,
      odd.type === 'text' ? 'Write date(…) or version(…) around a text that is one.' : undefined,
    );
  return compared(pair.a, pair.b, op, context);
}

function joined(a: Typed, b: Typed, op: string, context: TypingContext): Part {
  const both = [
    expect(a, 'yes-no', context, isThere(a, context)),
    expect(b, 'yes-no', context, isThere(b, context)),
  ] as const;
  return {
    type: 'yes-no',
    expr: [op, both[0].expr, both[1].expr],
    cel: `(${both[0].cel} ${op} ${both[1].cel})`,
  };
}

function isThere(part: Typed, context: TypingContext): string | undefined {
  return part.literal === undefined && part.type !== 'yes-no'
    ? `Ask something of it, as in has(${quote(part, context)}).`
    : undefined;
}

const compute: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

function added(a: Typed, b: Typed, op: string, context: TypingContext): Part {
  const pair = matched(a, b) ?? mismatch(a, b, context);
  const { type } = pair;
  const text = type === 'text' && op === '+';
  for (const part of text ? [] : [pair.a, pair.b]) amount(part, op, context);
  return { type, expr: [op, pair.a.expr, pair.b.expr], cel: `(${pair.a.cel} ${op} ${pair.b.cel})` };
}

function amount(part: Typed, op: string, context: TypingContext): void {
  if (part.type !== 'number' && part.type !== 'money' && part.type !== 'any')
    refuse(
      'formula-type',
      part,
      `${sourceText(part, context)} is ${inWords(part.type)}, and ${op} computes with numbers and money.`,
    );
}

/** Money times or over a number is money, rounded to fen; money over money is a number. */
function scaled(a: Typed, b: Typed, op: string, context: TypingContext): Part {
  amount(a, op, context);
  amount(b, op, context);
  const [left, right] = [a.type === 'money', b.type === 'money'];
  if (left && right && op === '*')
    refuse('formula-type', { start: a.start, end: b.end }, 'Money times money is not an amount.');
  if (right && !left && op === '/')
    refuse(
      'formula-type',
      { start: a.start, end: b.end },
      'A number divided by money is not an amount.',
    );
  const expr: Expr = [op, a.expr, b.expr];
  const cel = `(${a.cel} ${op} ${b.cel})`;
  if (left !== right) return { type: 'money', expr: ['round', expr], cel };
  return { type: a.type === 'any' && b.type === 'any' ? 'any' : 'number', expr, cel };
}

function among(a: Typed, b: Typed, _op: string, context: TypingContext): Part {
  if (b.type === 'text')
    refuse(
      'formula-type',
      b,
      `${sourceText(b, context)} is a text, and "in" looks into a list.`,
      `Write ${quote(b, context)}.contains(${quote(a, context)}).`,
    );
  const list = expect(
    b.items ? listOf(b.items, a.type, b, context) : b,
    { list: 'any' },
    context,
    'As in order.status in ["paid", "signed"].',
  );
  const inside = itemType(list.type);
  const item = beside(a, inside);
  if (!fits(item.type, inside) || typeof item.type === 'object')
    refuse(
      'formula-type',
      { start: a.start, end: b.end },
      `${sourceText(a, context)} is ${inWords(a.type)}, and each value of the list is ${inWords(inside)}.`,
      itemHint(a.type, inside),
    );
  const cel = `(${item.cel} in ${list.cel})`;
  if (inside !== 'date' && inside !== 'version')
    return { type: 'yes-no', expr: ['in', item.expr, list.expr], cel };
  if (!list.items)
    refuse(
      'formula-type',
      b,
      `${sourceText(b, context)} is a list of ${inside}s, which cannot be searched.`,
    );
  return {
    type: 'yes-no',
    expr: ['in', sortable(item), ['list', ...list.items.map(sortable)]],
    cel,
  };
}

function itemType(type: ValueType): ValueType {
  return typeof type === 'object' && 'list' in type ? type.list : 'any';
}

function itemHint(type: ValueType, inside: ValueType): string | undefined {
  if (type === 'text' && inside === 'number') return 'Write the values in quotes.';
  return type === 'number' && inside === 'text' ? 'Write the values without quotes.' : undefined;
}

const binary: Partial<Record<SignName, Binary>> = {
  '==': compared,
  '!=': compared,
  '<': ordered,
  '<=': ordered,
  '>': ordered,
  '>=': ordered,
  '&&': joined,
  '||': joined,
  '+': added,
  '-': added,
  '*': scaled,
  '/': scaled,
  in: among,
};

export function translateBinary(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
): Typed {
  const [left, right] = node.args as [ASTNode, ASTNode];
  const a = translate(left, context);
  const b = translate(right, context);
  const place = { start: node.start, end: node.end };
  const fold = compute[node.op];
  const isFolded = fold && typeof a.literal === 'number' && typeof b.literal === 'number';
  const value = isFolded ? fold(Number(a.literal), Number(b.literal)) : 0;
  if ((node.op === '/' && b.literal === 0) || !Number.isFinite(value))
    refuse('formula-type', place, `${sourceText(place, context)} divides by zero.`);
  if (isFolded) return numberLiteral(value, place);
  const apply =
    binary[node.op as SignName] ??
    refuse('formula-banned', place, `"${node.op}" is not used in formulas.`);
  return { ...apply(a, b, node.op, context), ...place };
}

export function translateUnary(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
): Typed {
  const part = translate(node.args as ASTNode, context);
  const place = { start: node.start, end: node.end };
  if (node.op === '!_') {
    const { expr, cel } = expect(part, 'yes-no', context, isThere(part, context));
    return { type: 'yes-no', expr: ['!', expr], cel: `(!${cel})`, ...place };
  }
  if (typeof part.literal === 'number') return numberLiteral(-part.literal, place);
  amount(part, '-', context);
  const zero = part.type === 'money' ? 'money(0.0)' : '0.0';
  return { type: part.type, expr: ['-', 0, part.expr], cel: `(${zero} - ${part.cel})`, ...place };
}
