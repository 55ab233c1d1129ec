import type { Flow } from '../model/definition.ts';
import type { FlowContext, WriteIntent } from './context.ts';

type Intents = FlowContext['intents'];

/** What a write wrote. A record that does not say so means what the step of that name writes now. */
export function writtenAt(
  flow: Flow,
  id: string,
  { writes }: WriteIntent,
): Pick<WriteIntent, 'writes'> {
  const saved = writes ?? flow.steps[id]?.writes;
  return saved === undefined ? {} : { writes: saved };
}

/** Writes as they are saved: with what they write. */
export function savedWrites(flow: Flow, intents: Intents): Record<string, WriteIntent> {
  const saved = Object.entries(intents).map(([id, intent]): [string, WriteIntent] => [
    id,
    { ...intent, ...writtenAt(flow, id, intent) },
  ]);
  return Object.fromEntries(saved);
}
