/** Which codes start which flows. */
import type { ActionId, Definition, Flow } from '../definition/definition.ts';

/** Undefined for a code the definition does not have, and for one that starts nothing. */
export function flowStartedBy({ actions, flows }: Definition, action: ActionId): Flow | undefined {
  const target = Object.hasOwn(actions, action) ? actions[action] : undefined;
  return target && 'flow' in target ? flows[target.flow] : undefined;
}

/** The codes, as they are written, that start a flow. */
export function codesOf({ actions }: Pick<Definition, 'actions'>, flow: string): string[] {
  return Object.entries(actions).flatMap(([code, target]) =>
    'flow' in target && target.flow === flow ? [code] : [],
  );
}
