/** Which codes start which flows. */
import type { Definition, Flow } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';

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

/** The addresses of the screens a flow can begin with, whatever the platform responds before them. */
export function firstPaths({ start, steps }: Flow): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  const visited = new Set(queue);
  for (const id of queue) {
    const step = steps[id];
    if (!step) continue;
    if (step.path !== undefined) reached.add(step.path);
    if (step.path !== undefined && !step.when) continue;
    for (const { to } of Object.values(step.exits).flat())
      if (!visited.has(to)) {
        visited.add(to);
        queue.push(to);
      }
  }
  return reached;
}
