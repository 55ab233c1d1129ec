import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedSandbox, type TestedSandbox } from '../testing/requests.fixture.ts';
import { requestOverHttp } from '../testing/http-request.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../platform/postgres-server.ts';
import { capture, refund } from '../ledger/ledger.ts';
import { actAtCashier, moneyOf, paymentRequest } from './paying.fixture.ts';

const programs = postgresPrograms();
const deposit = 2_000_00;

describe.skipIf(programs === undefined)('two sandboxes on one PostgreSQL', () => {
  let server: PostgresServer;
  let both: [TestedSandbox, TestedSandbox];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const options = { db: server.url };
    both = await Promise.all([startedSandbox(options), startedSandbox(options)]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(both.map((one) => one.close()));
    await server.stop();
  }, 60_000);

  const one = () => both[0];
  const either = (at: number): TestedSandbox => both[at % 2] ?? both[0];
  const orders = (count: number) =>
    Promise.all(Array.from({ length: count }, () => one().newOrder('SELF_OPERATED', 230)));

  it('take 360 payments of 12 orders as one each', async () => {
    const orderNos = await orders(12);
    const create = (orderNo: string, at: number) =>
      requestOverHttp(either(at).url, 'pay.create', paymentRequest(orderNo), {
        // Twelve requests with one requestId, and others with their own, as from a second tab or phone.
        requestId: `${orderNo}-${at < 12 ? 0 : at}`,
      });

    const answers = await Promise.all(
      orderNos.flatMap((orderNo) =>
        Array.from({ length: 15 }, async (_, at) => {
          const { body } = await create(orderNo, at);
          // Each pays its payment at once, with a notification that is delivered twice.
          const { serialNumber } = body.data as { serialNumber: string };
          await actAtCashier(either(at), 'pay', { serialNumber, notice: 'twice' });
          const again = await create(orderNo, at + 15);
          return [orderNo, body.code, serialNumber, again.body.code] as const;
        }),
      ),
    );

    expect(answers).toHaveLength(180);
    expect(new Set(answers.map(([, code]) => code))).toEqual(new Set(['00000']));
    expect(new Set(answers.map(([orderNo, , serial]) => orderNo + serial)).size).toBe(12);
    const afterwards = new Set(answers.map(([, , , code]) => code));
    expect(['00000', 'ALREADY_PAID']).toEqual(expect.arrayContaining([...afterwards]));
    for (const orderNo of orderNos) {
      const { held, lines, payments } = await moneyOf(one(), orderNo);
      expect({ orderNo, held, payments: payments.length }).toEqual({
        orderNo,
        held: deposit,
        payments: 1,
      });
      expect(lines.filter(({ kind }) => kind === 'capture')).toHaveLength(2);
    }
    expect(await books()).toEqual({ sum: 0, intents: 0 });
  });

  it('close and pay one payment at once: exactly one wins, and the ledger says which', async () => {
    const orderNos = await orders(20);
    const opened = await Promise.all(
      orderNos.map((orderNo) => requestOverHttp(one().url, 'pay.create', paymentRequest(orderNo))),
    );

    const ends = await Promise.all(
      opened.map(async ({ body }, at) => {
        const { serialNumber } = body.data as { serialNumber: string };
        const orderNo = orderNos[at] ?? '';
        const [closed, paid] = await Promise.all([
          requestOverHttp(either(at).url, 'pay.close', { orderNo, serialNumber }),
          actAtCashier(either(at + 1), 'pay', { serialNumber, notice: 'now' }),
        ]);
        const { held } = await moneyOfNow(orderNo);
        return [closed.body.code, paid.counted, held] as const;
      }),
    );

    for (const [code, counted, held] of ends) {
      expect([code, held]).toEqual(counted ? ['ALREADY_PAID', deposit] : ['00000', 0]);
    }
  });

  it('refund what is held and no more under concurrent requests', async () => {
    const [orderNo = ''] = await orders(1);
    const payment = { orderNo, feeType: 'bzj', period: '1', amount: deposit } as const;
    await one()
      .db.transaction()
      .execute((tx) => capture({ tx, now: 0 }, { ...payment, payType: 'WxPay' }));

    const refunds = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        either(at)
          .db.transaction()
          .execute((tx) =>
            refund({ tx, now: 0 }, { orderNo, amount: 300_00, key: `${orderNo}-${at % 20}` }),
          ),
      ),
    );

    const sent = refunds.filter((end) => end.status === 'fulfilled' && end.value);
    expect(sent).toHaveLength(6);
    expect((await moneyOf(one(), orderNo)).held).toBe(200_00);
  });

  it('give a coupon to one of two concurrent payments', async () => {
    const orderNos = await orders(2);
    await one()
      .db.insertInto('coupons')
      .values({
        code: 'ANY-ORDER',
        customer_id: '10001',
        order_no: null,
        name_zh: '通用券',
        name_en: 'For any order',
        amount: 100_00,
        from_amount: 0,
        fee_types: JSON.stringify(['bzj']),
        until: Date.parse('2099-01-01'),
      })
      .execute();
    const over = { orderPayAmount: 1_900_00, couponList: ['ANY-ORDER'] };

    const answers = await Promise.all(
      orderNos.map((orderNo, at) =>
        requestOverHttp(either(at).url, 'pay.create', paymentRequest(orderNo, over)),
      ),
    );

    expect(
      answers.map(({ body }) => body.code).toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(['00000', 'COUPON']);
  });

  /** The order's money once all notifications have been applied. */
  async function moneyOfNow(orderNo: string) {
    await requestOverHttp(one().url, 'order.detail', { orderNo });
    return moneyOf(one(), orderNo);
  }

  /** The sum of all postings, and how many intents were captured more than once. */
  async function books(): Promise<{ sum: number; intents: number }> {
    const { rows } = await sql<{ sum: number; intents: number }>`
      select (select sum(amount)::int8 from postings) as sum,
        (select count(*) from (select from journals where kind = 'capture'
          group by order_no, fee_type, period having count(*) > 1) twice) as intents`.execute(
      one().db,
    );
    return rows[0] ?? { sum: NaN, intents: NaN };
  }
});
