import { createActor, type AnyActorRef } from 'xstate';
import { chartOf } from '../machine/chart-builder.ts';
import { toMachine } from '../machine/to-machine.ts';
import type { Flow } from '../model/definition.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { startContext } from '../machine/context.ts';
import { graphOf, guardName, waitsForEvent, type Graph, type StateNode } from './graph.ts';
import * as names from '../machine/names.ts';
import { takeEvent, type Valuation } from './steps-of-graph.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { stateKey, statePath } from '../machine/names.ts';

export interface Agreement {
  /** (place, event, valuation) triples compared. */
  compared: number;
  mismatches: string[];
}

/**
 * Holds the explorer against XState: from every place, for every event and every valuation of the guards that are asked,
 * both must come to the same place. A debugging aid for the engine, run over every flow by the tests.
 */
export function agreement(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>): Agreement {
  const graph = graphOf(flow, kinds);
  const stubbed = stubbedMachine(flow, kinds);
  const result: Agreement = { compared: 0, mismatches: [] };
  const all = graph.nodes.flatMap(({ edges }) => edges.flatMap(({ event }) => event ?? []));
  const events = [...new Set(all)]
    .filter((event) => event !== names.event.reopened)
    .concat('language', 'unheard.of');
  for (const place of graph.nodes) {
    if (!waitsForEvent(place)) continue;
    const handled = new Set(place.edges.map(({ event }) => event));
    for (const event of events)
      if (handled.has(event) || place.index % 7 === 0)
        compare(graph, place, event, stubbed, result);
  }
  return result;
}

type Stubbed = ReturnType<typeof stubbedMachine>;

function compare(
  graph: Graph,
  from: StateNode,
  event: string,
  stubbed: Stubbed,
  result: Agreement,
) {
  const pending: Map<string, boolean>[] = [new Map()];
  for (let values = pending.pop(); values; values = pending.pop()) {
    const guardValues = new Map(values);
    const holds: Valuation = (guard) => {
      const assumed = guardValues.get(guard);
      if (assumed !== undefined) return assumed;
      pending.push(new Map([...guardValues, [guard, true]]));
      guardValues.set(guard, false);
      return false;
    };
    const ours = outcome(() => takeEvent(graph, from, event, holds).at(-1)?.to ?? from);
    const theirs = outcome(() =>
      stubbed.next(from, event, (guard) => guardValues.get(guard) ?? false),
    );
    result.compared++;
    if (ours !== theirs) {
      const when = [...guardValues].map(([guard, value]) => `${guard}: ${value}`).join(', ');
      result.mismatches.push(
        `${from.step} ${from.inner} on ${event} (${when}): explorer ${ours}, XState ${theirs}`,
      );
    }
  }
}

function outcome(compute: () => { step: string; inner: string }): string {
  try {
    const { step, inner } = compute();
    return `${step} ${inner}`.trim();
  } catch {
    return 'no rest';
  }
}

/** For `transition`: nothing begins. XState's own function makes an actor anew for each of thousands of questions. */
function inertScope<T extends AnyActorRef>(self: T) {
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

function stubbedMachine(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>) {
  const { effects } = new SimulatedWorld();
  let holds: Valuation = () => false;
  const stub = (name: string) => (_: unknown, params?: unknown) =>
    holds(guardName({ type: name, ...(typeof params === 'object' && params && { params }) }));
  const stubbed = toMachine(
    chartOf(flow, kinds),
    { kinds, effects, links: [], onBug: () => undefined },
    {
      actors: (own) => own,
      guards: (own) => Object.fromEntries(Object.keys(own).map((name) => [name, stub(name)])),
    },
  );
  const input = {
    order: {},
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    action: 0,
    language: 'zh',
  } as const;
  const context = startContext(input);
  const scope = inertScope(createActor(stubbed, { input }));
  return {
    next(from: StateNode, event: string, valuation: Valuation) {
      holds = valuation;
      const snapshot = stubbed.resolveState({
        value: stateKey(from.step, from.inner),
        context: { ...context, visited: [from.step] },
      });
      const next = stubbed.transition(snapshot, { type: event }, scope);
      const [step, inner] = statePath(next.value);
      return { step, inner };
    },
  };
}
