import type { Exit, Flow, Formula, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import { alwaysOrNever, choiceProblems, type ChoiceProblem } from '../formula/cases.ts';
import type { SampleValues } from '../formula/samples.ts';
import type { Symbols } from '../schema/symbols.ts';
import { removable, type Fixed } from '../text/fixes.ts';
import { mapIn, within } from './sent.ts';

/** Branches of an outcome that miss an input, can never be taken, or make no difference. */
export interface BranchProblem {
  step: Step;
  outcome: string;
  exits: readonly Exit[];
  problem: ChoiceProblem;
}

export function branchProblems({ flow, fromSettings }: EmittedFlow): BranchProblem[] {
  const choicesOf = answerChoices(flow);
  return Object.values(flow.steps).flatMap((step) =>
    Object.entries(step.exits).flatMap(([outcome, exits]) =>
      choiceProblems(
        exits.map((exit) => ({ ...(exit.when && { when: exit.when }), effect: effectOf(exit) })),
        { fromSettings, allowed: choicesOf, table: step.kind === 'table' },
      ).map((problem) => ({ step, outcome, exits, problem })),
    ),
  );
}

/** A step, or a question of it, whose `when` always, or never, holds. */
export interface ConstantSkip {
  step: Step;
  /** Absent: the step's own. */
  question?: string;
  /** To the `when`, for its place. */
  path: readonly string[];
  formula: string;
  rule: 'formula-always-true' | 'formula-always-false';
}

export function constantSkips(
  { flow, fromSettings }: EmittedFlow,
  { kinds }: Symbols,
): ConstantSkip[] {
  const choicesOf = answerChoices(flow);
  return Object.values(flow.steps).flatMap((step) => {
    const { answersFrom = '' } = kinds[step.kind] ?? {};
    const questions = Object.keys(mapIn(step, answersFrom)).map((question) => ({
      question,
      path: [answersFrom, question, 'when'],
      when: formulaAt(step, answersFrom, question, 'when'),
    }));
    return [{ path: ['when'], when: step.when }, ...questions].flatMap(({ when, ...at }) => {
      const rule = when && alwaysOrNever(when, choicesOf, fromSettings);
      return rule ? [{ step, ...at, formula: when.formula, rule }] : [];
    });
  });
}

/** Undefined where settings have made it a constant. */
function formulaAt(step: Step, ...path: readonly string[]): Formula | undefined {
  const value = within(step, ...path);
  return typeof value === 'object' ? (value as Formula) : undefined;
}

/** The problems found by one rule, with a function that gives a branch's label. */
export function problemsOf<R extends ChoiceProblem['rule']>(
  problems: readonly BranchProblem[],
  rule: R,
): (Omit<BranchProblem, 'problem'> & {
  problem: ChoiceProblem & { rule: R };
  labelOf: (exit: number) => string;
})[] {
  return problems.flatMap(({ problem, ...rest }) =>
    problem.rule === rule
      ? [
          {
            ...rest,
            problem: problem as ChoiceProblem & { rule: R },
            labelOf: (exit: number) => rest.exits[exit]?.label ?? rest.outcome,
          },
        ]
      : [],
  );
}

/** Fix: remove the branch. Only where the place is its own name, or its row of a table. */
export function withoutBranch(place: SourceSpan, label: string): Fixed {
  const written = place.file.text.slice(place.start, place.end).replace(/^(["'])(.*)\1$/, '$2');
  return written === label ? removable(place) : {};
}

/** The branch's place, and that of the other branch the problem is about. */
export function besideBranch(
  flow: string,
  { step, outcome, labelOf, problem }: OfTwoBranches,
  places: SourceLocations,
): { own: string; other: string; place: SourceSpan; also: NonNullable<Finding['also']> } {
  const [own, other] = [labelOf(problem.exit), labelOf(problem.other)];
  return {
    own,
    other,
    place: places.exit(flow, step.id, outcome, own),
    also: [{ place: places.exit(flow, step.id, outcome, other), message: `Here is "${other}".` }],
  };
}

interface OfTwoBranches {
  step: Step;
  outcome: string;
  labelOf: (exit: number) => string;
  problem: { exit: number; other: number };
}

/** The place of the branch's name. */
export function branchPlace(
  flow: string,
  {
    step,
    outcome,
    labelOf,
    problem,
  }: Pick<OfTwoBranches, 'step' | 'outcome' | 'labelOf'> & {
    problem: { exit: number };
  },
  places: SourceLocations,
): SourceSpan {
  return places.exit(flow, step.id, outcome, labelOf(problem.exit));
}

/** Where the condition of a branch is written. */
export function conditionPlace(
  flow: string,
  { step, labelOf, problem }: Omit<OfTwoBranches, 'problem'> & { problem: { exit: number } },
  places: SourceLocations,
): SourceSpan {
  const where = step.kind === 'table' ? 'rows' : 'on';
  return places.of(flow, step.id, [where, labelOf(problem.exit), 'when']);
}

/** A form's own options are all the values its answer can have; a contract may grow new ones. */
function answerChoices(flow: Flow): SampleValues {
  const choices = Object.values(flow.steps).flatMap((step) =>
    Object.entries(mapIn(step, 'fields')).flatMap(([name, field]) => {
      const named = mapIn(field, 'options');
      // Values that an endpoint lists are unknown.
      const options = 'endpoint' in named ? [] : Object.keys(named);
      const path = ['answers', ...(step.scope ?? []), name].join('.');
      return options.length > 0 ? [[path, ['', ...options]] as const] : [];
    }),
  );
  const twice = (path: string) => choices.filter(([one]) => one === path).length > 1;
  return Object.fromEntries(choices.filter(([path]) => !twice(path)));
}

function effectOf({ to, toast, at, after, silent }: Exit): string {
  return JSON.stringify([to, toast, at, after, silent]);
}
