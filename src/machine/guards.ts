import type { Flow } from '../model/definition.ts';
import { evaluate } from '../language/formula/evaluate.ts';
import type { Chart } from './chart.ts';
import type { MachineEvent } from './context-updates.ts';
import type { FlowContext } from './context.ts';
import type { ScopeOf } from './scope.ts';
import * as names from './names.ts';
import { mayGoBack, screenBack, screenNow } from './visited-steps.ts';
import { report, type MachineParts } from './step-actor.ts';

export type Guard = (
  args: { context: FlowContext; event: MachineEvent },
  params?: unknown,
) => boolean;

/**
 * The bodies of the guards a chart names. None throws: a formula that fails is reported as a bug and counts as false.
 */
export function guardsFor(
  { flow, states }: Chart,
  parts: Pick<MachineParts, 'onBug'>,
  scopeOf: ScopeOf,
): Record<string, Guard> {
  const before = memoizedScreenBack(flow);
  const guards: Record<string, Guard> = {
    'may go back': ({ context, event }) => mayGoBack(flow, context, event.to),
    'back leads to': ({ context, event }, params) => before(context, event) === stepIn(params),
    'was shown last': ({ context }, params) => screenNow(flow, context) === stepIn(params),
    'resumes at': ({ context }, params) =>
      context.resuming === true && context.goal === stepIn(params),
    'opens at': ({ context }, params) =>
      context.resuming !== true && context.goal === stepIn(params),
  };
  for (const { guard } of states.flatMap(({ transitions }) => transitions))
    if (guard && 'when' in guard)
      guards[guard.type] = ({ context }, params) => {
        // Before a step is entered, answers of an earlier visit of it do not count.
        const visited = params === undefined ? context.visited : context.visited.slice(0, -1);
        try {
          return evaluate(guard.when, scopeOf(context, visited)) === true;
        } catch (error) {
          report(parts, error);
          return false;
        }
      };
  return guards;
}

/** The guard of every screen compares with the same target, so that is cached for the last context and event. */
function memoizedScreenBack(
  flow: Flow,
): (context: FlowContext, event: MachineEvent) => string | undefined {
  let last: { context: FlowContext; event: MachineEvent; screen: string | undefined } | undefined;
  return (context, event) => {
    if (last?.context !== context || last.event !== event) {
      const requested = event.type === names.event.back ? event.to : undefined;
      last = { context, event, screen: screenBack(flow, context, requested) };
    }
    return last.screen;
  };
}

function stepIn(params: unknown): string {
  return (params as { step: string }).step;
}
