import { fromCallback } from 'xstate';
import type { Flow } from '../model/definition.ts';
import type { MachineEvent } from './changes.ts';
import type { Context } from './context.ts';
import { loadDraft, loadOrder, saveDraft } from './draft.ts';
import { event as events } from './names.ts';
import type { ScopeOf } from './scope.ts';
import { begin, beginWork, type Parts, type Seed } from './work.ts';

type Seeded = { context: Context };

/** Everything a machine begins on entering a state and aborts on leaving it. */
export function actorsOf(flow: Flow, parts: Parts, scopeOf: ScopeOf) {
  const { effects } = parts;
  const calling = (work: (seed: Seeded, signal: AbortSignal) => Promise<MachineEvent>) =>
    fromCallback<MachineEvent, Seeded>(({ input, sendBack }) =>
      begin((signal) => work(input, signal), sendBack),
    );
  const works = Object.entries(parts.kinds).flatMap(([kind, { work }]) =>
    Object.keys(work ?? {}).map((name) => [`${kind}: ${name}`, worker(name)] as const),
  );
  function worker(name: string) {
    return fromCallback<MachineEvent, Seed>(({ input, sendBack }) =>
      beginWork(name, input, flow, parts, scopeOf(input.context), sendBack),
    );
  }
  return {
    ...Object.fromEntries(works),
    wait: fromCallback<MachineEvent, { after: number }>(({ input, sendBack }) =>
      begin(async (signal) => {
        await effects.sleep(effects.now() + input.after, signal);
        return { type: events.waited };
      }, sendBack),
    ),
    'load the draft': calling(({ context }, signal) => loadDraft(flow, context, effects, signal)),
    'save the draft': calling(({ context }, signal) => saveDraft(flow, context, effects, signal)),
    'reload the order': calling(({ context }, signal) => loadOrder(context, effects, signal)),
  };
}
