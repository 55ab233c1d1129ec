import type { ActionId } from '../model/definition.ts';
import { pageAt } from '../pages/routes.ts';
import { definitions } from './flow/own-definitions.ts';

/**
 * Fetches what an address needs beside the app, in the time in which something else is on its way: on a slow network
 * each file costs a round trip. Whoever needs it asks again, and says so when that fails.
 */
export function fetchAhead(path: string, search = '', prefetched?: Promise<unknown>): void {
  const { load } = pageAt(path) ?? {};
  const needed: Promise<unknown>[] = load
    ? [load(), import('../pages/endpoint-queries.tsx')]
    : [engine(), definitions.free(path), fetchFlow(search, prefetched)];
  needed.push(import('./platform/platform-access.ts'));
  // What was asked is on its way without it, and comes first.
  needed.push((prefetched ?? Promise.resolve()).then(() => import('axios')));
  for (const one of needed) void one.catch(() => undefined);
}

/** The flow of the action that an address names, as soon as it is known whose order it is, and the screens it will come to. */
async function fetchFlow(search: string, prefetched: Promise<unknown> | undefined): Promise<void> {
  const order = (await prefetched) as { funder?: unknown } | null | undefined;
  const action = new URLSearchParams(search).get('action') ?? '';
  if (!/^\d{1,6}$/.test(action) || typeof order?.funder !== 'string') return;
  const definition = await definitions.ofAction(order.funder, Number(action));
  const [flow] = Object.values(definition?.flows ?? {});
  if (!flow) return;
  const { preloadScreens } = await import('../screen/screens.ts');
  await preloadScreens(flow.steps[flow.start], Object.values(flow.steps));
}

/** What runs every flow, before anybody asks for one. */
export function fetchEngine(): void {
  if (!savesData()) void engine().catch(() => undefined);
}

/** The flow of an action that an order offers. Whoever opens it asks again where this fails. */
export function fetchAction(funder: string, action: ActionId): void {
  if (savesData() || typeof action === 'string') return;
  for (const one of [engine(), definitions.ofAction(funder, action)])
    void one.catch(() => undefined);
}

function engine(): Promise<unknown> {
  return import('./flow/FlowPage.tsx');
}

/** Customers who pay for each megabyte are asked for what they use only. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
