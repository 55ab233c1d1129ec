import { type AnyActorLogic, type AnyMachineSnapshot, createActor, type EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { settle } from '../../../verify/simulated-world.ts';
import type { CallResult } from '../../../model/effects.ts';
import type { HostedServices } from '../../../model/hosted-screen.ts';

/** A request that waits for its response. */
interface HeldRequest {
  endpoint: string;
  request: Record<string, unknown>;
  respond: (response: CallResult) => void;
  isAborted: () => boolean;
}

/** A platform that answers when it is told to. */
export class HeldPlatform {
  readonly requests: HeldRequest[] = [];
  readonly services: HostedServices = {
    call: (endpoint, request, { signal }) =>
      new Promise((respond) => {
        this.requests.push({ endpoint, request, respond, isAborted: () => signal.aborted });
      }),
  };

  get open(): HeldRequest[] {
    return this.requests.filter((one) => !this.#answered.has(one) && !one.isAborted());
  }

  readonly #answered = new Set<HeldRequest>();

  /** Answers the request to this endpoint that has waited longest, of those that hold these fields. */
  async answer(endpoint: string, response: CallResult, fields: object = {}): Promise<void> {
    const one = this.open.find(
      (held) =>
        held.endpoint === endpoint &&
        Object.entries(fields).every(([name, value]) => held.request[name] === value),
    );
    if (!one) throw new Error(`${endpoint} is not asked; open: ${this.endpoints().join(', ')}`);
    this.#answered.add(one);
    one.respond(response);
    await settle();
  }

  endpoints(): string[] {
    return this.open.map(({ endpoint }) => endpoint).toSorted();
  }
}

export interface Move {
  /** What the model is told. */
  event: EventObject & Record<string, unknown>;
  /** The same for the machine that really runs. */
  play: (platform: HeldPlatform, send: (event: EventObject) => void) => Promise<void>;
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
  const platform = new HeldPlatform();
  const actor = createActor(machine, { input: { ...input, services: platform.services } });
  actor.start();
  await settle();
  for (const { play } of moves) {
    await play(platform, (event) => actor.send(event));
    await settle();
  }
  return { actor, platform };
}
