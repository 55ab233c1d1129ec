import type { Exit, Flow, Formula, Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import { alwaysOrNever, choiceProblems } from '../../formula/cases.ts';
import type { ChoiceProblem } from '../../formula/cases.ts';
import type { SampleValues } from '../../formula/samples.ts';
import type { SourceLocations } from '../../../model/source-locations.ts';

/** Branches of an emitted flow that miss an input, can never be taken, or make no difference. */
export function choiceFindings(
  flow: Flow,
  places: SourceLocations,
  fromSettings: (formula: Formula) => boolean,
): Finding[] {
  const known = answerChoices(flow);
  return Object.values(flow.steps).flatMap((step) => [
    ...skipFindings(step, { flow, places, known, fromSettings }),
    ...Object.entries(step.exits).flatMap(([outcome, exits]) =>
      choiceProblems(
        exits.map((exit) => ({ ...(exit.when && { when: exit.when }), effect: effectOf(exit) })),
        { fromSettings, known, table: step.kind === 'table' },
      ).map((problem) => asFinding(problem, { flow, step, outcome, exits, places })),
    ),
  ]);
}

/** A form's own options are all the values its answer can have; a contract may grow new ones. */
function answerChoices(flow: Flow): SampleValues {
  const choices = Object.values(flow.steps).flatMap((step) =>
    Object.entries(mapIn(step, 'fields')).flatMap(([name, field]) => {
      const options = Object.keys(mapIn(field, 'options'));
      const path = ['answers', ...(step.scope ?? []), name].join('.');
      return options.length > 0 ? [[path, ['', ...options]] as const] : [];
    }),
  );
  const twice = (path: string) => choices.filter(([one]) => one === path).length > 1;
  return Object.fromEntries(choices.filter(([path]) => !twice(path)));
}

function mapIn(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return {};
  const inner = (value as Record<string, unknown>)[name];
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? (inner as Record<string, unknown>)
    : {};
}

function effectOf({ to, toast, at, after, silent }: Exit): string {
  return JSON.stringify([to, toast, at, after, silent]);
}

interface Skipping {
  flow: Flow;
  places: SourceLocations;
  known: SampleValues;
  fromSettings: (formula: Formula) => boolean;
}

function skipFindings(step: Step, { flow, places, known, fromSettings }: Skipping): Finding[] {
  const rule = step.when && alwaysOrNever(step.when, known, fromSettings);
  if (!rule || !step.when) return [];
  const always = rule === 'formula-always-true';
  return [
    {
      rule,
      place: places.of(flow.id, step.id, ['when']),
      message: `The formula =${step.when.formula} ${always ? 'always holds' : 'never holds'}, so the step is ${always ? 'never' : 'always'} skipped.`,
      hint: always
        ? 'Remove "when", or correct the condition.'
        : 'Remove the step, or correct the condition.',
    },
  ];
}

interface Where {
  flow: Flow;
  step: Step;
  outcome: string;
  exits: readonly Exit[];
  places: SourceLocations;
}

function asFinding(problem: ChoiceProblem, where: Where): Finding {
  const { flow, step, places } = where;
  switch (problem.rule) {
    case 'choice-gap':
      return {
        rule: problem.rule,
        place: places.of(flow.id, step.id),
        message: `No branch of "${step.id}" is taken when ${problem.example}.`,
        hint: 'Add a branch "else" for everything that is not named.',
      };
    case 'formula-always-true':
    case 'formula-always-false':
      return constantFinding(problem.rule, problem.exit, where);
    default:
      return branchFinding(problem, where);
  }
}

function constantFinding(
  rule: 'formula-always-true' | 'formula-always-false',
  exit: number,
  { flow, step, exits, places, outcome }: Where,
): Finding {
  const { when, label } = exits[exit] ?? { label: outcome };
  const why =
    rule === 'formula-always-true'
      ? 'always holds, so nothing below this branch is ever taken'
      : 'never holds, so this branch is never taken';
  return {
    rule,
    place: places.of(flow.id, step.id, [step.kind === 'table' ? 'rows' : 'on', label, 'when']),
    message: `The formula =${when?.formula ?? ''} ${why}.`,
    hint: 'Remove the branch, or correct its condition.',
  };
}

function branchFinding(problem: Extract<ChoiceProblem, { other: number }>, where: Where): Finding {
  const { flow, step, outcome, exits, places } = where;
  const labelOf = (index: number) => exits[index]?.label ?? outcome;
  const [own, other] = [labelOf(problem.exit), labelOf(problem.other)];
  const [message, hint] = branchWords(problem, own, other);
  return {
    rule: problem.rule,
    place: places.exit(flow.id, step.id, outcome, own),
    message,
    hint,
    also: [
      { place: places.exit(flow.id, step.id, outcome, other), message: `Here is "${other}".` },
    ],
  };
}

function branchWords(
  problem: Extract<ChoiceProblem, { other: number }>,
  own: string,
  other: string,
): [message: string, hint: string] {
  switch (problem.rule) {
    case 'choice-overlap':
      return [
        `The rows "${other}" and "${own}" both fit when ${problem.example}, and lead to different places.`,
        'Name all values in both rows, so that one input fits one row.',
      ];
    case 'choice-shadowed':
      return [
        `The branch "${own}" is never taken: whenever it applies, "${other}" above it is taken.`,
        `Move it above "${other}", or remove it.`,
      ];
    default:
      return [
        `The branch "${own}" changes nothing: without it, "${other}" leads to the same place with the same words.`,
        'Remove it, or lead it somewhere else.',
      ];
  }
}
