import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { securityHeaders } from '../../deploy/headers.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import type { Tables } from '../platform/tables.ts';
import { payPage } from './pay-page.ts';
import {
  type PaymentDecision,
  actAtProvider,
  acts,
  type NotificationTiming,
  notices,
} from './provider.ts';
import { settlePayment } from './settling.ts';
import type { ChargeRow } from './tables.ts';
import { payPagePath } from './payment-methods.ts';

interface Visit {
  Params: { payType: string };
  Querystring: { t?: string; lang?: string };
  Body: { t?: string; answer?: string; notice?: string; lang?: string } | null;
}

/** The payment provider's own page. What is done there the platform learns by a notification or by asking, never by the address. */
export function addPayPage(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db } = env;
  app.get<Visit>(`${payPagePath}/:payType`, async ({ query, params }, reply) => {
    const charge = await findCharge(db, query.t, params.payType);
    return show(reply, charge, query.lang === 'en' ? 'en' : 'zh');
  });

  app.post<Visit>(`${payPagePath}/:payType`, async ({ body, params }, reply) => {
    const act = acts.find((one) => one === body?.answer);
    const notice = notices.find((one) => one === body?.notice) ?? 'before';
    const charge = await findCharge(db, body?.t, params.payType);
    const counts = charge && act && (await customerActs(env, charge.serial_number, act, notice));
    if (charge && counts) return reply.redirect(backTo(charge), 303);
    const now = await findCharge(db, body?.t, params.payType);
    return show(reply, now, body?.lang === 'en' ? 'en' : 'zh');
  });
}

/** The customer acts at the provider, which notifies the platform. True if it counted. */
export async function customerActs(
  { db, clock, services }: SandboxEnvironment,
  serialNumber: string,
  act: PaymentDecision,
  notice: NotificationTiming,
  late = false,
): Promise<boolean> {
  // Two parties, so two transactions: the provider has the money whether or not the platform hears of it.
  const counts = await db
    .transaction()
    .execute((tx) => actAtProvider({ tx, now: clock() }, serialNumber, act, { notice, late }));
  if (counts && notice === 'before') {
    await db
      .transaction()
      .execute((tx) => settlePayment({ tx, now: clock(), services }, serialNumber, 'unasked'));
  }
  return counts;
}

async function findCharge(
  db: Kysely<Tables>,
  token: unknown,
  payType: string,
): Promise<ChargeRow | undefined> {
  const text = typeof token === 'string' && !token.includes('\0') ? token : '';
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('token', '=', text)
    .executeTakeFirst();
  return row?.pay_type === payType ? row : undefined;
}

/** The page the customer came from. The parameter only names it, and proves nothing. */
function backTo({ return_to }: ChargeRow): string {
  const page = new URL(return_to);
  page.searchParams.set('from', 'cashier');
  return page.href;
}

async function show(
  reply: FastifyReply,
  charge: ChargeRow | undefined,
  lang: 'zh' | 'en',
): Promise<FastifyReply> {
  const back = charge ? backTo(charge) : '';
  const policy = securityHeaders['content-security-policy'] ?? '';
  const formAction = `form-action 'self'${charge ? ` ${new URL(back).origin}` : ''}`;
  return reply
    .code(charge ? 200 : 404)
    .headers({
      ...securityHeaders,
      'content-security-policy': policy.replace("form-action 'self'", formAction),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(payPage({ state: charge?.state ?? 'unknown', lang, charge, back }));
}
