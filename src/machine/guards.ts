import type { Flow, Formula } from '../model/definition.ts';
import { evaluate } from '../language/formula/evaluate.ts';
import type { MachineEvent } from './context-updates.ts';
import type { FlowContext } from './context.ts';
import type { ScopeOf } from './scope.ts';
import * as names from './names.ts';
import { mayGoBack, screenBack } from './visited-steps.ts';
import { report, type MachineParts } from './step-actor.ts';

/**
 * Names guards by the author's text. The same text can mean two things (`answers.age` of the customer and of a second
 * signer after linking); then the second meaning carries the step it is at.
 */
export function guardNames(flow: Flow): (formula: Formula, step: string) => string {
  const named = new Map<Formula, string>();
  const meaning = new Map<string, Formula>();
  for (const step of Object.values(flow.steps)) {
    for (const formula of guardsOf(step)) {
      const known = meaning.get(formula.formula);
      const clash = known !== undefined && !sameMeaning(known, formula);
      if (!known) meaning.set(formula.formula, formula);
      named.set(formula, clash ? `${formula.formula} (${step.id})` : formula.formula);
    }
  }
  return (formula, step) => named.get(formula) ?? `${formula.formula} (${step})`;
}

function guardsOf(step: Flow['steps'][string]): Formula[] {
  const exits = Object.values(step.exits).flat();
  return [step.when, ...exits.map((exit) => exit.when)].filter((when) => when !== undefined);
}

function sameMeaning(a: Formula, b: Formula): boolean {
  return a === b || JSON.stringify(a.expr) === JSON.stringify(b.expr);
}

export type Guard = (
  args: { context: FlowContext; event: MachineEvent },
  params?: unknown,
) => boolean;

/** The bodies of the guards a machine names. None throws: a formula that fails is a reported bug and does not hold. */
export function guardsFor(
  flow: Flow,
  parts: Pick<MachineParts, 'onBug'>,
  name: (formula: Formula, step: string) => string,
  scopeOf: ScopeOf,
): Record<string, Guard> {
  const before = screenAsked(flow);
  const guards: Record<string, Guard> = {
    'may go back': ({ context, event }) => mayGoBack(flow, context, event.to),
    'goes to': ({ context, event }, params) =>
      (event.type === names.event.back ? before(context, event) : context.goal) === stepIn(params),
    'resumes at': ({ context }, params) => context.resuming && context.goal === stepIn(params),
    'opens at': ({ context }, params) => !context.resuming && context.goal === stepIn(params),
  };
  for (const step of Object.values(flow.steps))
    for (const formula of guardsOf(step))
      guards[name(formula, step.id)] = ({ context }, params) => {
        // An entry guard asks before the customer is there: what this step answered earlier does not count.
        const visited = params === undefined ? context.visited : context.visited.slice(0, -1);
        try {
          return evaluate(formula, scopeOf(context, visited)) === true;
        } catch (error) {
          report(parts, error);
          return false;
        }
      };
  return guards;
}

/** Every screen is asked whether Back leads to it, so the answer is kept until something happens. */
function screenAsked(
  flow: Flow,
): (context: FlowContext, event: MachineEvent) => string | undefined {
  let known: { context: FlowContext; event: MachineEvent; screen: string | undefined } | undefined;
  return (context, event) => {
    if (known?.context !== context || known.event !== event)
      known = { context, event, screen: screenBack(flow, context, event.to) };
    return known.screen;
  };
}

function stepIn(params: unknown): string {
  return (params as { step: string }).step;
}
