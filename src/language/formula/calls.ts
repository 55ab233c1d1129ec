import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expr, ValueType } from '../../model/definition.ts';
import { nearest } from '../text/nearest.ts';
import { functionCalled, functions, namesCalledAs } from './functions.ts';
import type { FormulaFunction, TypedResult } from './functions.ts';
import { translateHas } from './names.ts';
import { refuse } from './problem.ts';
import type { Span } from './problem.ts';
import { expect, quote } from './typed.ts';
import type { TypingContext, TranslateNode, Typed } from './typed.ts';
import { fits } from './value-type.ts';

export function translateCall(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
): Typed {
  const [written, argumentNodes] = node.args as [string, ASTNode[]];
  const name = written === 'If' ? 'if' : written;
  const place = { start: node.start, end: node.end };
  const nameAt = { start: node.start, end: node.start + name.length };
  const called = functionCalled(name);
  if (called?.call !== 'function' && called?.call !== 'name')
    return unknownFunction(name, nameAt, namesCalledAs('function', 'name'));
  const [first] = argumentNodes;
  if (!first || argumentNodes.length !== called.arguments.length)
    return wrongArguments(name, called.arguments, nameAt);
  if (called.call === 'name') return { ...translateHas(first, context), ...place };
  return {
    ...called.apply(
      argumentNodes.map((one) => translate(one, context)),
      context,
    ),
    ...place,
  };
}

export function translateMethod(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
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
  const called = functionCalled(name);
  if (called?.call === 'macro')
    return {
      ...macro({ name, nameAt, ...called }, receiver, argumentNodes, context, translate),
      ...place,
    };
  const base = translate(receiver, context);
  const args = argumentNodes.map((one) => translate(one, context));
  const { size } = functions;
  if (name === 'size' && args.length === 0) return { ...size.apply([base], context), ...place };
  if (called?.call !== 'method')
    return unknownFunction(name, nameAt, [...namesCalledAs('method', 'macro'), 'size']);
  const [argument] = args;
  if (!argument || args.length > 1) wrongArguments(name, called.arguments, nameAt);
  const hint =
    typeof base.type === 'object' && 'list' in base.type && fitsAsItem(argument, base.type.list)
      ? `Write ${quote(argument, context)} in ${quote(base, context)}.`
      : undefined;
  const whole = expect(base, called.takes, context, hint);
  const part = expect(argument, called.takes, context);
  return {
    type: called.gives,
    expr: [name, whole.expr, part.expr],
    cel: `${whole.cel}.${name}(${part.cel})`,
    ...place,
  };
}

const fitsAsItem = ({ type }: Typed, item: ValueType): boolean =>
  typeof item !== 'object' && fits(type, item);

const usedNames = new Set([
  'order',
  'address',
  'answers',
  'result',
  'host',
  'action',
  'funder',
  'settings',
  'item',
  'language',
]);

/** `answers.people.exists(p, p.age > 18)`. One inside another would cost the product of both lists. */
function macro(
  called: Extract<FormulaFunction, { call: 'macro' }> & { name: string; nameAt: Span },
  receiver: ASTNode,
  args: ASTNode[],
  context: TypingContext,
  translate: TranslateNode,
): TypedResult {
  const { name, nameAt } = called;
  if (context.locals.size > 0)
    refuse(
      'formula-cost',
      nameAt,
      `${name}(…) stands inside another question about a list.`,
      'Give the inner one a name under "values:".',
    );
  const [bound, body] = args;
  if (!bound || !body || args.length > 2) wrongArguments(name, called.arguments, nameAt);
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
  if (usedNames.has(variable))
    refuse(
      'formula-syntax',
      bound,
      `"${variable}" already means something.`,
      'Choose another name.',
    );
  const inner = translate(body, { ...context, locals: new Map([[variable, item]]) });
  const result = called.body === 'any' ? inner : expect(inner, called.body, context);
  const expr: Expr = [name, list.expr, variable, result.expr];
  const cel = `${list.cel}.${name}(${variable}, ${result.cel})`;
  return { type: called.gives(item, inner.type), expr, cel };
}

function unknownFunction(name: string, at: Span, names: string[]): never {
  const near = nearest(name, names);
  refuse(
    'formula-unknown-name',
    at,
    `There is no function "${name}".`,
    near ? `Did you mean "${near}"?` : `There are ${names.join(', ')}.`,
    { names },
  );
}

function wrongArguments(name: string, expected: readonly string[], at: Span): never {
  const amount = expected.length === 1 ? 'one value' : `${expected.length} values`;
  refuse(
    'formula-type',
    at,
    `${name}(…) takes ${amount} in its brackets.`,
    `As in ${name}(${expected.join(', ')}).`,
  );
}
