import { pageAt } from '../pages/routes.ts';
import { definitions } from './flow/own-definitions.ts';

/**
 * Fetches what an address needs beside the app, in the time in which something else is on its way: on a slow network
 * each file costs a round trip. Whoever needs it asks again, and says so when that fails.
 */
export function fetchAhead(path: string, asked?: Promise<unknown>): void {
  const { load } = pageAt(path) ?? {};
  const needed: Promise<unknown>[] = load
    ? [load(), import('../pages/endpoint-queries.tsx')]
    : [engine(), definitions.free(path)];
  needed.push(import('./platform/platform-access.ts'));
  // What was asked is on its way without it, and comes first.
  needed.push((asked ?? Promise.resolve()).then(() => import('axios')));
  for (const one of needed) void one.catch(() => undefined);
}

/** What runs every flow, before anybody asks for one. */
export function fetchEngine(): void {
  if (!savesData()) void engine().catch(() => undefined);
}

/** The flow of an action that an order offers. */
export async function fetchAction(funder: string, flow: string): Promise<void> {
  if (savesData()) return;
  try {
    const head = await definitions.head(funder);
    if (head) await Promise.all([engine(), definitions.withFlows(head, [flow])]);
  } catch {
    // Whoever opens the flow asks again.
  }
}

function engine(): Promise<unknown> {
  return import('./flow/FlowPage.tsx');
}

/** Customers who pay for each megabyte are asked for what they use only. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
