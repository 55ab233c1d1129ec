import type { Definition } from '../definition/definition.ts';
import { readRecord, recordKey } from '../machine/record.ts';
import type { CallResult } from '../machine/effects.ts';
import { startPath } from '../pages/paths.ts';
import type { Asked } from './open-flow.ts';
import type { World } from './world.ts';

type NotOk = Exclude<CallResult, { type: 'ok' }>;

/**
 * The action an address is about: the one it names, else the one whose session has been at this page, else the only one
 * that leads there. A starting address without an action asks the platform (`/api/order/autoRoute`).
 */
export async function findAction(
  asked: Asked,
  definition: Definition,
  order: Record<string, unknown>,
  world: World,
  signal: AbortSignal,
): Promise<number | NotOk | undefined> {
  if (asked.action !== undefined) return asked.action;
  if (asked.path !== startPath) return byPage(definition, asked.path, asked.orderNo, world);
  const answer = await world.call('order.auto-route', { orderNo: asked.orderNo }, { signal });
  if (answer.type !== 'ok') return answer;
  return byPageCode(String(answer.result.pageCode), definition, order);
}

function byPage(definition: Definition, path: string, orderNo: string, world: World) {
  const actions = actionsAt(definition, path);
  const running = actions.find((action) => readRecord(world.storage, recordKey(orderNo, action)));
  return running ?? (actions.length === 1 ? actions[0] : undefined);
}

/** A page code is an action code or the name of a page; of several actions at a page, one the order offers. */
export function byPageCode(
  pageCode: string,
  definition: Definition,
  order: Record<string, unknown>,
): number | undefined {
  if (/^\d{1,6}$/.test(pageCode)) return Number(pageCode);
  const actions = actionsAt(definition, `/${pageCode}`);
  return actions.find((action) => offered(order).includes(action)) ?? actions[0];
}

function offered(order: Record<string, unknown>): unknown[] {
  const actions = Array.isArray(order.actions) ? (order.actions as { code?: unknown }[]) : [];
  return actions.map(({ code }) => code);
}

function actionsAt(definition: Definition, path: string): number[] {
  return Object.values(definition.flows)
    .filter((flow) => Object.values(flow.steps).some((step) => step.path === path && !step.entry))
    .flatMap((flow) => actionsOf(definition, flow.id));
}

export function actionsOf(definition: Definition, flow: string): number[] {
  return Object.entries(definition.actions).flatMap(([code, target]) =>
    'flow' in target && target.flow === flow ? [Number(code)] : [],
  );
}
