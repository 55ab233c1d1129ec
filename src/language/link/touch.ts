import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Marks a step that a funder's override changed. */
export interface Touch {
  how: 'change' | 'insert' | 'remove' | 'replace' | 'fill' | 'paths';
  /** The step's name in the override. */
  place: SourceSpan;
  /** The step's name in the template. */
  parent?: SourceSpan;
}

/** A finding in an overridden step names both the template's step and the override. */
export function aboutStep({ touch }: { touch?: Touch }, finding: Finding): Finding {
  // Changing a page's address does not change the step.
  if (!touch || touch.how === 'paths' || finding.also) return finding;
  const { how, place, parent } = touch;
  if (finding.place.file !== place.file)
    return { ...finding, also: [{ place, message: `"${how}" changes this step here.` }] };
  return parent ? { ...finding, also: changedParent(parent) } : finding;
}

export function changedParent(parent: SourceSpan): NonNullable<Finding['also']> {
  return [{ place: parent, message: 'The step it changes.' }];
}
