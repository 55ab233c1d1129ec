import type { Order } from '../../api/order.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { listMessages } from './list-messages.ts';

export type OrderPage = NonNullable<Order['pages']>[number];

export function isRent({ page }: OrderPage): boolean {
  return page === 'repayment';
}

/** What its button says, and an order that waits for it. */
export function nameOfPage(page: OrderPage): LocalizedText {
  if (page.problem) return listMessages.problem;
  return isRent(page) ? listMessages.payInstalment : page;
}

/** A review that was not passed: the order stands still until its customer does something about it. */
export function isRefused(status: string | undefined): boolean {
  return status === 'CREDIT_REJECTED';
}
