import { reservedTargets } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedStep } from '../linked.ts';
import { oneOf, renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function unknownStep(
  name: string,
  place: SourceSpan,
  steps: readonly string[],
  from?: LinkedStep,
): Finding {
  if (isPlaceToGo(name))
    return {
      rule: 'unknown-step',
      place: placeOf(place),
      message: `"${name}" is a place to go, which stands under "on" or in "next"; here goes the name of a step.`,
      hint: `Its steps are: ${steps.join(', ')}.`,
      ...(steps.length <= 8 && oneOf(place, steps)),
    };
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

const isPlaceToGo = (name: string): boolean => reservedTargets.some((target) => target === name);
