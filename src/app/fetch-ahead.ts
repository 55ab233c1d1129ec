import type { Endpoint } from '../api/endpoint.ts';
import type { Flow } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';
import { pageAt } from '../pages/routes.ts';
import { definitions } from './flow/deployment-definitions.ts';

declare global {
  interface Window {
    /** Of the page's first script (tools/vite/lazy-parts.ts): a part is fetched, and not evaluated. */
    fetchOnly?: boolean;
    importPart?: (key: string) => Promise<unknown>;
    /** Of the script in index.html: what the app consists of at this address, once. */
    fetchApp?: () => Promise<unknown>[];
    /** Resolves when it is fetched, unless the web view fetches nothing ahead. */
    fetchPart?: (href: string) => Promise<unknown>;
  }
}

/**
 * Fetches what an address needs in parallel with the app: on a slow network each file costs a round trip. Failures are
 * ignored: whoever needs it loads it again and reports them.
 */
export function fetchAhead(path: string, search = '', prefetched?: Promise<unknown>): void {
  const { load } = pageAt(path) ?? {};
  const needed: Promise<unknown>[] = load
    ? [load(), import('../pages/endpoint-queries.tsx')]
    : [engine(), fetchFree(path), fetchFlow(search, prefetched)];
  const isOfOrder = new URLSearchParams(search).has('orderNo');
  if (!load && isOfOrder) needed.push(fetchSchema('order.detail'));
  needed.push(import('./platform/platform-access.ts'));
  // The prefetched request does not need it, and comes first.
  if (prefetched) void prefetched.then(() => fetchOnly(() => import('axios')));
  else needed.push(import('axios'));
  for (const one of needed) void one.catch(() => undefined);
}

/** The app, where it waits for what is shown before it. */
export function fetchApp(): void {
  const app = window.fetchApp?.() ?? [];
  const { parts } = document.getElementById('root')?.dataset ?? {};
  if (parts === undefined) fetchOnly(() => import('axios'));
  else
    void Promise.all(app).then(() => {
      for (const href of parts.split(' ')) void window.fetchPart?.(href);
    });
}

export function fetchParts(keys: readonly string[]): void {
  for (const key of keys) fetchOnly(async () => window.importPart?.(key));
}

/** Fetches a part without evaluating it: what shows the response evaluates first. */
function fetchOnly(part: () => Promise<unknown>): void {
  window.fetchOnly = true;
  try {
    void part().catch(() => undefined);
  } finally {
    window.fetchOnly = false;
  }
}

async function fetchFree(path: string): Promise<void> {
  const found = await definitions.free(path);
  const flow = found?.definition.flows[found.flow];
  if (flow) await fetchScreens(flow);
}

/** The flow of the address's action, as soon as the order's funder is known, and the screens it will show. */
async function fetchFlow(search: string, prefetched: Promise<unknown> | undefined): Promise<void> {
  const order = (await prefetched) as { funder?: unknown } | null | undefined;
  const action = new URLSearchParams(search).get('action') ?? '';
  if (!/^\d{1,6}$/.test(action) || typeof order?.funder !== 'string') return;
  const definition = await definitions.ofAction(order.funder, Number(action));
  const [flow] = Object.values(definition?.flows ?? {});
  if (!flow) return;
  const needed: Promise<unknown>[] = [fetchScreens(flow)];
  const { endpoint } = (flow.steps[flow.start] ?? {}) as { endpoint?: unknown };
  if (typeof endpoint === 'string') needed.push(prepareCall(endpoint));
  await Promise.all(needed);
}

async function fetchScreens(flow: Flow): Promise<void> {
  const { firstScreens, preloadScreens } = await import('../screen/screens.ts');
  const [first, ...next] = firstScreens(flow, flow.start);
  await preloadScreens(first, next);
}

/** While the app is on its way, when nothing else is to do; later it would wait behind the first rendering. */
async function prepareCall(endpoint: string): Promise<void> {
  const [schema, { instanceOf }] = await Promise.all([
    fetchSchema(endpoint),
    import('../api/transport.ts'),
  ]);
  if (schema && schema.client !== 'bridge') await instanceOf(schema.client);
}

async function fetchSchema(endpoint: string): Promise<Endpoint | undefined> {
  const { loadEndpoint } = await import('../api/contract-lazy.ts');
  return loadEndpoint(endpoint);
}

/** The flow engine, before it is needed. */
export function fetchEngine(): void {
  if (!savesData()) void engine().catch(() => undefined);
}

/** The flow of an action that an order offers. On failure it is fetched again when opened. */
export function fetchAction(funder: string, action: ActionId): void {
  if (savesData() || typeof action === 'string') return;
  for (const one of [engine(), definitions.ofAction(funder, action)])
    void one.catch(() => undefined);
}

function engine(): Promise<unknown> {
  return import('./flow/FlowPage.tsx');
}

/** Customers who save data fetch only what they use. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
