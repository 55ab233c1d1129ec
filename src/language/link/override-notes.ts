import type { Finding } from '../../model/finding.ts';
import type { LinkedStep, Note } from './linked.ts';

/** A mistake in an override names both the parent and the override, whichever of the two it is found in. */
export function noteAbout(step: LinkedStep, note: Note): Note {
  return (finding) => note(aboutStep(step, finding));
}

export function aboutStep({ touch }: LinkedStep, finding: Finding): Finding {
  // A page with another address is still the same step.
  if (!touch || touch.how === 'paths' || finding.also) return finding;
  return { ...finding, ...alsoFor(finding, touch) };
}

function alsoFor(finding: Finding, touch: NonNullable<LinkedStep['touch']>): Pick<Finding, 'also'> {
  const { place } = finding;
  if (place.file !== touch.place.file)
    return { also: [{ place: touch.place, message: `"${touch.how}" changes this step here.` }] };
  return touch.parent ? { also: [{ place: touch.parent, message: 'The step it changes.' }] } : {};
}
