import type { ActionId } from '../model/definition.ts';

/** The storage key of an order's session. */
export function recordKey(orderNo: string, action: ActionId): string {
  return `session:${orderNo}:${action}`;
}
