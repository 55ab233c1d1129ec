import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { minuteOf } from '../platform/days.ts';
import { uploadAddress } from '../documents/document-addresses.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import { totalOf } from '../orders/amounts.ts';
import type { FeeType } from '../../../src/api/payments.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { EffectContext } from '../platform/handler.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import type { Tables } from '../platform/tables.ts';
import { decideAppeal } from './appeal-lifecycle.ts';
import { decideRefund } from './refund-lifecycle.ts';
import { reviewPage, type PendingReview } from './review-page.ts';

const decision = z.object({
  kind: z.enum(['appeal', 'refund']),
  no: z.string().regex(/^[A-Z]{2}[\dA-Z]{1,40}$/),
  verdict: z.enum(['yes', 'no']),
  reply: z.string().trim().max(200).optional(),
  /** Yuan; empty: all. */
  granted: z
    .string()
    .regex(/^(\d{1,9}(\.\d{1,2})?)?$/)
    .optional(),
});
type Decision = z.output<typeof decision>;

/** The reviewer of refunds and appeals. Not part of the platform's contract. */
export function addReviewRoutes(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db, clock, services } = env;
  app.get<{ Querystring: { lang?: string; outcome?: string } }>(
    '/sandbox/reviews',
    async ({ query }, reply) => {
      const outcome =
        query.outcome === 'done' || query.outcome === 'late' ? query.outcome : undefined;
      const page = reviewPage(
        await waitingNow(db, clock()),
        query.lang === 'en' ? 'en' : 'zh',
        outcome,
      );
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    },
  );

  app.post<{ Querystring: { lang?: string } }>(
    '/sandbox/reviews',
    async ({ body, query }, reply) => {
      const request = decision.safeParse(body);
      if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
      const counted = await db
        .transaction()
        .execute((tx) => decide({ tx, now: clock(), services }, request.data));
      const lang = query.lang === 'en' ? 'en' : 'zh';
      return reply.redirect(
        `/sandbox/reviews?lang=${lang}&outcome=${counted ? 'done' : 'late'}`,
        303,
      );
    },
  );
}

async function decide(
  call: EffectContext,
  { kind, no, verdict, reply, granted }: Decision,
): Promise<boolean> {
  const order = await call.tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', 'in', (query) =>
      kind === 'appeal'
        ? query.selectFrom('appeals').select('order_no').where('appeal_no', '=', no)
        : query.selectFrom('refunds').select('order_no').where('refund_no', '=', no),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!order) return false;
  await call.services.orders.upToDate(call, order);
  if (kind === 'refund') {
    return decideRefund(
      call,
      no,
      verdict === 'yes' ? 'refunded' : 'refused',
      reply || 'refund-refused',
    );
  }
  return decideAppeal(call, no, verdict === 'yes' ? 'accepted' : 'rejected', {
    ...(reply && { reply }),
    ...(granted && { granted: Math.round(Number(granted) * 100) }),
  });
}

/** Newest first. */
async function waitingNow(db: Kysely<Tables>, now: number): Promise<PendingReview[]> {
  return db.transaction().execute(async (tx) => {
    const appeals = await tx
      .selectFrom('appeals')
      .innerJoin('orders', 'orders.order_no', 'appeals.order_no')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .selectAll('appeals')
      .select(['details', 'opening', 'token'])
      .where('state', '=', 'submitted')
      .orderBy('submitted_at', 'desc')
      .limit(100)
      .execute();
    const refunds = await tx
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
      .selectAll('refunds')
      .select('details')
      .where('state', '=', 'processing')
      .orderBy('requested_at', 'desc')
      .limit(100)
      .execute();
    const waiting: PendingReview[] = refunds.map((row) => ({
      kind: 'refund',
      no: row.refund_no,
      orderNo: row.order_no,
      customer: nameIn(row.details),
      amount: row.amount,
      at: minuteOf(row.requested_at),
      reason: row.reason,
      description: row.description,
      proofs: [],
    }));
    for (const row of appeals) {
      waiting.push({
        kind: 'appeal',
        no: row.appeal_no,
        orderNo: row.order_no,
        customer: nameIn(row.details),
        amount: (await heldAmountOf(tx, row.order_no)) + notPosted(row),
        at: minuteOf(row.submitted_at),
        reason: row.reason,
        description: row.description,
        proofs: (row.proofs as string[]).map((id) =>
          uploadAddress(encodeURIComponent(id), row.token, now),
        ),
      });
    }
    return waiting;
  });
}

function nameIn(details: unknown): string {
  return (details as OrderDetails).lessee.name;
}

/** Sum of the opening payments of a seeded order, which are posted when it is first read. */
function notPosted({ opening, details }: { opening: unknown; details: unknown }): number {
  const kinds = (opening ?? []) as FeeType[];
  return kinds.reduce((sum, kind) => sum + totalOf(kind, details as OrderDetails), 0);
}
