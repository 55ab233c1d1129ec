import type { HandlerContext } from '../platform/handler.ts';
import { newestLinkStatus } from '../signing/links.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { lastEventAt } from '../orders/progress.ts';
import { rejection } from '../orders/scenarios.ts';
import { isSigned } from '../documents/signatures.ts';

export type CreditStatus = { status: 'waiting' | 'done' | 'refused'; reason?: string };

const refusedThere = '您在金融机构页面未完成授权';

/** The status of the review, or of the authorization on the funder's page once a link to it was issued. */
export async function creditStatus(call: HandlerContext, order: OwnOrder): Promise<CreditStatus> {
  const { row } = order;
  if (row.status === 'CREDIT_REJECTED') return { status: 'refused', reason: rejection.zh };
  const link = await newestLinkStatus(
    call,
    order,
    'credit-authorization',
    await submittedAt(call, row.order_no),
  );
  if (link) {
    const reason = row.scenario === 'rejected' ? rejection.zh : refusedThere;
    return link === 'refused' ? { status: link, reason } : { status: link };
  }
  // Before the review, and after it until it is given, what the funder waits for is the customer's authorization.
  if (['DEPOSIT_DUE', 'CREDIT_MATERIALS', 'AUTHORIZATION'].includes(row.status)) {
    const sent = row.seeded_page === 'dongCaiCreditAuth';
    const signed = sent || (await isSigned(call, order, 'credit-authorization'));
    return { status: signed ? 'done' : 'waiting' };
  }
  return { status: row.status === 'CREDIT_REVIEW' ? 'waiting' : 'done' };
}

/** Epoch ms; 0 when no review has begun. */
async function submittedAt(call: HandlerContext, orderNo: string): Promise<number> {
  return (await lastEventAt(call, orderNo, 'credit-submitted')) ?? 0;
}
