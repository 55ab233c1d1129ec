import { type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { held, settle, SimulatedWorld } from '../../../verify/simulated-world.ts';

/** The endpoints that are waited for, in the order of the alphabet. */
export function awaited({ pending }: SimulatedWorld): string[] {
  return pending.map(({ endpoint }) => endpoint).toSorted();
}

export interface Move {
  /** What the model is told. */
  event: EventObject & Record<string, unknown>;
  /** The same for the machine that really runs. */
  play: (platform: SimulatedWorld, send: (event: EventObject) => void) => Promise<void>;
}

interface Walked {
  name: string;
  /** To a state of the model and back to nothing: its moves, and the value there. */
  moves: Move[];
  value: unknown;
  output: unknown;
}

/** The shortest way to every state of a machine. `key`: what tells one context from another. */
export function waysThrough(
  machine: AnyActorLogic,
  input: unknown,
  movesAt: (snapshot: AnyMachineSnapshot) => Move[],
  key: (context: never) => unknown,
): Walked[] {
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

/** Walks a way on the machine itself; the platform as it stands at its end. */
export async function walk(machine: AnyActorLogic, input: object, { moves }: Walked) {
  const platform = new SimulatedWorld(held);
  const actor = createActor(machine, { input: { ...input, services: platform.effects } });
  actor.start();
  await settle();
  for (const { play } of moves) {
    await play(platform, (event) => actor.send(event));
    await settle();
  }
  return { actor, platform };
}
