import type { CoSigner } from '../identity/co-signer.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { latestRecord } from '../platform/records.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { newestLinkStatus } from '../signing/links.ts';
import { isSigned } from '../documents/signatures.ts';

/** Who signs beside the lessee, and how far that is: what was answered before another one was named counts no longer. */
export async function coSignerStatus(
  call: HandlerContext,
  order: OwnOrder,
): Promise<HandlerResponse<'co-signer.status'>> {
  const { order_no: orderNo } = order.row;
  const named = await latestRecord<CoSigner>(call, orderNo, 'co-signer');
  if (!named) return { status: 'open' };
  const { idNumber: _, ...shown } = named.details;
  if (await isSigned(call, order, 'co-lessee-agreement')) return { status: 'signed', ...shown };
  const latest = await latestRecord<{ answer: 'invited' | 'refused' }>(
    call,
    orderNo,
    'co-signer-answer',
  );
  const counts = latest !== undefined && latest.at >= named.at;
  if (!counts) return { status: 'confirmed', ...shown };
  const link = await newestLinkStatus(call, order, 'second-signer', latest.at);
  return { status: link === 'refused' ? 'refused' : latest.details.answer, ...shown };
}
