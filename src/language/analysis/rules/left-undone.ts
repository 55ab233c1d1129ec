import type { Flow, Step } from '../../../model/definition.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { ofEachStep, type FlowRule, type RuleContext } from '../rule.ts';
import { addedToStep } from '../step-fixes.ts';

/**
 * A step that was done before leads out of the flow, as flows/defaults.yaml has it, though a write behind it is still to come:
 * a customer who was interrupted in between never gets to it.
 */
export const leftUndone: FlowRule = ofEachStep((step, emitted, context, flow) => {
  const outcome = context.symbols.kinds[step.kind]?.doneBefore;
  if (outcome === undefined || !leadsOutByDefault(step, outcome)) return [];
  const [next] = emitted.exits[emitted.main] ?? [];
  const undone = workBehind(emitted, flow, context);
  if (!next || !undone) return [];
  const to = within(step.id, next.to);
  return [
    {
      rule: 'left-undone',
      place: step.name,
      message: `With the outcome "${outcome}" of "${step.id}" the customer leaves the flow, and "${undone.id}" is never done.`,
      hint: `Lead it to where "${step.main}" leads: "on: { ${outcome}: ${to} }".`,
      ...addedToStep(flow, step.id, context.places, { under: ['on'], name: outcome, values: [to] }),
    },
  ];
});

/** Neither the step's own file nor an override says so. */
function leadsOutByDefault({ exits, name, overriddenBy }: LinkedStep, outcome: string): boolean {
  const written = exits.get(outcome) ?? [];
  const own = [name.file, overriddenBy?.place.file];
  return (
    written.length > 0 &&
    written.every(({ to, place }) => to === 'leave' && !own.includes(place.file))
  );
}

/** The first step after it, along main outcomes, that writes or leads to a page of somebody else's. */
function workBehind(
  done: Step,
  { steps }: Flow,
  { symbols: { kinds } }: RuleContext,
): Step | undefined {
  const visited = new Set([done]);
  for (const step of visited) {
    if (step !== done && (step.once || kinds[step.kind]?.leadsOut)) return step;
    for (const { to } of step.exits[step.main] ?? []) {
      const next = Object.hasOwn(steps, to) ? steps[to] : undefined;
      if (next) visited.add(next);
    }
  }
  return undefined;
}

/** As it is called in the step's own file, where both belong to a run. */
function within(id: string, to: string): string {
  const run = id.slice(0, id.lastIndexOf('/') + 1);
  return to.startsWith(run) ? to.slice(run.length) : to;
}
