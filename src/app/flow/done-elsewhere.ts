import type { Flow } from '../../model/definition.ts';
import type { ActionId } from '../../model/action-id.ts';
import { questionNames } from '../../machine/context.ts';
import { type DamagedRecord, isIntact, type SessionRecord } from '../../machine/record.ts';

/** Undefined where the platform does not name the order's actions. */
function offered(order: Record<string, unknown>): unknown[] | undefined {
  if (!Array.isArray(order.actions)) return undefined;
  return (order.actions as { code?: unknown }[]).map(({ code }) => code);
}

export function offers(order: Record<string, unknown>, action: ActionId): boolean {
  return offered(order)?.includes(action) === true;
}

/**
 * Whether the customer has finished on another phone what this saved session only filled in: the order offered the action
 * and does no more. Not where this session wrote anything, or showed a lender's page: it has a result to show.
 */
export function isDoneElsewhere(
  flow: Flow,
  savedRecord: () => SessionRecord | DamagedRecord | undefined,
  order: Record<string, unknown>,
  action: ActionId,
): boolean {
  if (typeof action !== 'number' || offered(order)?.includes(action) !== false) return false;
  const record = savedRecord();
  if (!record || !isIntact(record) || !record.offered) return false;
  return Object.keys(record.intents).length === 0 && isFillingIn(flow, record.visited);
}

function isFillingIn(flow: Flow, visited: readonly string[]): boolean {
  const steps = visited.map((id) => flow.steps[id]);
  const isAlone = steps.every((step) => step && !step.once && !step.resume && !step.ends);
  const isAsking = steps.some((step) => step && questionNames(step).length > 0);
  return isAlone && isAsking && steps.at(-1)?.path !== undefined;
}
