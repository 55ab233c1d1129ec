import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { Faults, faultRequest } from '../platform/faults.ts';
import { launcherOrders, type OrderQuery, orderFor } from './launcher.ts';
import { plain } from '../platform/plain-text.ts';
import { sentLinks } from '../signing/sent-links.ts';
import { migrate } from '../platform/migrate.ts';
import { scenarios } from '../orders/scenarios.ts';
import { seedFromFiles } from '../seeds/seeds.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

const orderOptions = {
  vin: z.string().max(40).optional(),
  scenario: z.enum(scenarios).optional(),
  flags: z
    .strictObject({
      citicSignMode: z.enum(['link', 'app']),
      hasCoLessee: z.boolean(),
      bankPhone: z.string().regex(/^1\d{10}$/),
      bankPhoneEditable: z.boolean(),
      callAgreementSigned: z.boolean(),
    })
    .partial()
    .optional(),
};
const funder = z.string().regex(/^[A-Z][A-Z0-9_]{0,60}$/);
const orderRequest = z.union([
  z.object({ funder, action: z.int().min(1).max(999_999), ...orderOptions }),
  z.object({
    funder: funder.optional(),
    page: z.string().regex(/^[A-Za-z]\w{0,63}$/),
    ...orderOptions,
  }),
]);

/** What the launcher, tests and people ask of the sandbox itself. Not part of the platform's contract. */
export function addLauncherRoutes(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db, faults } = env;
  app.get('/sandbox/health', async () => {
    await sql`select 1`.execute(db);
    return { ok: true };
  });

  app.get<{ Querystring: OrderQuery }>('/sandbox/orders', ({ query }) =>
    launcherOrders(env, query),
  );

  app.post('/sandbox/orders', async ({ body }, reply) => {
    const request = orderRequest.safeParse(body);
    if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
    return reply.code(201).send(await orderFor(env, { action: null, ...request.data }));
  });

  app.post('/sandbox/reset', async () => {
    faults.clear();
    await migrate(db, async (tx) => {
      await sql`truncate customers, addresses, funders, pages, vehicles, orders, finished, cards, codes, faces, signatures, links, uploads, requests, ledger, records, rooms, payments, charges, given_up_attempts, notifications, coupons, coupon_uses, journals, postings, holdings, refunds, appeals, registrations, campaign_shares, campaign_helps`.execute(
        tx,
      );
      await seedFromFiles(tx, env);
    });
    return { ok: true };
  });

  app.get<{ Querystring: { phone?: unknown } }>('/sandbox/inbox', async ({ query }) => {
    const messages = await db
      .selectFrom('codes')
      .select(['phone', 'code', 'sent_at as at', 'used_at as usedAt'])
      .$if(query.phone !== undefined, (codes) => codes.where('phone', '=', plain(query.phone)))
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    const links = await sentLinks(db, query.phone === undefined ? undefined : plain(query.phone));
    return { messages, links };
  });

  app.get<{ Querystring: { orderNo?: unknown } }>('/sandbox/ledger', async ({ query }) => {
    const entries = await db
      .selectFrom('ledger')
      .select(['order_no as orderNo', 'what', 'details', 'at'])
      .where('order_no', '=', plain(query.orderNo))
      .orderBy('id')
      .execute();
    return { entries };
  });

  addFaultRoutes(app, faults);
}

function addFaultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get('/sandbox/faults', async () => ({ faults: faults.list() }));
  app.post('/sandbox/faults', async ({ body }, reply) => {
    const request = faultRequest.safeParse(body);
    if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
    return reply.code(201).send(faults.add(request.data));
  });
  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return { faults: [] };
  });
}
