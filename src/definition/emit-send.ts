import { emitFormula, type Site } from './emit-formula.ts';
import { emitData, type Emitting } from './emit-value.ts';
import { inWords } from './formula/value-type.ts';
import { entriesOf, formulaIn, isScalar, placeOf } from './node-access.ts';
import type { Node } from './node.ts';

/** The fields of a request, each checked against the type its endpoint takes. */
export function emitSend(
  node: Node,
  endpoint: string,
  site: Site,
  emitting: Emitting,
): Record<string, unknown> {
  const request = emitting.catalogue.endpoints[endpoint]?.request ?? {};
  const values = entriesOf(node).map(([name, { value }]) => {
    const wanted = (Object.hasOwn(request, name) ? request[name]?.type : undefined) ?? 'any';
    if (!isScalar(value) || formulaIn(value) === undefined)
      return [name, emitData(value, wanted, site, emitting)];
    const known = emitFormula(value, site, emitting.formulas, wanted, (given) => ({
      rule: 'send-mismatch',
      place: placeOf(value),
      message: `"${name}" of "${endpoint}" takes ${inWords(wanted)}, and this gives ${inWords(given)}.`,
    }));
    return [name, known?.formula];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}
