import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A killed session resumes without its sensitive answers; the step it resumes at must not need one. */
export const resumeNeedsSecret: FlowRule = ofEachStep((step, _out, { needs }) => {
  const { resume } = step.syntax;
  const [secret] = needs.get(resume?.text ?? '') ?? [];
  if (!resume || secret === undefined) return [];
  return [
    {
      rule: 'resume-needs-secret',
      place: placeOf(resume),
      message: `A session that comes back at "${resume.text}" has no "${secret}", which is never stored.`,
      hint: 'Name a step that asks the platform what happened, and needs nothing sensitive.',
    },
  ];
});
