import type { Finding } from '../../../model/finding.ts';
import { formulaIn, isScalar, placeOf, written } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { LinkedStep } from '../linked.ts';
import { changedParent } from '../override-trace.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';

const lists: Record<string, string> = {
  endpoint: 'All endpoints: npm run check -- --list endpoints.',
  document: 'All documents are in src/api/documents.ts.',
  dictionary: 'All dictionaries are in src/api/dictionaries.ts.',
  step: 'The steps are the names under "steps:".',
};

/** `unknown-endpoint`, `unknown-document`, `unknown-dictionary`, `unknown-step`, `unknown-setting`. */
export function unknownName(
  what: string,
  name: string,
  place: SourceSpan,
  names: readonly string[],
  step?: LinkedStep,
): Finding {
  const hint = nameHint(name, names, lists[what] ?? `Its settings are: ${names.join(', ')}.`);
  const parent = step?.overriddenBy?.parent;
  return {
    rule: `unknown-${what}`,
    place: placeOf(place),
    message: step
      ? `"${name}" is not a setting of "${step.kind}".`
      : `There is no ${what} "${name}".`,
    ...(hint !== undefined && { hint }),
    ...renamed(place, name, names),
    ...(parent && { also: changedParent(parent) }),
  };
}

/** A value that linking put in its place and that does not fit there. */
export function notFitting(node: Node, expected: string, dictionary?: string): Finding {
  const quoted = isScalar(node) && formulaIn(node) === undefined ? `"${written(node)}"` : 'This';
  return {
    rule: 'schema',
    place: placeOf(node),
    message: `${quoted} stands where ${expected} is needed.`,
    ...(dictionary !== undefined && { hint: `Did you mean ${dictionary}?` }),
  };
}
