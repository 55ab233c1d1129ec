import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { plain } from '../platform/plain-text.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import type { Tables } from '../platform/tables.ts';
import { customerActs } from './pay-pages.ts';
import { acts, notices, notify } from './provider.ts';
import { settlePayment } from './settling.ts';

/** A payment by its number, by what a wallet was called with, or as an order's: the one that waits, else the newest. */
const named = {
  serialNumber: z.string().max(100).optional(),
  payInfo: z.string().max(2000).optional(),
  orderNo: z.string().max(64).optional(),
};
const actRequest = z.object({
  ...named,
  act: z.enum(acts),
  notice: z.enum(notices).default('before'),
  /** The money was in transit when the payment was closed. */
  late: z.boolean().default(false),
});
const notifyRequest = z.object({
  ...named,
  /** Milliseconds until it comes. */
  delay: z.int().min(0).max(86_400_000).default(0),
  times: z.int().min(1).max(20).default(1),
});

/** What tests, the launcher's wallets and people ask of the provider and the ledger. Not part of the platform's contract. */
export function addMoneyRoutes(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db, clock, services } = env;
  app.get<{ Querystring: { orderNo?: unknown } }>('/sandbox/money', ({ query }) =>
    moneyOf(db, plain(query.orderNo)),
  );

  app.get('/sandbox/payments', async ({ query }, reply) => {
    const request = z.object(named).safeParse(query);
    const serialNumber = request.success ? await find(db, request.data) : undefined;
    if (serialNumber === undefined) return reply.code(404).send({ msg: 'no such payment' });
    return { serialNumber, ...(await stateOf(db, serialNumber)) };
  });

  app.post('/sandbox/payments/act', async ({ body }, reply) => {
    const request = actRequest.safeParse(body);
    if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
    const { act, notice, late } = request.data;
    const serialNumber = await find(db, request.data);
    if (serialNumber === undefined) return reply.code(404).send({ msg: 'no such payment' });
    const counted = await customerActs(env, serialNumber, act, notice, late);
    return { serialNumber, counted, ...(await stateOf(db, serialNumber)) };
  });

  app.post('/sandbox/payments/notify', async ({ body }, reply) => {
    const request = notifyRequest.safeParse(body);
    if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
    const { delay, times } = request.data;
    const serialNumber = await find(db, request.data);
    const charge = serialNumber && (await stateOf(db, serialNumber)).charge;
    const outcome = charge === 'returned' ? 'paid' : charge;
    if (!serialNumber || (outcome !== 'paid' && outcome !== 'failed' && outcome !== 'cancelled')) {
      return reply.code(404).send({ msg: 'no payment the provider has something to tell of' });
    }
    await db.transaction().execute(async (tx) => {
      const at = { tx, now: clock(), services };
      for (let sent = 0; sent < times; sent += 1)
        await notify(at, serialNumber, outcome, { delay });
      if (delay === 0) await settlePayment(at, serialNumber, 'unasked');
    });
    return { serialNumber, ...(await stateOf(db, serialNumber)) };
  });
}

async function find(
  db: Kysely<Tables>,
  { serialNumber, payInfo, orderNo }: z.output<z.ZodObject<typeof named>>,
): Promise<string | undefined> {
  const [token] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(payInfo ?? '') ?? [];
  const row = await db
    .selectFrom('payments')
    .leftJoin('charges', 'charges.serial_number', 'payments.serial_number')
    .select('payments.serial_number')
    .$if(serialNumber !== undefined, (query) =>
      query.where('payments.serial_number', '=', plain(serialNumber)),
    )
    .$if(payInfo !== undefined, (query) => query.where('charges.token', '=', token ?? ''))
    .$if(orderNo !== undefined, (query) => query.where('order_no', '=', plain(orderNo)))
    .orderBy(sql`coalesce(charges.state = 'waiting', false)`, 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  const isNamed = serialNumber ?? payInfo ?? orderNo;
  return isNamed === undefined ? undefined : row?.serial_number;
}

async function stateOf(
  db: Kysely<Tables>,
  serialNumber: string,
): Promise<{ amount: number; charge: string; payment: string }> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('charges', 'charges.serial_number', 'payments.serial_number')
    .select(['payments.status', 'payments.amount', 'charges.state'])
    .where('payments.serial_number', '=', serialNumber)
    .executeTakeFirstOrThrow();
  return { amount: row.amount, charge: row.state ?? '', payment: row.status };
}

/** The money of an order as the books have it; nothing is brought up to date by looking. Amounts are whole fen. */
async function moneyOf(db: Kysely<Tables>, orderNo: string) {
  const payments = await db
    .selectFrom('payments')
    .leftJoin('charges', 'charges.serial_number', 'payments.serial_number')
    .select([
      'payments.serial_number as serialNumber',
      'fee_type as feeType',
      'period',
      'payments.amount',
      'discount',
      'payments.pay_type as payType',
      'status',
      'charges.state as charge',
      'opened_at as openedAt',
      'paid_at as paidAt',
    ])
    .where('order_no', '=', orderNo)
    .orderBy('opened_at')
    .orderBy('payments.serial_number')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .innerJoin('payments', 'payments.serial_number', 'notifications.serial_number')
    .select([
      'payments.serial_number as serialNumber',
      'outcome',
      'due_at as dueAt',
      'delivered_at as deliveredAt',
    ])
    .where('order_no', '=', orderNo)
    .orderBy('notifications.id')
    .execute();
  const lines = await db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select([
      'journals.id as journal',
      'kind',
      'fee_type as feeType',
      'period',
      'serial_number as serialNumber',
      'account',
      'amount',
      'at',
    ])
    .where('order_no', '=', orderNo)
    .orderBy('postings.id')
    .execute();
  const holdings = await db
    .selectFrom('holdings')
    .select(['fee_type as feeType', 'amount'])
    .where('order_no', '=', orderNo)
    .orderBy('fee_type')
    .execute();
  const held = holdings.reduce((sum, { amount }) => sum + amount, 0);
  return { payments, notifications, lines, holdings, held };
}
