import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';

/** That an override of the funder's has had its hand on a step. */
export interface Touch {
  how: 'change' | 'insert' | 'remove' | 'replace' | 'fill' | 'paths';
  /** The step's name in the override. */
  place: SourceSpan;
  /** The step's name in the template. */
  parent?: SourceSpan;
}

/** A mistake in an override names both the parent and the override, whichever of the two it is found in. */
export function aboutStep({ touch }: { touch?: Touch }, finding: Finding): Finding {
  // A page with another address is still the same step.
  if (!touch || touch.how === 'paths' || finding.also) return finding;
  const { how, place, parent } = touch;
  if (finding.place.file !== place.file)
    return { ...finding, also: [{ place, message: `"${how}" changes this step here.` }] };
  return parent ? { ...finding, also: changedParent(parent) } : finding;
}

export function changedParent(parent: SourceSpan): NonNullable<Finding['also']> {
  return [{ place: parent, message: 'The step it changes.' }];
}
