import type { ActionId } from '../model/action-id.ts';

/** The storage key of an order's session. */
export function recordKey(orderNo: string, action: ActionId): string {
  return `session:${orderNo}:${action}`;
}
