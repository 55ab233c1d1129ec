import { reservedTargets } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedStep } from '../linked.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function unknownStep(
  name: string,
  place: SourceSpan,
  steps: readonly string[],
  from?: LinkedStep,
): Finding {
  const hint = nameHint(
    name,
    [...steps, ...reservedTargets],
    `Its steps are: ${steps.join(', ')}.`,
  );
  const { overriddenBy } = from ?? {};
  const other =
    overriddenBy &&
    (overriddenBy.place.file === place.file ? overriddenBy.parent : overriddenBy.place);
  return {
    rule: 'unknown-step',
    place: placeOf(place),
    message: `"${name}" is not a step of this flow.`,
    ...(hint === undefined ? {} : { hint }),
    ...renamed(place, name, [...steps, ...reservedTargets]),
    ...(other && { also: [{ place: other, message: 'The step it is about.' }] }),
  };
}
