import { addedToExit } from '../../language/analysis/step-fixes.ts';
import type { Exit, Flow, Step } from '../../model/definition.ts';
import { leadsToItself } from './dead-end.ts';
import { atExit, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

/** Every failure is reported to the customer: by a toast, or by the page it leads to. */
export const failureWithoutWords: ExploredFlowRule = (input) =>
  // Where nobody gets past a step, its failures look as if they led nowhere new.
  input.reached
    .filter((step) => !leadsToItself(step))
    .flatMap((step) => {
      const outcomes = input.kinds.schemas[step.kind]?.outcomes ?? {};
      const failing = Object.keys(step.exits).filter((outcome) => outcomes[outcome]?.fails);
      return failing.flatMap((outcome) =>
        (step.exits[outcome] ?? [])
          .filter((exit) => !isTold(input, step, exit, new Set()))
          .map((exit) => {
            const finding = atExit(input, step, outcome, exit, {
              rule: 'failure-without-words',
              message: `When "${step.id}" has the outcome "${outcome}", the customer is told nothing.`,
              hint: 'Add a "toast", lead to a page that says it, or write "silent" with the reason.',
              ...(input.kinds.schemas[step.kind]?.result &&
                addedToExit({ ...input, step, outcome, exit }, 'toast', '=result.msg')),
            });
            const { file, start } = finding.place;
            return { ...finding, same: `${file.path}:${start}` };
          }),
      );
    });

/** By the exit itself, or by what it leads to. */
function isTold(input: ExploredRuleInput, failed: Step, exit: Exit, visited: Set<string>): boolean {
  return (
    exit.toast !== undefined ||
    exit.silent !== undefined ||
    leadsToMessage(input, failed, exit.to, visited)
  );
}

/** A page the customer has not been to explains itself; steps without a page are followed. */
function leadsToMessage(
  input: ExploredRuleInput,
  failed: Step,
  to: string,
  visited: Set<string>,
): boolean {
  const { flow } = input;
  const step = stepOf(flow, to);
  if (!step || visited.has(to)) return false;
  visited.add(to);
  if (step.ends !== undefined) return true;
  if (step.path !== undefined) return !leadsTo(flow, step, failed) || isOfFailures(input, step);
  return (step.exits[step.main] ?? []).every((exit) => isTold(input, failed, exit, visited));
}

function stepOf(flow: Flow, id: string): Step | undefined {
  return Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
}

/** Only failures lead to it, or what is left out where nothing fails, as to a page that offers another try. */
function isOfFailures({ flow, kinds }: ExploredRuleInput, page: Step): boolean {
  const visited = new Set(
    Object.values(flow.steps).filter(({ id, entry }) => entry || id === flow.start),
  );
  for (const step of visited)
    for (const [outcome, exits] of Object.entries(step.exits)) {
      const { fails, optional } = kinds.schemas[step.kind]?.outcomes?.[outcome] ?? {};
      if (fails || optional) continue;
      for (const next of exits.map(({ to }) => stepOf(flow, to))) if (next) visited.add(next);
    }
  return !visited.has(page);
}

/** Along main outcomes: a page that the failed step comes after. */
function leadsTo(flow: Flow, from: Step, to: Step): boolean {
  const visited = new Set([from]);
  for (const step of visited)
    for (const exit of step.exits[step.main] ?? []) {
      const next = stepOf(flow, exit.to);
      if (next === to) return true;
      if (next && next.ends === undefined) visited.add(next);
    }
  return false;
}
