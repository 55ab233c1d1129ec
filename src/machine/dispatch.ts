import type { DefinitionIndex } from '../definition/definition.ts';

export type Dispatch =
  | { type: 'flow'; flow: string }
  /** The specification says nothing happens (321). */
  | { type: 'nothing' }
  | { type: 'under-development' };

/** What an action code of an order means for its funder (order-handling.md, section 4). */
export function dispatch(index: DefinitionIndex, funder: string, action: number): Dispatch {
  const actions = Object.hasOwn(index.funders, funder) ? index.funders[funder]?.actions : undefined;
  if (!actions || !Object.hasOwn(actions, action)) return { type: 'under-development' };
  const flow = actions[action];
  return flow ? { type: 'flow', flow } : { type: 'nothing' };
}
