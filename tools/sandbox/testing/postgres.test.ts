import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, signature, startedSandbox, type TestedSandbox } from './requests.fixture.ts';
import { requestOverHttp } from './http-request.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../platform/postgres-server.ts';
import { migrations as ourMigrations } from '../platform/migrations.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two sandboxes on one PostgreSQL', () => {
  let server: PostgresServer;
  let one: TestedSandbox;
  let other: TestedSandbox;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    // Started together, so that both find an empty database.
    [one, other] = await Promise.all([
      startedSandbox({ db: server.url }),
      startedSandbox({ db: server.url }),
    ]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.stop();
  }, 60_000);

  it('migrate and seed it once', async () => {
    const migrations = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(one.db);

    expect(migrations.rows.map(({ name }) => name)).toEqual(Object.keys(ourMigrations));
    expect(await one.dataOf('order.list', { size: '100' })).toEqual(
      await other.dataOf('order.list', { size: '100' }),
    );
  });

  it('bind one card for twelve parallel requests to both', async () => {
    const orderNo = await one.newOrder('GONGTOU_FINANCE', 335);
    const card = { bankAcctNo: '6222021234567890128', bankPhone: '13800138000' };
    const request = { orderNo, ...card, ...(await one.faceOf(orderNo)) };
    const bindAt = (at: number) =>
      requestOverHttp((at % 2 ? one : other).url, 'bank-card.bind', request, {
        requestId: `${orderNo}-1`,
      });

    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => bindAt(at)));

    expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await other.ledgerOf(orderNo)).toEqual(['card-bound']);
  });

  it('sign an order once, whichever is called', async () => {
    const orderNo = await one.newOrder('SELF_OPERATED', 300);
    const request = {
      orderNo,
      documents: ['lease-contract', 'withholding-authorization'],
      signature,
      ...(await one.faceOf(orderNo)),
    };
    const bindAt = (at: number) =>
      requestOverHttp((at % 2 ? one : other).url, 'sign.submit', request, {
        requestId: `${orderNo}-${at}`,
      });

    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => bindAt(at)));

    expect(answers.filter(({ body }) => body.code === '00000')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_SIGNED')).toHaveLength(5);
  });

  it('return numbers, counts and bytes as the embedded database does', async () => {
    const orderNo = await one.newOrder('SELF_OPERATED', 300);
    const file = photo();
    const { url } = await one.dataOf('file.upload', { file, orderNo });

    const response = await fetch(other.url + url);
    const { total, orders } = await one.dataOf('order.list', { size: '1' });

    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      Buffer.from(await file.arrayBuffer()),
    );
    expect(total).toBeTypeOf('number');
    expect(orders[0]?.createTime).toMatch(/^20\d\d-/);
  });

  it('refuse what cannot be stored', async () => {
    const orderNo = await one.newOrder('SELF_OPERATED', 100);

    for (const company of ['a\0b', 'a\uD800b']) {
      expect((await one.refusalOf('check.submit-customer', { orderNo, company })).code).toBe(
        'DRAFT_UNSTORABLE',
      );
    }
    const fine = 'back\\u0000slash 😀';
    await one.dataOf('check.submit-customer', { orderNo, company: fine });
    expect(await other.dataOf('check.query-customer', { orderNo })).toMatchObject({
      company: fine,
    });
  });

  it('outlive a database lost between two statements', async () => {
    const interrupted = one.db.connection().execute(async (db) => {
      await sql`select 1`.execute(db);
      await server.crash();
      await sql`select 1`.execute(db);
    });

    await expect(interrupted).rejects.toThrow(/connection/i);
    await server.restart();
    expect((await sql`select 1`.execute(one.db)).rows).toHaveLength(1);
  });

  it('report a lost database, and have lost no data when it is back', async () => {
    const orderNo = await one.newOrder('GONGTOU_FINANCE', 335);
    const card = { bankAcctNo: '6222021234567890128' };
    const request = { orderNo, ...card, ...(await one.faceOf(orderNo)) };
    const intent = { requestId: `${orderNo}-1` };
    const first = await requestOverHttp(one.url, 'bank-card.bind', request, intent);

    await server.crash();
    const down = await requestOverHttp(one.url, 'bank-card.bind', request, intent);
    await server.restart();
    const back = await requestOverHttp(other.url, 'bank-card.bind', request, intent);

    expect(down).toMatchObject({ status: 503, body: { msg: '系统异常，请稍后重试' } });
    expect(back).toEqual(first);
    expect(await one.ledgerOf(orderNo)).toEqual(['card-bound']);
  });
});
