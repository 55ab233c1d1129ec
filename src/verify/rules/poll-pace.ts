import { isDuration, oneOf, removable, type Fixed } from '../../language/text/fixes.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { Finding } from '../../model/finding.ts';
import type { Step } from '../../model/definition.ts';
import { atStep, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

/** Milliseconds below which asking again and again is a burden to the platform. */
const leastPause = 500;

/** What asks the platform again and again does so at a pace that makes sense, and asks for nothing twice over. */
export const pollPace: ExploredFlowRule = (input) =>
  input.reached.flatMap((step) => {
    const settings: Readonly<Record<string, unknown>> = { ...step };
    const { every } = settings;
    return typeof every === 'number' && input.kinds.schemas[step.kind]?.result
      ? problemsOf(step, every, settings).map(({ at, ...finding }) =>
          findingOf(input, step, at, finding),
        )
      : [];
  });

interface PaceProblem {
  /** The setting it is about. */
  at: string;
  message: string;
  hint: string;
}

function problemsOf(
  step: Step,
  every: number,
  settings: Readonly<Record<string, unknown>>,
): PaceProblem[] {
  const { for: limit, until, 'fails-when': fails } = settings;
  const problems: PaceProblem[] = [];
  if (step.once)
    problems.push({
      at: 'endpoint',
      message: `"${step.id}" asks again and again, and what it asks writes each time.`,
      hint: 'Write with a call, and ask here what became of it.',
    });
  if (every < leastPause)
    problems.push({
      at: 'every',
      message: `"${step.id}" asks every ${every} ms, which the platform cannot bear.`,
      hint: 'Write "every: 2s".',
    });
  if (typeof limit === 'number' && limit <= every)
    problems.push({
      at: 'every',
      message: `"${step.id}" gives up after ${limit / 1000} s, before it asks a second time.`,
      hint: 'Write a shorter "every", or a longer "for".',
    });
  if (until !== undefined && JSON.stringify(until) === JSON.stringify(fails))
    problems.push({
      at: 'fails-when',
      message: `"until" and "fails-when" of "${step.id}" are one and the same, so it never fails.`,
      hint: 'Write in "fails-when" what ends the waiting badly.',
    });
  return problems;
}

function findingOf(
  input: ExploredRuleInput,
  step: Step,
  at: string,
  { message, hint }: Omit<PaceProblem, 'at'>,
): Finding {
  const finding = atStep(input, step, { rule: 'poll-pace', message, hint });
  const place = input.places.of(input.flow.id, step.id, [at]);
  return { ...finding, place, ...paced(at, place) };
}

function paced(at: string, place: SourceSpan): Fixed {
  if (at === 'fails-when') return removable(place);
  return at === 'every' && isDuration(place) ? oneOf(place, ['2s']) : {};
}
