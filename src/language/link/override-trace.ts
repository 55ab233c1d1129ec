import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Marks a step that a funder's override changed. */
export interface OverrideTrace {
  how: 'change' | 'insert' | 'remove' | 'replace' | 'fill' | 'paths';
  /** The step's name in the override. */
  place: SourceSpan;
  /** The step's name in the template. */
  parent?: SourceSpan;
}

/** A finding in an overridden step names both the template's step and the override. */
export function aboutStep(
  { overriddenBy: trace }: { overriddenBy?: OverrideTrace },
  finding: Finding,
): Finding {
  // Changing a page's address does not change the step.
  if (!trace || trace.how === 'paths' || finding.also) return finding;
  const { how, place, parent } = trace;
  if (finding.place.file !== place.file)
    return { ...finding, also: [{ place, message: `"${how}" changes this step here.` }] };
  return parent ? { ...finding, also: changedParent(parent) } : finding;
}

export function changedParent(parent: SourceSpan): NonNullable<Finding['also']> {
  return [{ place: parent, message: 'The step it changes.' }];
}
