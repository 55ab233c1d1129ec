import { at, placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A killed session comes back without its sensitive answers; what it comes back to must not need one. */
export const resumeNeedsSecret: FlowRule = ofEachStep((step, _out, { needs }) => {
  const resume = at(step.node, 'resume');
  const target = resume?.type === 'scalar' ? String(resume.value) : undefined;
  const [secret] = target === undefined ? [] : (needs.get(target) ?? []);
  if (!resume || target === undefined || secret === undefined) return [];
  return [
    {
      rule: 'resume-needs-secret',
      place: placeOf(resume),
      message: `A session that comes back at "${target}" has no "${secret}", which is never stored.`,
      hint: 'Name a step that asks the platform what happened, and needs nothing sensitive.',
    },
  ];
});
