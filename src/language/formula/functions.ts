import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expr, ValueType } from '../../model/definition.ts';
import { nearest } from '../text/nearest.ts';
import { translateHas } from './names.ts';
import { refuse } from './problem.ts';
import {
  beside,
  dateLiteral,
  expect,
  matched,
  mismatch,
  quote,
  said,
  versionLiteral,
} from './typed.ts';
import type { TypingContext, Translate, Typed } from './typed.ts';
import { inWords } from './value-type.ts';

type Part = Omit<Typed, 'start' | 'end'>;

interface FunctionSignature {
  arguments: string[];
  apply: (args: Typed[], context: TypingContext) => Part;
}

function size([value]: Typed[], context: TypingContext): Part {
  const part = value as Typed;
  const sized =
    part.type === 'text' ||
    part.type === 'any' ||
    (typeof part.type === 'object' && 'list' in part.type);
  if (!sized)
    refuse(
      'formula-type',
      part,
      `${said(part, context)} is ${inWords(part.type)}, and size(…) counts the characters of a text or the values of a list.`,
    );
  return { type: 'number', expr: ['size', part.expr], cel: `double(size(${part.cel}))` };
}

function choose([when, then, otherwise]: Typed[], context: TypingContext): Part {
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

function count(args: Typed[], context: TypingContext): Part {
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

function written(
  type: 'date' | 'version',
  literal: (part: Typed, text: string) => Typed,
): FunctionSignature['apply'] {
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

/** Money as it is; a number is read as yuan, which is what the platform's plain amounts are. */
function inFen(value: Typed, context: TypingContext): Part {
  const part = beside(value, 'money');
  if (part.type !== 'number') return expect(part, 'money', context);
  return { type: 'money', expr: ['money', part.expr], cel: `inFen(${part.cel})` };
}

function rest(args: Typed[], context: TypingContext): Part {
  const [whole, many] = args as [Typed, Typed];
  const [text, number] = [expect(whole, 'text', context), expect(many, 'number', context)];
  return {
    type: 'text',
    expr: ['after', text.expr, number.expr],
    cel: `after(${text.cel}, ${number.cel})`,
  };
}

/** A number as it is written, for requests that take it as a text. */
function inWriting([value]: Typed[], context: TypingContext): Part {
  const number = expect(value as Typed, 'number', context);
  return { type: 'text', expr: ['text', number.expr], cel: `written(${number.cel})` };
}

/** The minute a moment of the platform's was in China. */
function minute([value]: Typed[], context: TypingContext): Part {
  const moment = expect(value as Typed, 'text', context);
  return { type: 'text', expr: ['time', moment.expr], cel: `time(${moment.cel})` };
}

/** A sum as a sentence writes it, by the function of that name. */
function sumAs(name: 'yuan' | 'exactYuan') {
  return ([value]: Typed[], context: TypingContext): Part => {
    const part = inFen(value as Typed, context);
    return { type: 'text', expr: [name, part.expr], cel: `${name}(${part.cel})` };
  };
}

const functions: Record<string, FunctionSignature> = {
  if: { arguments: ['condition', 'then', 'otherwise'], apply: choose },
  size: { arguments: ['text or list'], apply: size },
  yuan: { arguments: ['money'], apply: sumAs('yuan') },
  exactYuan: { arguments: ['money'], apply: sumAs('exactYuan') },
  money: {
    arguments: ['number of yuan'],
    apply: ([value], context) => ({ ...inFen(value as Typed, context) }),
  },
  text: { arguments: ['number'], apply: inWriting },
  after: { arguments: ['text', '7'], apply: rest },
  time: { arguments: ['"2024-01-31T09:30:00Z"'], apply: minute },
  count: { arguments: ['number', '"day"', '"days"'], apply: count },
  date: { arguments: ['"2024-01-31"'], apply: written('date', dateLiteral) },
  version: { arguments: ['"3.10.0"'], apply: written('version', versionLiteral) },
};

const methods = ['startsWith', 'endsWith', 'contains'];
const macros = ['exists', 'all', 'filter', 'map'];

export function translateCall(node: ASTNode, context: TypingContext, translate: Translate): Typed {
  const [given, argumentNodes] = node.args as [string, ASTNode[]];
  const name = given === 'If' ? 'if' : given;
  const place = { start: node.start, end: node.end };
  const nameAt = { start: node.start, end: node.start + name.length };
  if (name === 'has') {
    const [argument] = argumentNodes;
    if (!argument || argumentNodes.length > 1) wrongArguments(name, ['order.bankPhone'], nameAt);
    return { ...translateHas(argument, context), ...place };
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known) return unknownFunction(name, nameAt, [...Object.keys(functions), 'has']);
  if (argumentNodes.length !== known.arguments.length)
    wrongArguments(name, known.arguments, nameAt);
  return {
    ...known.apply(
      argumentNodes.map((one) => translate(one, context)),
      context,
    ),
    ...place,
  };
}

export function translateMethod(
  node: ASTNode,
  context: TypingContext,
  translate: Translate,
): Typed {
  const [name, receiver, argumentNodes] = node.args as [string, ASTNode, ASTNode[]];
  const place = { start: node.start, end: node.end };
  const dot = context.source.indexOf('.', receiver.end);
  const nameStart = context.source.indexOf(name, dot);
  const nameAt = { start: nameStart, end: nameStart + name.length };
  if (name === 'matches')
    refuse(
      'formula-banned',
      nameAt,
      'Patterns are not used in formulas: a hostile one can stop a phone.',
      'Write startsWith, endsWith or contains.',
    );
  if (macros.includes(name))
    return { ...macro(name, receiver, argumentNodes, nameAt, context, translate), ...place };
  const base = translate(receiver, context);
  const args = argumentNodes.map((one) => translate(one, context));
  if (name === 'size' && args.length === 0) return { ...size([base], context), ...place };
  if (!methods.includes(name))
    return unknownFunction(name, nameAt, [...methods, ...macros, 'size']);
  const [argument] = args;
  if (!argument || args.length > 1) wrongArguments(name, ['"text"'], nameAt);
  const hint =
    typeof base.type === 'object'
      ? `Write ${quote(argument, context)} in ${quote(base, context)}.`
      : undefined;
  const [text, part] = [expect(base, 'text', context, hint), expect(argument, 'text', context)];
  return {
    type: 'yes-no',
    expr: [name, text.expr, part.expr],
    cel: `${text.cel}.${name}(${part.cel})`,
    ...place,
  };
}

/** `answers.people.exists(p, p.age > 18)`. One inside another would cost the product of both lists. */
function macro(
  name: string,
  receiver: ASTNode,
  args: ASTNode[],
  nameAt: { start: number; end: number },
  context: TypingContext,
  translate: Translate,
): Part {
  if (context.locals.size > 0)
    refuse(
      'formula-cost',
      nameAt,
      `${name}(…) stands inside another question about a list.`,
      'Give the inner one a name under "values:".',
    );
  const [bound, body] = args;
  if (!bound || !body || args.length > 2)
    wrongArguments(name, ['one', name === 'map' ? 'one.name' : 'one.age > 18'], nameAt);
  const list = expect(translate(receiver, context), { list: 'any' }, context);
  const item: ValueType =
    typeof list.type === 'object' && 'list' in list.type ? list.type.list : 'any';
  const variable =
    bound.op === 'id'
      ? bound.args
      : refuse(
          'formula-syntax',
          bound,
          'The first thing in the brackets must be a name of your own.',
        );
  if (
    [
      'order',
      'address',
      'answers',
      'result',
      'host',
      'action',
      'funder',
      'settings',
      'item',
      'address',
      'language',
    ].includes(variable)
  )
    refuse(
      'formula-syntax',
      bound,
      `"${variable}" already means something.`,
      'Choose another name.',
    );
  const inner = translate(body, { ...context, locals: new Map([[variable, item]]) });
  const result = name === 'map' ? inner : expect(inner, 'yes-no', context);
  const expr: Expr = [name, list.expr, variable, result.expr];
  const cel = `${list.cel}.${name}(${variable}, ${result.cel})`;
  if (name === 'map') return { type: { list: inner.type }, expr, cel };
  return { type: name === 'filter' ? { list: item } : 'yes-no', expr, cel };
}

function unknownFunction(name: string, at: { start: number; end: number }, names: string[]): never {
  const near = nearest(name, names);
  refuse(
    'formula-unknown-name',
    at,
    `There is no function "${name}".`,
    near ? `Did you mean "${near}"?` : `There are ${names.join(', ')}.`,
  );
}

function wrongArguments(name: string, wanted: string[], at: { start: number; end: number }): never {
  const amount = wanted.length === 1 ? 'one value' : `${wanted.length} values`;
  refuse(
    'formula-type',
    at,
    `${name}(…) takes ${amount} in its brackets.`,
    `As in ${name}(${wanted.join(', ')}).`,
  );
}
