import { oneOf } from '../../language/text/fixes.ts';
import { quotedNames } from '../../language/text/quoted-names.ts';
import { addedToExit } from '../../language/analysis/step-fixes.ts';
import type { StateNode } from '../graph.ts';
import { isOpen } from '../shortest-paths.ts';
import { atExit, atStep, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';
import type { Exit, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';

/** Steps that lead to each other without waiting for anybody, and calls repeated without a pause. */
export const automaticLoop: ExploredFlowRule = (input) => [
  ...loops(input),
  ...hurried(input),
  ...rings(input),
];

function loops(input: ExploredRuleInput): Finding[] {
  const { explored, flow } = input;
  const { graph, infeasible, tree } = explored;
  const onwards = (place: StateNode) =>
    place.edges
      .filter((edge) => edge.event === undefined && isOpen(edge, infeasible))
      .map(({ to }) => to);
  const done = new Set<StateNode>();
  for (const start of graph.nodes) {
    if (!tree.has(start) || !Object.hasOwn(flow.steps, start.step)) continue;
    const round = cycleFrom(start, onwards, done);
    const [first, ...others] = [...new Set(round?.map(({ step }) => step))];
    const step = flow.steps[first ?? ''];
    if (!step) continue;
    const whom = others.length > 0 ? `${quotedNames(others)} and back` : 'itself';
    return [
      atStep(input, step, {
        rule: 'automatic-loop',
        message: `"${step.id}" leads straight to ${whom}, and nobody is asked on the way.`,
        hint: 'Put a page between them, or let one branch lead elsewhere.',
      }),
    ];
  }
  return [];
}

/** The first cycle reachable from here; `done` are places without one. */
function cycleFrom(
  start: StateNode,
  onwards: (place: StateNode) => StateNode[],
  done: Set<StateNode>,
): StateNode[] | undefined {
  const path: { place: StateNode; ahead: StateNode[] }[] = [];
  const open = new Set<StateNode>();
  const enter = (place: StateNode) => {
    open.add(place);
    path.push({ place, ahead: onwards(place) });
  };
  if (!done.has(start)) enter(start);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.ahead.pop();
    if (!next) {
      path.pop();
      open.delete(top.place);
      done.add(top.place);
    } else if (open.has(next)) {
      const places = path.map(({ place }) => place);
      return places.slice(places.indexOf(next));
    } else if (!done.has(next)) enter(next);
  }
  return undefined;
}

function hurried(input: ExploredRuleInput): Finding[] {
  const { reached } = input;
  return reached.flatMap((step) =>
    outcomesAtOnce(step, input).flatMap((outcome) =>
      (step.exits[outcome] ?? [])
        .filter(({ to, after }) => (to === 'again' || to === step.id) && !after)
        .map((exit) =>
          atExit(input, step, outcome, exit, {
            rule: 'automatic-loop',
            message: `When "${step.id}" has the outcome "${outcome}" it starts again at once, for ever.`,
            ...(outcome === step.main
              ? leadOn(input, step, exit)
              : slower(input, step, outcome, exit)),
          }),
        ),
    ),
  );
}

/** What was done is not done again, however slowly. */
function leadOn({ flow, places }: ExploredRuleInput, step: Step, { label }: Exit) {
  const { file, start, end } = places.of(flow.id, step.id, ['on', label, 'to']);
  const ids = Object.keys(flow.steps);
  const below = ids[ids.indexOf(step.id) + 1];
  const isWritten = ['again', step.id].includes(file.text.slice(start, end));
  return {
    hint: 'Lead it on to the step that follows; a step of "kind: poll" asks until something is ready.',
    ...(isWritten && below !== undefined && oneOf({ file, start, end }, [below])),
  };
}

function slower(input: ExploredRuleInput, step: Step, outcome: string, exit: Exit) {
  return {
    hint: 'Write "after: 2s", or lead to "back" so that the customer decides.',
    ...(exit.after === undefined && addedToExit({ ...input, step, outcome, exit }, 'after', '2s')),
  };
}

/** The platform's outcomes of a step that calls it on entry. */
function outcomesAtOnce(step: Step, { kinds }: ExploredRuleInput): string[] {
  const kind = kinds.states[step.kind];
  const first = kind?.states[kind.initial];
  if (!first?.invoke) return [];
  return Object.values(first.on ?? {}).flatMap((move) => ('outcome' in move ? [move.outcome] : []));
}

/** Calls that fail into each other: a platform that is down is called in turn, forever. */
function rings(input: ExploredRuleInput): Finding[] {
  const reported = new Set<string>();
  return input.reached.flatMap((step) => {
    const ring = ringFrom(step, input);
    if (!ring || ring.some((one) => reported.has(one))) return [];
    for (const one of ring) reported.add(one);
    return [
      atStep(input, step, {
        rule: 'automatic-loop',
        message: `Where "${step.id}" fails, ${quotedNames(ring.slice(1))} follows, and where that fails, "${step.id}" again, for ever.`,
        hint: 'Let one of them lead to a page, or to "back" so that the customer decides.',
      }),
    ];
  });
}

/** The steps that lead back to this one when each fails, at once; this one first. */
function ringFrom(step: Step, input: ExploredRuleInput): string[] | undefined {
  const ring: string[] = [];
  let next: Step | undefined = step;
  while (next && !ring.includes(next.id)) {
    ring.push(next.id);
    next = failedInto(next, input);
  }
  return next === step && ring.length > 1 ? ring : undefined;
}

function failedInto(step: Step, input: ExploredRuleInput): Step | undefined {
  const outcomes = input.kinds.schemas[step.kind]?.outcomes ?? {};
  const [outcome] = outcomesAtOnce(step, input)
    .filter((outcome) => outcomes[outcome]?.fails)
    .flatMap((outcome) => step.exits[outcome] ?? []);
  return outcome && !outcome.after ? input.flow.steps[outcome.to] : undefined;
}
