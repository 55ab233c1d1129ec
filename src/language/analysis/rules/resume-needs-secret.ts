import type { LinkedStep, Note } from '../../link/linked.ts';
import { at, placeOf } from '../../yaml/node-access.ts';

/** A killed session comes back without its sensitive answers; what it comes back to must not need one. */
export function resumeNeedsSecret(
  step: LinkedStep,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  note: Note,
): void {
  const resume = at(step.node, 'resume');
  const target = resume?.type === 'scalar' ? String(resume.value) : undefined;
  const [secret] = target === undefined ? [] : (needs.get(target) ?? []);
  if (!resume || target === undefined || secret === undefined) return;
  note({
    rule: 'resume-needs-secret',
    place: placeOf(resume),
    message: `A session that comes back at "${target}" has no "${secret}", which is never stored.`,
    hint: 'Name a step that asks the platform what happened, and needs nothing sensitive.',
  });
}
