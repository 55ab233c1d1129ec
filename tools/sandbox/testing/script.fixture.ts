import { failed } from '../../../src/verify/call-results.ts';
import { type Flow, hasOutcome, type Step } from '../../../src/model/definition.ts';
import type { Example } from '../../../src/model/example.ts';
import type { CallResult } from '../../../src/model/effects.ts';
import type { View } from '../../../src/machine/view.ts';
import { unreachableMessages } from '../../../src/api/messages.ts';
import { kindDrivers } from '../../../src/steps/registry/drivers.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { customerEvent } from '../../made-up/events.ts';
import { canAct } from './customer.fixture.ts';

/** The outcomes of an example's steps: some by the customer's acts, the others by the platform's responses. */
export class ExampleScript {
  readonly #flow: Flow;
  readonly #example: Example;
  readonly #visits = new Map<string, number>();
  #visit = -1;

  constructor(flow: Flow, example: Example) {
    this.#flow = flow;
    this.#example = example;
  }

  /** Acts as the example says; false where it has no act for the customer. */
  act(view: View): boolean {
    const outcome = this.#outcomeAt(view);
    if (outcome === undefined) return false;
    const type = decisionOf(view.kind, outcome) ?? eventTowards(outcome, view);
    if (type === undefined) return false;
    view.send(customerEvent(view, type, {}));
    return true;
  }

  /** The response that replaces the platform's own. */
  instead(view: View, endpoint: string): CallResult | undefined {
    if (endpoint !== endpointOf(this.#stepAt(view))) return undefined;
    const outcome = this.#outcomeAt(view);
    const code = kindDrivers[view.kind]?.codes?.[outcome ?? ''];
    if (code !== undefined) return failed(code, '');
    switch (outcome) {
      case 'failed':
        return failed('E1', '办理未通过');
      case 'timeout':
      case 'expired':
      case 'unsure':
        return { type: 'unreachable', why: 'timeout', words: unreachableMessages.timeout };
      default:
        return undefined;
    }
  }

  /** The platform's data with the example's values. */
  changed(view: View, endpoint: string, data: unknown): unknown {
    const step = this.#stepAt(view);
    const result = step && this.#example.results?.[step.id];
    if (!result || endpoint !== endpointOf(step)) return data;
    if ('data' in result) return result.data;
    return typeof data === 'object' && data !== null ? { ...data, ...result } : result;
  }

  /** The act on the page a link leads to, for the outcome of the step that queries it afterwards. Undefined: none. */
  onPage(view: View): 'done' | 'refused' | undefined {
    const link = this.#stepAt(view);
    const next = link?.exits[link.main]?.at(-1)?.to ?? '';
    const outcome = this.#example.outcomes[next]?.[this.#visits.get(next) ?? 0];
    if (outcome === 'timeout' || outcome === 'expired') return undefined;
    return outcome === 'failed' ? 'refused' : 'done';
  }

  #stepAt({ stepId }: View): Step | undefined {
    return this.#flow.steps[stepId];
  }

  #outcomeAt({ stepId, visit }: View): string | undefined {
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#visits.set(stepId, (this.#visits.get(stepId) ?? 0) + 1);
    }
    return this.#example.outcomes[stepId]?.[(this.#visits.get(stepId) ?? 1) - 1];
  }
}

/** The event with which a customer chooses the outcome: a button of the author's, or one of the kind. */
function decisionOf(kind: string, outcome: string): string | undefined {
  if (kindSchemas[kind]?.outcomesFrom !== undefined) return `${kind}.${outcome}`;
  return kindDrivers[kind]?.decisions?.[outcome];
}

/** The next event on the shortest path through the kind's inner states to the outcome. */
function eventTowards(outcome: string, { kind, status }: View): string | undefined {
  if (canAct(kind)) return undefined;
  const states = kindStates[kind]?.states ?? {};
  const visited = new Set([status]);
  const queue = [{ at: status, first: undefined as string | undefined }];
  for (const { at, first } of queue)
    for (const [type, transition] of Object.entries(states[at]?.on ?? {})) {
      if ('outcome' in transition && transition.outcome === outcome) return first ?? type;
      if (!('to' in transition) || visited.has(transition.to)) continue;
      visited.add(transition.to);
      queue.push({ at: transition.to, first: first ?? type });
    }
  return undefined;
}

function endpointOf(step: Step | undefined): string | undefined {
  return (
    (step as { endpoint?: string } | undefined)?.endpoint ?? kindDrivers[step?.kind ?? '']?.endpoint
  );
}

/**
 * Whether the platform can be played for an example: it names no branch over an answer without saying the answer, nothing
 * is paid (what is left to pay is the ledger's to say), and no interviewer refuses, who sits at the web's end of the room.
 */
export function isPlayable(flow: Flow, { outcomes, results = {} }: Example): boolean {
  if (Object.values(flow.steps).some(({ kind }) => kindDrivers[kind]?.pays)) return false;
  return Object.entries(outcomes).every(([id, named]) => {
    const step = flow.steps[id];
    const { byOthers = [] } = kindDrivers[step?.kind ?? ''] ?? {};
    if (named.some((name) => byOthers.includes(name))) return false;
    return !step || id in results || named.every((name) => hasOutcome(step, name));
  });
}
