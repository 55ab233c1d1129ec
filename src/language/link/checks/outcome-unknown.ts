import type { KindSchema } from '../../../model/step-kind.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedStep } from '../linked.ts';
import { renamed } from '../../text/fixes.ts';
import { nearest } from '../../text/nearest.ts';

/** Syntax words whose `on` is checked elsewhere. */
const others = new Set(['run', 'slot', 'table']);

/** A name under `on` that is neither an outcome nor, having no `when`, a branch. */
export function outcomeUnknown(step: LinkedStep, schema: KindSchema | undefined): Finding[] {
  if (!schema || others.has(step.kind)) return [];
  const outcomes = [...step.exits.keys()];
  const exits = step.exits.get(step.main) ?? [];
  return exits.flatMap((exit) => {
    if (exit.when || exit.label === step.main || exit.place === step.name) return [];
    const all = `Its outcomes are ${outcomes.join(', ')}; a branch of your own has "when:".`;
    const near = nearest(exit.label, outcomes);
    const hint = near === undefined ? all : `Did you mean "${near}"?`;
    return [
      {
        rule: 'outcome-unknown',
        place: exit.place,
        message: `"${exit.label}" is not an outcome of "${step.kind}", and without "when" it is no branch.`,
        hint,
        ...renamed(exit.place, exit.label, outcomes),
      },
    ];
  });
}
