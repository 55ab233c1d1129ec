import type { ActionId } from '../model/action-id.ts';

export type Dispatch =
  | { type: 'flow'; flow: string }
  /** The specification says nothing happens (321). */
  | { type: 'nothing' }
  | { type: 'under-development' };

/** Of an index, what says which code starts what. */
export interface Starts {
  funders: Readonly<Record<string, { actions: Readonly<Record<string, string | null>> }>>;
  pages?: { flows: Readonly<Record<string, string>> };
}

/** What an action code of an order means for its funder (order-handling.md, section 4); a page code is the platform's. */
export function dispatch(index: Starts, funder: string, action: ActionId): Dispatch {
  if (typeof action === 'string') return ofPage(index, action);
  const actions = Object.hasOwn(index.funders, funder) ? index.funders[funder]?.actions : undefined;
  if (!actions || !Object.hasOwn(actions, action)) return { type: 'under-development' };
  const flow = actions[action];
  return flow ? { type: 'flow', flow } : { type: 'nothing' };
}

function ofPage({ pages }: Starts, page: string): Dispatch {
  const flow = pages && Object.hasOwn(pages.flows, page) ? pages.flows[page] : undefined;
  return flow === undefined ? { type: 'under-development' } : { type: 'flow', flow };
}
