import type { ValueType } from '../../src/model/definition.ts';
import { namesUnder, type Cursor } from './cursor.ts';
import { answersAround, flowAround, type Scope } from './scope.ts';

/** A name in a formula: the part before its last dot, and the part after it. */
export interface FormulaName {
  owner: string[];
  from: number;
  to: number;
  word: string;
}

/**
 * Undefined where the offset is in no formula: neither after a `=` at the start of a value nor in braces of a sentence.
 */
export function formulaAt(text: string, offset: number): FormulaName | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(start, offset);
  const isFormula = /(?:^|[:\-[,{]\s+|[:\-[,{]\s*["'])=(?:[^"]|"[^"]*")*$/.test(before);
  const isInText =
    /\{[^{}:]*$/.test(before) && /:\s.*\S.*\{[^{}:]*$|["'][^"']*\{[^{}:]*$/.test(before);
  if (!isFormula && !isInText) return undefined;
  const [path = ''] = /[\w.]*$/.exec(before) ?? [];
  const [rest = ''] = /^\w*/.exec(text.slice(offset)) ?? [];
  const names = path.split('.');
  const last = names.pop() ?? '';
  return {
    owner: names,
    from: offset - last.length,
    to: offset + rest.length,
    word: `${last}${rest}`,
  };
}

type Suggestion = readonly [name: string, about: string];

const roots: Suggestion[] = [
  ['order', 'What the platform says of the order.'],
  ['answers', 'What the customer answered or a step kept.'],
  ['result', 'What the endpoint of this step answered.'],
  ['settings', 'What a funder fills in.'],
  ['host', 'What shows the app.'],
  ['address', 'What the address of the page brings.'],
  ['item', 'One of the list.'],
  ['funder', 'The funder: funder.name.'],
];

export function formulaNames(
  scope: Scope,
  file: string,
  cursor: Cursor,
  { owner }: FormulaName,
): Suggestion[] {
  const [root, ...further] = owner;
  const text = scope.texts.at(file)?.text ?? '';
  const under = (word: string): Suggestion[] =>
    namesUnder(text, [...flowAround(cursor), word]).map((name) => [name, '']);
  if (root === undefined) return [...roots, ...under('values')];
  if (root === 'answers' && further.length === 0) return [...answersAround(scope, file, cursor)];
  if (root === 'settings') return under('settings');
  if (root === 'funder') return [['name', 'text']];
  let type: ValueType | undefined = rootType(scope, cursor, root);
  for (const name of further)
    type = typeof type === 'object' && 'fields' in type ? type.fields[name] : undefined;
  if (typeof type !== 'object' || !('fields' in type)) return [];
  return Object.entries(type.fields).map(([name, one]) => [name, inWords(one)]);
}

function rootType({ symbols }: Scope, cursor: Cursor, root: string): ValueType | undefined {
  if (root === 'order') return { fields: symbols.order };
  if (root === 'host') return { fields: symbols.host };
  if (root !== 'result') return undefined;
  const endpoint = cursor.beside.flatMap((names) => names.get('endpoint') ?? []).at(-1) ?? '';
  const gives = symbols.endpoints[endpoint];
  if (!gives) return undefined;
  const fields = Object.entries(gives.response).map(([name, { type }]) => [name, type] as const);
  return { fields: { ...Object.fromEntries(fields), code: 'text', msg: 'text', data: gives.data } };
}

const inWords = (type: ValueType): string =>
  typeof type === 'string' ? type : 'list' in type ? 'list' : 'fields';
