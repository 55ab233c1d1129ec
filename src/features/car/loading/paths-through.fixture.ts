import { type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CallResult } from '../../../model/effects.ts';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../../verify/simulated-world.ts';
import { RequestRefused, Unanswered } from './request-result.ts';

/** The pending endpoints, sorted. */
export function awaited({ pending }: SimulatedWorld): string[] {
  return pending.map(({ endpoint }) => endpoint).toSorted();
}

export interface Move {
  /** The event sent to the model. */
  event: EventObject & Record<string, unknown>;
  /** The same for the running machine. */
  play: (platform: SimulatedWorld, send: (event: EventObject) => void) => Promise<void>;
}

/** An event sent to both the machine and the model. */
export const sent = (event: Move['event']): Move => ({
  event,
  play: async (_, send) => send(event),
});

/** The actor's request gets this response, which is the actor's output. */
export const done = (actor: string, endpoint: string, output: object): Move => ({
  event: { type: `xstate.done.actor.${actor}`, output },
  play: (world) => world.answerTo(endpoint, ok(output)),
});

export const refused = (actor: string, endpoint: string) =>
  failure(actor, endpoint, new RequestRefused('车辆已下架'), failed('E1', '车辆已下架'));

export const silent = (actor: string, endpoint: string) =>
  failure(actor, endpoint, new Unanswered('offline'), unreachable('offline'));

const failure = (actor: string, endpoint: string, error: Error, response: CallResult): Move => ({
  event: { type: `xstate.error.actor.${actor}`, error, why: error.constructor.name },
  play: (world) => world.answerTo(endpoint, response),
});

interface TestPath {
  name: string;
  /** The moves that lead to the state. */
  moves: Move[];
  value: unknown;
  output: unknown;
}

/** The shortest path to every state of a machine. `key`: distinguishes contexts. */
export function pathsThrough(
  machine: AnyActorLogic,
  input: unknown,
  movesAt: (snapshot: AnyMachineSnapshot) => Move[],
  key: (context: never) => unknown,
): TestPath[] {
  const moves = new Map<string, Move>();
  const paths = getShortestPaths(machine, {
    input,
    limit: 50_000,
    events: (snapshot: AnyMachineSnapshot) =>
      movesAt(snapshot).map((move) => {
        moves.set(JSON.stringify(move.event), move);
        return move.event;
      }),
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, key(snapshot.context as never)]),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
  } as never);
  return paths.map(({ steps, state }) => {
    const taken = steps.flatMap(({ event }) => moves.get(JSON.stringify(event)) ?? []);
    const name = taken.map(({ event }) => event.type.replace('xstate.', '')).join(', ');
    const { value, output } = state as AnyMachineSnapshot;
    return { name, moves: taken, value, output };
  });
}

/** Walks a path on the machine itself; returns the platform at its end. */
export async function walk(machine: AnyActorLogic, input: object, { moves }: TestPath) {
  const platform = new SimulatedWorld(pausedPolicy);
  const actor = createActor(machine, { input: { ...input, services: platform.effects } });
  actor.start();
  await settle();
  for (const { play } of moves) {
    await play(platform, (event) => actor.send(event));
    await settle();
  }
  return { actor, platform };
}
