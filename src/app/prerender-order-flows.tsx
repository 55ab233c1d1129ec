import type { Flow } from '../model/definition.ts';
import type { AppIndex } from '../model/definition-files.ts';
import type { CallResult, Effects, Host } from '../model/effects.ts';
import { memoryStorage } from '../machine/storage.ts';
import { addressOf } from '../pages/address.ts';
import { publishedDefinitions } from './flow/definitions.ts';
import { openOrderAhead, screenReached } from './flow/open-ahead.ts';
import { storeOpened } from './flow/opened-ahead.ts';
import { draw, effectsWhileDrawing, services } from './prerender.tsx';

/** The flow of an order's action, which shows a page before the customer or a condition decides anything. */
export interface OrderFlow {
  /** Published file of the flow. */
  file: string;
  flow: Flow;
  funder: string;
  action: number;
  /** Of its first page. */
  step: string;
  path: string;
  /** Endpoints it calls before its first page. */
  calls: readonly string[];
}

/** Somebody's phone, order and platform. */
export interface MadeUpWorld {
  host: Host;
  /** Epoch ms. */
  now: number;
  order: (funder: string) => Record<string, unknown>;
  respond: (endpoint: string, request: Record<string, unknown>) => CallResult;
}

/** What `#root` contains at the first page, as this world shows it; undefined where it shows another one. */
export async function prerenderFirstPage(
  { flow, funder, action, step, path, calls }: OrderFlow,
  index: AppIndex,
  world: MadeUpWorld,
): Promise<string | undefined> {
  const order = world.order(funder);
  const never = () => new Promise<never>(() => undefined);
  const call = async (endpoint: string, request: Record<string, unknown>): Promise<CallResult> => {
    if (endpoint === 'order.detail') return { type: 'ok', result: order };
    return calls.includes(endpoint) ? world.respond(endpoint, request) : never();
  };
  const effects: Effects = { ...effectsWhileDrawing(never), call, now: () => world.now };
  const opening = {
    ...services,
    host: world.host,
    effects,
    call: call as typeof services.call,
    definitions: publishedDefinitions((file) =>
      Promise.resolve(file === 'index.json' ? index : flow),
    ),
    storage: memoryStorage().tab(),
    // A formula that this world has no value for.
    onBug: () => undefined,
  };
  const search = addressOf('', String(order['orderNo']), action);
  const ahead = openOrderAhead({ path, search }, opening);
  if (!ahead) return undefined;
  await screenReached(ahead);
  const { opened } = ahead.opening;
  const view = opened?.type === 'session' ? opened.session.view() : undefined;
  if (view?.stepId !== step || view.engine || view.over || view.notice) return undefined;
  storeOpened(ahead);
  return draw(path, search, opening);
}
