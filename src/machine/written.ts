import type { Flow } from '../model/definition.ts';
import type { FlowContext, Intent } from './context.ts';

type Intents = FlowContext['intents'];

/** What is only known by its name is held to be that. */
export function writtenAt(flow: Flow, id: string, { writes }: Intent): Pick<Intent, 'writes'> {
  const known = writes ?? flow.steps[id]?.writes;
  return known === undefined ? {} : { writes: known };
}

/** Writes as they are saved: with what they write. */
export function savedWrites(flow: Flow, intents: Intents): Record<string, Intent> {
  const saved = Object.entries(intents).map(([id, intent]): [string, Intent] => [
    id,
    { ...intent, ...writtenAt(flow, id, intent) },
  ]);
  return Object.fromEntries(saved);
}
