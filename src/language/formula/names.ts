import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expr, ValueType } from '../../model/definition.ts';
import { nameHint, nearestAll } from '../text/nearest.ts';
import { refuse, FormulaError } from './problem.ts';
import { quote, sourceText } from './typed.ts';
import type { TypingContext, FormulaTypes, NamedValue, TranslateNode, Typed } from './typed.ts';
import { fieldOf, inWords } from './value-type.ts';

interface Path {
  /** The name it begins with, as emitted. */
  path: string[];
  /** As the library reads it: `answers.co.x`. */
  cel: string;
  type: ValueType;
}

const roots = [
  'order',
  'address',
  'answers',
  'result',
  'item',
  'host',
  'action',
  'funder',
  'settings',
] as const;

const whereItExists: Record<(typeof roots)[number], string> = {
  order: 'only inside a flow that is about an order',
  address: 'only in a flow that says what its `address:` brings',
  answers: 'only where a step before has collected something',
  result: 'only at a step with an endpoint',
  item: 'only in what is said of each of a list',
  host: 'only inside a flow',
  action: 'only inside a flow',
  funder: 'only as funder.name, inside a flow that is about an order',
  settings: 'only in a flow that declares settings',
};

/** What an absent value counts as: optional texts arrive as "", an unticked box is a no; numbers and money need `has()`. */
const absent: Partial<Record<string, { expr: Expr; cel: string }>> = {
  text: { expr: '', cel: '""' },
  date: { expr: '', cel: 'date("")' },
  version: { expr: '', cel: 'version("")' },
  'yes-no': { expr: false, cel: 'false' },
  any: { expr: null, cel: 'null' },
  list: { expr: ['list'], cel: '[]' },
};

export function translateName(node: ASTNode, context: TypingContext): Typed {
  const place = { start: node.start, end: node.end };
  const name = node.args as string;
  const yesNo = { yes: true, no: false }[name];
  const value = fieldOf(context.types.values ?? {}, name);
  if (context.locals.has(name)) return read(rootPath(node, context), place);
  if (value) return { ...value, cel: name, ...place };
  if (yesNo !== undefined) return { type: 'yes-no', expr: yesNo, cel: String(yesNo), ...place };
  return read(rootPath(node, context), place);
}

/** `order.x`, `order.x["y"]`; an index into a list is `translateIndex`. */
export function translateField(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
): Typed {
  const place = { start: node.start, end: node.end };
  const setting = settingOf(node, context);
  if (setting) return { ...setting, ...place };
  const ofFunder = funderOf(node, context);
  if (ofFunder) return { ...ofFunder, ...place };
  const path = pathOf(node, context);
  if (path) return read(path, place);
  const [object, name] = node.args as [ASTNode, string];
  const base = translate(object, context);
  const type = typeOfField(base.type, name, node, quote(base, context));
  if (!Array.isArray(base.expr))
    refuse('formula-type', node, `${sourceText(base, context)} has no parts.`);
  return read({ path: [name], cel: `${base.cel}.${name}`, type }, place, base);
}

export function translateIndex(
  node: ASTNode,
  context: TypingContext,
  translate: TranslateNode,
): Typed {
  const [object, index] = node.args as [ASTNode, ASTNode];
  const place = { start: node.start, end: node.end };
  const base = translate(object, context);
  const at = translate(index, context);
  const list = typeof base.type === 'object' && 'list' in base.type ? base.type.list : undefined;
  if (base.type !== 'any' && !list)
    refuse(
      'formula-type',
      base,
      `${sourceText(base, context)} is ${inWords(base.type)}, and [ ] takes one out of a list.`,
    );
  if (typeof at.literal !== 'number' || !Number.isInteger(at.literal) || at.literal < 0)
    refuse(
      'formula-type',
      at,
      'Only a whole number written out can stand in [ ].',
      'The first of a list is [0].',
    );
  return {
    type: list ?? 'any',
    expr: ['at', base.expr, at.literal],
    cel: `${base.cel}[${at.literal}]`,
    ...place,
  };
}

/** For `has(order.x)`: is there a value? An empty text is none. */
export function translateHas(
  argument: ASTNode,
  context: TypingContext,
): Omit<Typed, 'start' | 'end'> {
  const path = argument.op === '.' || argument.op === 'id' ? pathOf(argument, context) : undefined;
  if (!path || path.path.length < 2)
    refuse(
      'formula-type',
      argument,
      'has(…) asks about one value by its name.',
      'As in has(order.bankPhone).',
    );
  const there = existence(path.cel) || 'true';
  const cel = path.type === 'text' ? `(${there} && ${path.cel} != "")` : `(${there})`;
  return { type: 'yes-no', expr: ['has', ...path.path], cel };
}

function read(path: Path, place: { start: number; end: number }, base?: Typed): Typed {
  const kind = typeof path.type === 'string' ? path.type : 'list' in path.type ? 'list' : 'fields';
  const otherwise = absent[kind];
  const from: Expr[] = base ? [base.expr, ...path.path] : path.path;
  if (!otherwise || from.length === 1)
    return { type: path.type, expr: ['get', ...from], cel: path.cel, ...place };
  // The library's has() knows chains of names only; after an index it reads the value as it is.
  const cel = base ? path.cel : `(${existence(path.cel)} ? ${path.cel} : ${otherwise.cel})`;
  return { type: path.type, expr: ['or', otherwise.expr, ...from], cel, ...place };
}

/** The library's has() fails on a missing parent, so every parent is tested first. */
function existence(cel: string): string {
  const steps = cel.split('.');
  return steps
    .slice(1)
    .map((_, i) => `has(${steps.slice(0, i + 2).join('.')})`)
    .join(' && ');
}

function pathOf(node: ASTNode, context: TypingContext): Path | undefined {
  if (node.op === 'id') {
    const value = fieldOf(context.types.values ?? {}, node.args);
    return value && !context.locals.has(node.args)
      ? pathOfValue(node.args, value)
      : rootPath(node, context);
  }
  if (node.op !== '.') return undefined;
  const [object, name] = node.args;
  const parent = pathOf(object, context);
  if (!parent) return undefined;
  const type = typeOfField(parent.type, name, node, parent.cel);
  return { path: [...parent.path, name], cel: `${parent.cel}.${name}`, type };
}

/** A name for a part of the order or the answers: missing parts behave as if the path were written out. */
function pathOfValue(name: string, { type, expr }: NamedValue): Path | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [operator, ...rest] = expr;
  const path = operator === 'or' ? rest.slice(1) : operator === 'get' ? rest : [];
  const names = path.filter((step) => typeof step === 'string');
  return names.length > 1 && names.length === path.length
    ? { path: names, cel: name, type }
    : undefined;
}

function rootPath(node: ASTNode, context: TypingContext): Path {
  const name = node.args as string;
  const { types, locals } = context;
  const local = locals.get(name);
  if (local !== undefined) return { path: [name], cel: name, type: local };
  if (name === 'action' && types.action) return { path: [name], cel: name, type: 'number' };
  if (name === 'item' && types.item !== undefined)
    return { path: [name], cel: name, type: types.item };
  const fields =
    name === 'order' ||
    name === 'address' ||
    name === 'result' ||
    name === 'host' ||
    name === 'answers'
      ? types[name]
      : undefined;
  if (fields)
    return {
      path: [name, ...(name === 'answers' ? (types.answersPrefix ?? []) : [])],
      cel: name,
      type: { fields },
    };
  return unknownName(name, node, context);
}

function settingOf(
  node: ASTNode,
  { types }: TypingContext,
): Omit<Typed, 'start' | 'end'> | undefined {
  const [object, name] = node.args as [ASTNode, string];
  if (!types.settings || object.op !== 'id' || object.args !== 'settings') return undefined;
  const setting =
    fieldOf(types.settings, name) ?? noField(name, Object.keys(types.settings), node, 'settings');
  return { type: setting.type, expr: setting.expr, cel: `settings.${name}` };
}

/** Evaluated in the customer's language at run time, so that funders can share the flow. */
function funderOf(
  node: ASTNode,
  { types, locals }: TypingContext,
): Omit<Typed, 'start' | 'end'> | undefined {
  const [object, name] = node.args as [ASTNode, string];
  const isFunder = object.op === 'id' && object.args === 'funder' && !locals.has('funder');
  if (!types.funder || !isFunder) return undefined;
  if (name !== 'name') noField(name, ['name'], node, 'funder');
  return { type: 'text', expr: ['funder'], cel: 'funder.name' };
}

function typeOfField(type: ValueType, name: string, node: ASTNode, owner: string): ValueType {
  if (type === 'any') return 'any';
  if (typeof type === 'string')
    refuse('formula-type', node, `"${owner}" is ${inWords(type)} and has no "${name}".`);
  if ('list' in type)
    refuse(
      'formula-type',
      node,
      `"${owner}" is a list and has no "${name}".`,
      `Take one, as in ${owner}[0].${name}, or ask with ${owner}.exists(one, …).`,
    );
  return fieldOf(type.fields, name) ?? noField(name, Object.keys(type.fields), node, owner);
}

function noField(name: string, names: string[], node: ASTNode, owner: string): never {
  const list =
    owner === 'order'
      ? '"npm run check -- --list order" lists its fields.'
      : `It has: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`;
  const hint = nameHint(name, names, list);
  throw new FormulaError({
    rule: 'formula-unknown-name',
    start: node.end - name.length,
    end: node.end,
    message: `"${owner}" has no "${name}".`,
    ...(hint ? { hint } : {}),
    names,
    unknown: { of: owner, name },
  });
}

function unknownName(name: string, node: ASTNode, { types, locals }: TypingContext): never {
  const why = fieldOf(types.unreadable ?? {}, name);
  if (why !== undefined)
    refuse('formula-unknown-name', node, `"${name}" cannot be read here. ${why}`);
  const root = roots.find((one) => one === name);
  if (root) refuse('formula-unknown-name', node, `"${name}" exists ${whereItExists[root]}.`);
  const here = roots.filter((one) => types[one] !== undefined);
  const names = [...locals.keys(), ...(types.valueNames ?? []), ...here, 'true', 'false'];
  const [near] = nearestAll(name, names);
  const fields = here.filter((one) => fieldOf(partsOf(one, types), name) !== undefined);
  const alternatives = fields.map((one) => `${one}.${name}`).join(', ');
  const hint = fields[0]
    ? `Did you mean ${alternatives}, or the text "${name}"?`
    : near
      ? `Did you mean "${near}"?`
      : `If it is a text, write it in quotes: "${name}".`;
  refuse('formula-unknown-name', node, `There is nothing called "${name}" here.`, hint, {
    names: candidatesFor(name, names, fields),
  });
}

/** The field with its prefix, or a similar name. */
function candidatesFor(
  name: string,
  names: readonly string[],
  owners: readonly string[],
): string[] {
  return owners.length > 0 ? owners.map((one) => `${one}.${name}`) : nearestAll(name, names);
}

/** What can stand behind the dot. */
function partsOf(root: (typeof roots)[number], types: FormulaTypes): Record<string, unknown> {
  if (root === 'action') return {};
  if (root === 'funder') return { name: 'text' };
  if (root !== 'item') return types[root] ?? {};
  return typeof types.item === 'object' && 'fields' in types.item ? types.item.fields : {};
}
