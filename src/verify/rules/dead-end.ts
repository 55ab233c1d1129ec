import type { Exit, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import { oneOf, replaced, type Fixed } from '../../language/text/fixes.ts';
import { addedToStep } from '../../language/analysis/step-fixes.ts';
import { isOpen } from '../shortest-paths.ts';
import { atExit, atStep, exitsOf, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

export const deadEnd: ExploredFlowRule = (input) => {
  const ends = deadEnds(input);
  const others = input.reached.filter((step) => !ends.includes(step));
  return [...withoutWayOn(input, ends), ...others.flatMap((step) => idleButtons(input, step))];
};

const withoutWayOn = (input: ExploredRuleInput, ends: readonly Step[]): Finding[] =>
  ends.map((step) => {
    const [onward] = step.exits[step.main] ?? [];
    if (onward && leadsToItself(step)) return toItself(input, step, onward);
    const again = exitsOf(step).find(({ to }) => to === 'again');
    if (again) return onlyAgain(input, step, again);
    return atStep(input, step, {
      rule: 'dead-end',
      message: `From "${step.id}" there is no way on.`,
      hint: 'Write "next:" and where it leads, or let the flow end here with "ends:".',
      ...exitFix(input, step),
    });
  });

/** What goes well leads here again, by the step's own name; "again" may be meant, and has its own findings. */
export function leadsToItself({ id, exits, main }: Step): boolean {
  const onward = exits[main] ?? [];
  return onward.length > 0 && onward.every(({ to }) => to === id);
}

function toItself(input: ExploredRuleInput, step: Step, exit: Exit): Finding {
  const place = placeOfTarget(input, step, exit);
  const isWritten = place.file.text.slice(place.start, place.end) === step.id;
  const [below] = targets(input, step);
  const finding = atStep(input, step, {
    rule: 'dead-end',
    message: `"${step.id}" leads to itself, so nobody gets past it.`,
    hint: 'Write the step that follows in its place.',
    ...(isWritten && below !== undefined ? replaced(place, below) : {}),
  });
  return { ...finding, place };
}

/** Buttons that show their page once more as it is. */
function idleButtons(input: ExploredRuleInput, step: Step): Finding[] {
  const { outcomesFrom = '' } = input.kinds.schemas[step.kind] ?? {};
  const { sameVisitOnReturn } = input.kinds.states[step.kind] ?? {};
  if (outcomesFrom === '' || !sameVisitOnReturn || step.keep) return [];
  return Object.entries(step.exits).flatMap(([button, exits]) =>
    exits
      .filter(({ to, toast, at, silent }) => to === 'again' && !toast && !at && !silent)
      .map((exit) => ({
        ...atExit(input, step, button, exit, {
          rule: 'dead-end',
          message: `The button "${button}" only shows "${step.id}" once more, and nothing happens.`,
          hint: 'Lead it to another step, or say with a "toast" why the customer stays.',
          ...insteadOfAgain(input, step, exit),
        }),
        place: placeOfTarget(input, step, exit),
      })),
  );
}

function onlyAgain(input: ExploredRuleInput, step: Step, exit: Exit): Finding {
  const finding = atStep(input, step, {
    rule: 'dead-end',
    message: `"again" only begins "${step.id}" once more, and there is no way on.`,
    hint: 'Write the step that follows in its place; "again" is for what failed, beside a way on.',
    ...insteadOfAgain(input, step, exit),
  });
  return { ...finding, place: placeOfTarget(input, step, exit) };
}

function insteadOfAgain(input: ExploredRuleInput, step: Step, exit: Exit): Fixed {
  const place = placeOfTarget(input, step, exit);
  const isWritten = place.file.text.slice(place.start, place.end) === 'again';
  return isWritten ? oneOf(place, targets(input, step)) : {};
}

function placeOfTarget({ flow, places }: ExploredRuleInput, step: Step, { label }: Exit) {
  const { file, start, end } = places.of(flow.id, step.id, ['on', label, 'to']);
  return { file, start, end };
}

/** Fix: lead to the step below, or out of the flow. */
function exitFix(input: ExploredRuleInput, step: Step): Fixed {
  const { flow, places } = input;
  const { file, start, end } = places.of(flow.id, step.id, ['next']);
  if (file.text.slice(start, end) !== step.id) return {};
  return addedToStep(flow, step.id, places, { name: 'next', values: targets(input, step) });
}

function targets({ flow }: ExploredRuleInput, { id }: Step): string[] {
  const ids = Object.keys(flow.steps);
  const below = ids[ids.indexOf(id) + 1];
  return [...(below === undefined ? [] : [below]), 'leave'];
}

export function deadEnds({ explored, reached }: ExploredRuleInput) {
  const { graph, infeasible } = explored;
  const left = new Set(
    graph.nodes
      .flatMap(({ edges }) => edges)
      .filter((edge) => isOpen(edge, infeasible) && leaves(edge))
      .map(({ from }) => from.step),
  );
  return reached.filter((step) => !left.has(step.id) || leadsToItself(step));
}

function leaves({ from, to }: Parameters<typeof isOpen>[0]): boolean {
  return from.step !== to.step;
}
