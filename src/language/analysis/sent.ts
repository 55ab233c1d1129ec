import { asking } from '../schema/asking.ts';
import { constantTruth } from './conditions.ts';
import type { Symbols, EndpointType, FieldType } from '../schema/symbols.ts';
import type { Expr, Step } from '../../model/definition.ts';
import { endpointOf } from '../emit/types.ts';
import type { LinkedStep } from '../link/linked.ts';
import { at, entriesOf, mapAt, placeOf, textAt } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** One formula of a step that travels in a request. */
export interface Sent {
  endpoint: EndpointType;
  name: string;
  field: string;
  type: FieldType | undefined;
  expr: Expr;
  place: SourceSpan;
}

/** What a step sends: with its own request, with its questions, for the choices of its fields, and by its kind. */
export function sentBy(step: LinkedStep, emitted: Step, symbols: Symbols): Sent[] {
  const { settings = {}, answersFrom } = symbols.kinds[step.kind] ?? {};
  const found: Sent[] = [];
  const add = (name: string | undefined, send: Node | undefined, values: unknown) => {
    const endpoint = name === undefined ? undefined : symbols.endpoints[name];
    if (name === undefined || !endpoint) return;
    for (const [field, { value }] of entriesOf(send)) {
      const type = Object.hasOwn(endpoint.request, field) ? endpoint.request[field] : undefined;
      for (const expr of formulasIn(within(values, field)).flatMap(valuesOf))
        found.push({ endpoint, name, field, type, expr, place: placeOf(value) });
    }
  };
  add(endpointOf(step, symbols), step.syntax.send?.value, within(emitted, 'send'));
  for (const setting of asking(settings))
    for (const [entry, { value }] of entriesOf(mapAt(step.node, setting)))
      add(textAt(value, 'endpoint'), at(value, 'send'), within(emitted, setting, entry, 'send'));
  for (const [field, { value }] of entriesOf(mapAt(step.node, answersFrom ?? ''))) {
    const options = at(value, 'options');
    const values = within(emitted, answersFrom ?? '', field, 'options', 'send');
    add(textAt(options, 'endpoint'), at(options, 'send'), values);
  }
  for (const [setting, { type, ...given }] of Object.entries(settings)) {
    if (type !== 'endpoint' || !('sends' in given)) continue;
    const usual = 'default' in given ? given.default : undefined;
    const own = entriesOf(step.node).filter(([name]) => given.sends?.includes(name));
    const node = { ...step.node, entries: new Map(own) };
    add(textAt(step.node, setting) ?? usual, node, emitted);
  }
  return found;
}

/** What a formula can give: what only decides between two values does not travel. */
export function valuesOf(expr: Expr): Expr[] {
  if (typeof expr !== 'object' || expr === null || expr[0] !== 'if') return [expr];
  const [, condition = null, then = null, otherwise = null] = expr;
  const holds = constantTruth(condition);
  return [...(holds === false ? [] : [then]), ...(holds === true ? [] : [otherwise])].flatMap(
    valuesOf,
  );
}

/** Every formula within a value. */
export function formulasIn(value: unknown): Expr[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('formula' in value && 'expr' in value) return [value.expr as Expr];
  return Object.values(value).flatMap(formulasIn);
}

/** The value at a chain of keys of plain data. */
export function within(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key]
        : undefined;
  return found;
}

/** The plain object of that name, or an empty one. */
export function mapIn(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return {};
  const inner = (value as Record<string, unknown>)[name];
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? (inner as Record<string, unknown>)
    : {};
}
