import { inFen } from '../../model/yuan.ts';
import { quotedNames } from '../text/quoted-names.ts';
import { emitFormula, type FormulaSite } from './formula.ts';
import type { Emitting } from './emitting.ts';
import { fits, inWords } from '../formula/value-type.ts';
import type { Formula, ValueType } from '../../model/definition.ts';
import type { EndpointType } from '../schema/symbols.ts';
import { entriesOf, formulaIn, isMap, isScalar, placeOf, written } from '../yaml/node-access.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';

/** The fields of a request, each checked against the type its endpoint takes; or one formula that gives them all. */
export function emitSend(
  node: Node,
  endpoint: string,
  site: FormulaSite,
  emitting: Emitting,
): Record<string, unknown> | Formula | undefined {
  if (isScalar(node)) return emitWhole(node, endpoint, site, emitting);
  const request = emitting.symbols.endpoints[endpoint]?.request ?? {};
  const values = entriesOf(node).map(([name, { value }]) => {
    const expected = (Object.hasOwn(request, name) ? request[name]?.type : undefined) ?? 'any';
    if (!isScalar(value) || formulaIn(value) === undefined)
      return [name, emitData(value, expected, site, emitting)];
    const emitted = emitFormula(value, site, emitting.formulas, expected, (type) => ({
      rule: 'send-mismatch',
      place: placeOf(value),
      message: `"${name}" of "${endpoint}" takes ${inWords(expected)}, and this gives ${inWords(type)}.`,
    }));
    return [name, emitted?.formula];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

function emitWhole(
  node: ScalarNode,
  endpoint: string,
  site: FormulaSite,
  { symbols, formulas }: Emitting,
): Formula | undefined {
  const emitted = emitFormula(node, site, formulas);
  if (!emitted) return undefined;
  const { type } = emitted;
  const message =
    typeof type === 'object' && 'fields' in type
      ? mismatchOf(type.fields, endpoint, symbols.endpoints[endpoint]?.request ?? {})
      : `"${endpoint}" takes a group of values, and this gives ${inWords(type)}.`;
  if (message === undefined) return emitted.formula;
  formulas.findings.push({ rule: 'send-mismatch', place: placeOf(node), message });
  return undefined;
}

/** The first problem of a request given as a whole. */
function mismatchOf(
  types: Record<string, ValueType>,
  endpoint: string,
  request: EndpointType['request'],
): string | undefined {
  const strange = Object.keys(types).filter((name) => !Object.hasOwn(request, name));
  if (strange.length > 0) return `"${endpoint}" takes no ${quotedNames(strange)}.`;
  const missing = Object.keys(request).filter(
    (name) => request[name]?.required && !Object.hasOwn(types, name),
  );
  if (missing.length > 0) return `"${endpoint}" needs ${quotedNames(missing)}, and it is not sent.`;
  for (const [name, own] of Object.entries(types)) {
    const expected = request[name]?.type ?? 'any';
    if (!fits(own, expected))
      return `"${name}" of "${endpoint}" takes ${inWords(expected)}, and this gives ${inWords(own)}.`;
  }
  return undefined;
}

/** Plain data with formulas in it, as `send` has it. */
export function emitData(
  node: Node,
  gives: ValueType,
  site: FormulaSite,
  emitting: Emitting,
): unknown {
  if (node.type === 'list') {
    const of = typeof gives === 'object' && 'list' in gives ? gives.list : 'any';
    return node.items.map((item) => emitData(item, of, site, emitting));
  }
  if (isMap(node)) {
    const fields = typeof gives === 'object' && 'fields' in gives ? gives.fields : {};
    return Object.fromEntries(
      entriesOf(node).map(([name, { value }]) => [
        name,
        emitData(value, fields[name] ?? 'any', site, emitting),
      ]),
    );
  }
  if (formulaIn(node) !== undefined)
    return emitFormula(node, site, emitting.formulas, gives)?.formula;
  if (gives === 'money') return moneyOf(node) ?? node.value;
  if (gives === 'text' || gives === 'date' || gives === 'version') return written(node);
  return node.value;
}

/** In fen. */
export function moneyOf(node: ScalarNode): number | undefined {
  return typeof node.value === 'number' ? inFen(node.value) : undefined;
}
