import type { ESTree } from 'vite';
import {
  childrenOf,
  isFunction,
  keyOf,
  type FunctionNode,
  type Module,
  type SyntaxNode,
} from './modules.ts';
import { isHole } from './text.ts';

export const isEmptyText = (node: SyntaxNode): boolean =>
  node.type === 'Literal' && node.value === '';

const givingText = new Set(['join', 'replace', 'slice', 'toLowerCase']);

/** Whether it is written as a text. */
export function isTextual(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'string';
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some(isTextual);
    case 'LogicalExpression':
      return [node.left, node.right].some(isTextual);
    case 'TSAsExpression':
      return isTextual(node.expression);
    case 'BinaryExpression':
      return node.operator === '+';
    case 'CallExpression':
      return givingText.has(methodOf(node) ?? '');
    default:
      return false;
  }
}

const arithmetic = new Set(['-', '*', '/']);

export const isNumeric = (node: SyntaxNode): boolean =>
  (node.type === 'BinaryExpression' && arithmetic.has(node.operator)) ||
  (node.type === 'MemberExpression' &&
    keyOf({ key: node.property, computed: node.computed }) === 'length');

export function methodOf({ callee }: ESTree.CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  return keyOf({ key: callee.property, computed: callee.computed });
}

/** What a method makes of a text; undefined where that cannot be known. */
export function stringMethod(
  name: string,
  given: readonly ESTree.Argument[],
): ((text: string) => string) | undefined {
  const literals = given.map((one) => (one.type === 'Literal' ? one.value : undefined));
  if (literals.includes(undefined)) return undefined;
  const [first, second] = literals;
  switch (name) {
    case 'trim':
    case 'trimEnd':
    case 'toLowerCase':
    case 'toUpperCase':
      return (text) => text[name]();
    case 'slice':
      return (text) =>
        Number(first) > 0 && isHole(text.charAt(0)) ? text : text.slice(...literals.map(Number));
    case 'replace':
    case 'replaceAll':
      return (text) => text[name](first instanceof RegExp ? first : String(first), String(second));
    default:
      return undefined;
  }
}

/** What other functions give is no text, or is that of a finding of its own. */
export function givesText({ returnType, body }: FunctionNode): boolean {
  const given = returnType?.typeAnnotation;
  if (!given) return body !== null && isTextual(body);
  return (given.type === 'TSUnionType' ? given.types : [given]).some((one) =>
    one.type === 'TSArrayType'
      ? one.elementType.type === 'TSStringKeyword'
      : one.type === 'TSStringKeyword',
  );
}

export function returnsOf({ body }: FunctionNode): SyntaxNode[] {
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  const found: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(body);
  return found;
}

export function defaultOf({ params }: FunctionNode, index: number): ESTree.Expression | undefined {
  const parameter = params[index];
  return parameter?.type === 'AssignmentPattern' ? parameter.right : undefined;
}

/** Nothing but a word for each name, which nobody reads by the name of a property. */
export function isTable(object: ESTree.ObjectExpression, { parents }: Module): boolean {
  const holder = parents.get(object);
  const declarator = holder?.type === 'TSAsExpression' ? parents.get(holder) : holder;
  return (
    declarator?.type === 'VariableDeclarator' &&
    object.properties.every((one) => one.type === 'Property' && isTextual(one.value))
  );
}
