import { placeOf } from '../../yaml/node-access.ts';
import { readAfterRun } from '../read-after-run.ts';
import { readOnPage } from '../reads-on-pages.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A killed session resumes without its sensitive answers; the step it resumes at must not need one. */
export const resumeNeedsSecret: FlowRule = ofEachStep((step, _out, context) => {
  const { resume } = step.syntax;
  const [secret] = context.needs.get(resume?.text ?? '') ?? [];
  if (!resume || secret === undefined) return [];
  // Where not every way collects it, that is to be mended first.
  if (context.missing().some(({ answer }) => answer === secret)) return [];
  // `write-needs-resume` says it where the answer is read.
  if (readAfterRun(step.id, secret, context)) return [];
  const onPage = readOnPage({ at: resume.text, write: step.id, secret }, context.readsOnPages());
  if (onPage) return [onPage];
  return [
    {
      rule: 'resume-needs-secret',
      place: placeOf(resume),
      message: `A session that comes back at "${resume.text}" has no "${secret}", which is never stored.`,
      hint: 'Name a step that asks the platform what happened, and needs nothing sensitive.',
    },
  ];
});
