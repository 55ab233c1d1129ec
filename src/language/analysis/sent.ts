import { settingsWithRequests } from '../schema/settings-with-requests.ts';
import { fieldsIn, questionsIn } from '../schema/field-syntax.ts';
import { constantTruth } from './conditions.ts';
import type { Symbols, EndpointType, EndpointField } from '../schema/symbols.ts';
import type { Expr, Step } from '../../model/definition.ts';
import type { SettingsSchema } from '../../model/step-kind.ts';
import { endpointOf } from '../emit/types.ts';
import type { LinkedStep } from '../link/linked.ts';
import { entriesOf, isScalar, placeOf, textOf, withEntries, written } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import { isObject } from '../../model/plain-object.ts';

/** A formula of a step that becomes part of a request. */
export interface Sent {
  endpoint: EndpointType;
  name: string;
  field: string;
  type: EndpointField | undefined;
  expr: Expr;
  place: SourceSpan;
}

/** What a step sends: with its own request, with its questions, for the choices of its fields, and by its kind. */
export function sentBy(step: LinkedStep, emitted: Step, symbols: Symbols): Sent[] {
  const { settings = {}, answersFrom } = symbols.kinds[step.kind] ?? {};
  const own = {
    name: endpointOf(step, symbols),
    send: step.syntax.send?.value,
    values: within(emitted, 'send'),
  };
  const requests = [
    own,
    ...settingsWithRequests(settings).flatMap((setting) => ofQuestions(step, emitted, setting)),
    ...ofFields(step, emitted, answersFrom),
    ...ofKind(step, emitted, settings),
  ];
  return requests.flatMap((request) => formulasSent(request, symbols));
}

interface Request {
  name: string | undefined;
  send: Node | undefined;
  /** The emitted value. */
  values: unknown;
}

function ofQuestions(step: LinkedStep, emitted: Step, setting: string): Request[] {
  return questionsIn(step.syntax.settings, setting).map(({ name, endpoint, send }) => ({
    name: endpoint && written(endpoint),
    send: send?.value,
    values: within(emitted, setting, name, 'send'),
  }));
}

function ofFields(step: LinkedStep, emitted: Step, setting: string | undefined): Request[] {
  return fieldsIn(step.syntax.settings, setting).map(({ name, listed }) => ({
    name: listed && written(listed.endpoint),
    send: listed?.send?.value,
    values: within(emitted, setting ?? '', name, 'options', 'send'),
  }));
}

function ofKind({ syntax }: LinkedStep, emitted: Step, settings: SettingsSchema): Request[] {
  return Object.entries(settings).flatMap(([setting, { type, ...options }]) => {
    if (type !== 'endpoint' || !('sends' in options)) return [];
    const usual = 'default' in options ? options.default : undefined;
    const own = entriesOf(syntax.settings).filter(([name]) => options.sends?.includes(name));
    const send = withEntries(syntax.settings, new Map(own));
    return [{ name: textOf(syntax.setting(setting)) ?? usual, send, values: emitted }];
  });
}

function formulasSent({ name, send, values }: Request, { endpoints }: Symbols): Sent[] {
  const endpoint = name === undefined ? undefined : endpoints[name];
  if (name === undefined || !endpoint) return [];
  // One formula gives the whole request: each of its fields may come from any of it.
  if (send && isScalar(send)) {
    const exprs = formulasIn(values).flatMap(valuesOf);
    return Object.entries(endpoint.request).flatMap(([field, type]) =>
      exprs.map((expr) => ({ endpoint, name, field, type, expr, place: placeOf(send) })),
    );
  }
  return entriesOf(send).flatMap(([field, { value }]) => {
    const type = Object.hasOwn(endpoint.request, field) ? endpoint.request[field] : undefined;
    const exprs = formulasIn(within(values, field)).flatMap(valuesOf);
    return exprs.map((expr) => ({ endpoint, name, field, type, expr, place: placeOf(value) }));
  });
}

/** The values a formula can give, without the conditions it chooses by. */
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
  let part = value;
  for (const key of keys)
    part =
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<string, unknown>)[key]
        : undefined;
  return part;
}

/** The plain object of that name, or an empty one. */
export function mapIn(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return {};
  const inner = (value as Record<string, unknown>)[name];
  return isObject(inner) ? inner : {};
}
