import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type ApiResponse } from './responses.ts';
import { Refusal } from '../platform/handler.ts';
import type { Tables } from '../platform/tables.ts';
import { isObject } from '../../../src/model/plain-object.ts';

export interface IdempotentRequest {
  requestId: string;
  customerId: string;
  endpoint: string;
  /** The request without its requestId. */
  input: unknown;
  now: number;
}

/**
 * One effect per requestId: the row is claimed in the effect's own transaction, so a second try waits for the first to
 * commit and is then answered with its result. Throws Refusal when the same id comes with another request.
 */
export async function once(
  tx: Transaction<Tables>,
  intent: IdempotentRequest,
  effect: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { requestId, customerId, endpoint, now } = intent;
  const hash = hashOf([endpoint, intent.input]);
  const claim = await tx
    .insertInto('requests')
    .values({
      request_id: requestId,
      customer_id: customerId,
      endpoint,
      hash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst();
  const mine = tx
    .selectFrom('requests')
    .select(['hash', 'answer'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId);
  if (!claim) {
    const first = await mine.executeTakeFirstOrThrow();
    if (first.hash !== hash) throw otherRequest();
    return JSON.parse(first.answer ?? 'null') as ApiResponse;
  }
  const response = await effect();
  await tx
    .updateTable('requests')
    .set({ answer: JSON.stringify(response) })
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .execute();
  return response;
}

function otherRequest(): Refusal {
  return new Refusal(
    'REQUEST_ID_REUSED',
    '请求编号已用于其他内容，请刷新后重试',
    'This request number was used for something else. Reload and try again',
  );
}

/** Independent of the order of keys. */
function hashOf(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
