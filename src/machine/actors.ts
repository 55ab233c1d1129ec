import { fromCallback } from 'xstate';
import type { Flow } from '../model/definition.ts';
import type { MachineEvent } from './context-updates.ts';
import type { FlowContext } from './context.ts';
import { loadDraft, loadOrder, saveDraft } from './draft.ts';
import { event as events } from './names.ts';
import type { ScopeOf } from './scope.ts';
import { startActor, startStepActor, type MachineParts, type ActorSeed } from './step-actor.ts';

type Seeded = { context: FlowContext };

/** Everything a machine begins on entering a state and aborts on leaving it. */
export function actorsOf(flow: Flow, parts: MachineParts, scopeOf: ScopeOf) {
  const { effects } = parts;
  const calling = (work: (seed: Seeded, signal: AbortSignal) => Promise<MachineEvent>) =>
    fromCallback<MachineEvent, Seeded>(({ input, sendBack }) =>
      startActor((signal) => work(input, signal), sendBack),
    );
  const works = Object.entries(parts.kinds).flatMap(([kind, { actors }]) =>
    Object.keys(actors ?? {}).map((name) => [`${kind}: ${name}`, worker(name)] as const),
  );
  function worker(name: string) {
    return fromCallback<MachineEvent, ActorSeed>(({ input, sendBack }) =>
      startStepActor(name, input, flow, parts, scopeOf(input.context), sendBack),
    );
  }
  return {
    ...Object.fromEntries(works),
    wait: fromCallback<MachineEvent, { after: number }>(({ input, sendBack }) =>
      startActor(async (signal) => {
        await effects.sleep(effects.now() + input.after, signal);
        return { type: events.waited };
      }, sendBack),
    ),
    'load the draft': calling(({ context }, signal) => loadDraft(flow, context, effects, signal)),
    'save the draft': calling(({ context }, signal) => saveDraft(flow, context, effects, signal)),
    'reload the order': calling(({ context }, signal) => loadOrder(context, effects, signal)),
  };
}
