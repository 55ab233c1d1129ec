import { formulaIn, isScalar } from '../../../language/yaml/node-access.ts';
import type { ScalarNode } from '../../../language/yaml/node.ts';
import { dropped, negated } from '../edits.ts';
import type { Operator, Seed } from '../operator.ts';
import { entriesWithin, type Within } from '../sites.ts';

const conditions = ['when', 'until', 'fails-when', 'free', 'choose-when', 'good-when', 'bad-when'];

export const negateGuard: Operator = ({ steps }) =>
  steps.flatMap(({ name: step, node }) =>
    [...entriesWithin(node)].flatMap(({ name, entry: { value } }): Seed[] =>
      conditions.includes(name) && isFormula(value)
        ? [
            {
              place: value,
              edits: negated(value),
              what: `"${name}" in "${step}" says the opposite`,
            },
          ]
        : [],
    ),
  );

export const dropGuard: Operator = ({ steps }) =>
  steps.flatMap(({ name: step, node }) =>
    [...entriesWithin(node)].flatMap(({ name, entry, parent }): Seed[] =>
      name === 'when' && isFormula(entry.value)
        ? removalSeeds({ name, parent }, `a condition in "${step}" is left out`)
        : [],
    ),
  );

/** A poll that no longer recognizes failure. */
export const neverFails: Operator = ({ steps }) =>
  steps.flatMap(({ name: step, node }) =>
    [...entriesWithin(node)].flatMap((within): Seed[] =>
      within.name === 'fails-when'
        ? removalSeeds(within, `"${step}" waits on where it has failed`)
        : [],
    ),
  );

/** Drops an entry, where others remain. */
export function removalSeeds(
  { name, parent }: Pick<Within, 'name' | 'parent'>,
  what: string,
): Seed[] {
  const edits = dropped(parent, name);
  return edits ? [{ ...edits, what }] : [];
}

function isFormula(node: Within['entry']['value']): node is ScalarNode {
  return isScalar(node) && formulaIn(node) !== undefined;
}
