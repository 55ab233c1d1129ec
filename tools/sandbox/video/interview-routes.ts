import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { interviewPage } from './interview-page.ts';
import { recordEvent } from '../orders/orders.ts';
import { isOpen, openRooms, presenceOf } from './rooms.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

const script = readFileSync(new URL('interview-client.js', import.meta.url), 'utf8');

const interviewRequest = z.object({
  orderNo: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  round: z.int().optional(),
  answer: z.string().max(100_000).optional(),
  verdict: z.enum(['passed', 'failed']).optional(),
});
type InterviewRequest = z.output<typeof interviewRequest>;

/** The interviewer's side of the video interview. Not part of the platform's contract. */
export function addInterviewRoutes(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db, clock } = env;
  app.get<{ Querystring: { lang?: string } }>('/sandbox/interview', ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(interviewPage(query.lang === 'en' ? 'en' : 'zh')),
  );
  app.get('/sandbox/interview.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.post('/sandbox/interview/rooms', async () => {
    const open = await openRooms(db, clock());
    const names = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['order_no as orderNo', 'name'])
      .where('order_no', 'in', ['', ...open.map((row) => row.order_no)])
      .execute();
    return {
      rooms: open.map((row) => ({
        orderNo: row.order_no,
        room: row.room,
        second: row.second,
        customer: names.find(({ orderNo }) => orderNo === row.order_no)?.name ?? '',
        interviewer: presenceOf(row, clock()),
      })),
    };
  });

  const acts = { enter: entered, poll: polled, answer: answered, end: ended };
  for (const [name, act] of Object.entries(acts)) {
    app.post(`/sandbox/interview/${name}`, async ({ body }, reply) => {
      const request = interviewRequest.safeParse(body);
      if (!request.success) return reply.code(400).send({ msg: z.prettifyError(request.error) });
      return act(env, request.data);
    });
  }
}

async function entered({ db, clock }: SandboxEnvironment, { orderNo }: InterviewRequest) {
  await db
    .updateTable('rooms')
    .set({ interviewer_seen_at: clock(), interviewer_left_at: null })
    .where('order_no', '=', orderNo)
    .execute();
  return {};
}

async function polled({ db, clock }: SandboxEnvironment, { orderNo }: InterviewRequest) {
  const row = await db
    .updateTable('rooms')
    .set({ interviewer_seen_at: clock() })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { open: false };
  const { round, offer, verdict } = row;
  return { open: isOpen(row, clock()), round, offer, verdict };
}

async function answered(
  { db }: SandboxEnvironment,
  { orderNo, round = 0, answer }: InterviewRequest,
) {
  await db
    .updateTable('rooms')
    .set({ answer: answer ?? null })
    .where('order_no', '=', orderNo)
    .where('round', '=', round)
    .execute();
  return {};
}

/** Without a verdict the interviewer only leaves. A decision is final. */
async function ended(
  { db, clock, services }: SandboxEnvironment,
  { orderNo, verdict }: InterviewRequest,
) {
  await db.transaction().execute(async (tx) => {
    const now = clock();
    const row = await tx
      .updateTable('rooms')
      .set({ interviewer_left_at: now, ...(verdict && { verdict }) })
      .where('order_no', '=', orderNo)
      .where('verdict', 'is', null)
      .returning('order_no')
      .executeTakeFirst();
    if (!row || !verdict) return;
    await recordEvent(
      { tx, now, services },
      orderNo,
      verdict === 'passed' ? 'face-sign-done' : 'face-sign-refused',
    );
  });
  return {};
}
