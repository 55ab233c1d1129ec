import type { Finding } from '../../model/finding.ts';
import type { LinkedStep, Note } from './linked.ts';

/** A mistake in an override names both the parent and the override, whichever of the two it is found in. */
export function noteAbout(step: LinkedStep, note: Note): Note {
  const { touch } = step;
  // A page with another address is still the same step.
  if (!touch || touch.how === 'paths') return note;
  return (finding) => note(finding.also ? finding : { ...finding, ...alsoFor(finding, touch) });
}

function alsoFor(finding: Finding, touch: NonNullable<LinkedStep['touch']>): Pick<Finding, 'also'> {
  const { place } = finding;
  if (place.file !== touch.place.file)
    return { also: [{ place: touch.place, message: `"${touch.how}" changes this step here.` }] };
  return touch.parent ? { also: [{ place: touch.parent, message: 'The step it changes.' }] } : {};
}
