import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { Refusal } from '../platform/handler.ts';
import type { Tables } from '../platform/tables.ts';
import { type Capture, capture, heldAmountOf, paidOf, refund } from './ledger.ts';

const now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

function within<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return sandbox.db.transaction().execute(work);
}

let made = 0;
/** An unknown order: the ledger does not check orders. */
function anOrder(): string {
  made += 1;
  return `LEDGER${made}`;
}

function deposit(orderNo: string, over: Partial<Capture> = {}): Capture {
  return { orderNo, feeType: 'bzj', period: '1', amount: 2_000_00, payType: 'WxPay', ...over };
}

const take = (one: Capture) => within((tx) => capture({ tx, now }, one));
const giveBack = (orderNo: string, amount: number, key: string) =>
  within((tx) => refund({ tx, now }, { orderNo, amount, key }));
const balanceOf = (orderNo: string) => within((tx) => heldAmountOf(tx, orderNo));

describe('a capture', () => {
  it('is held for its order and sums to 0 in the ledger', async () => {
    const orderNo = anOrder();

    expect(await take(deposit(orderNo, { discount: 500_00 }))).toBe(true);

    expect(await balanceOf(orderNo)).toBe(2_000_00);
    expect(await within((tx) => paidOf(tx, orderNo, 'bzj'))).toEqual({
      amount: 2_500_00,
      discount: 500_00,
      payments: 1,
    });
    const { rows } = await sql<{ sum: number }>`
      select sum(amount)::int8 as sum from postings`.execute(sandbox.db);
    expect(rows[0]?.sum).toBe(0);
  });

  it('captures an intent once, whatever the second request', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    expect(await take(deposit(orderNo, { amount: 1, payType: 'AliPay' }))).toBe(false);
    expect(await take(deposit(orderNo, { period: '2' }))).toBe(true);

    expect(await balanceOf(orderNo)).toBe(4_000_00);
  });
});

describe('a refund', () => {
  it('refunds in parts up to what is held', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));
    await giveBack(orderNo, 500_00, `${orderNo}-1`);
    await expect(giveBack(orderNo, 1_500_01, `${orderNo}-2`)).rejects.toThrow(Refusal);

    await giveBack(orderNo, 1_500_00, `${orderNo}-3`);

    expect(await balanceOf(orderNo)).toBe(0);
    await expect(giveBack(orderNo, 1, `${orderNo}-4`)).rejects.toMatchObject({
      code: 'REFUND_TOO_HIGH',
    });
  });

  it('happens once for a key, and not for another amount under it', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    expect(await giveBack(orderNo, 2_000_00, orderNo)).toBe(true);
    expect(await giveBack(orderNo, 2_000_00, orderNo)).toBe(false);
    await expect(giveBack(orderNo, 1_000_00, orderNo)).rejects.toMatchObject({
      code: 'REFUND_KEY_REUSED',
    });

    expect(await balanceOf(orderNo)).toBe(0);
  });

  it('refunds the latest payment first, each kind to its source', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));
    await take(deposit(orderNo, { feeType: 'sf', amount: 10_000_00, payType: 'AliPay' }));

    await giveBack(orderNo, 11_000_00, orderNo);

    expect(await within((tx) => heldAmountOf(tx, orderNo, 'sf'))).toBe(0);
    expect(await within((tx) => heldAmountOf(tx, orderNo, 'bzj'))).toBe(1_000_00);
  });

  it.each([0, -1, 0.5])('of %d is refused', async (amount) => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    await expect(giveBack(orderNo, amount, orderNo)).rejects.toMatchObject({ code: 'AMOUNT' });
  });
});

describe('the database itself', () => {
  const insertJournal = (orderNo: string, kind: string, key: string) => sql`
    insert into journals (kind, key, order_no, fee_type, period, pay_type, at)
    values (${kind}, ${key}, ${orderNo}, 'bzj', '1', 'WxPay', 0)`;
  const line = (key: string, account: string, amount: number) => sql`
    insert into postings (journal_id, account, amount)
    select id, ${account}, ${amount} from journals where key = ${key}`;

  it('refuses a journal that does not sum to 0', async () => {
    const orderNo = anOrder();

    const uneven = within(async (tx) => {
      await insertJournal(orderNo, 'refund', orderNo).execute(tx);
      await line(orderNo, 'somewhere', 5).execute(tx);
    });
    await expect(uneven).rejects.toThrow('does not come to 0');
    const empty = within((tx) => insertJournal(orderNo, 'refund', orderNo).execute(tx));
    await expect(empty).rejects.toThrow('does not come to 0');
  });

  it('refuses a posting that unbalances an earlier journal', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    const added = within((tx) => line(`capture:${orderNo}:bzj:1`, 'somewhere', 5).execute(tx));

    await expect(added).rejects.toThrow('does not come to 0');
  });

  it('refuses a second capture of an intent', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    const second = within((tx) =>
      insertJournal(orderNo, 'capture', `${orderNo}-other`).execute(tx),
    );

    await expect(second).rejects.toThrow('one_capture_per_intent');
  });

  it('refuses refunds above the captures', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    const tooMuch = within(async (tx) => {
      await insertJournal(orderNo, 'refund', orderNo).execute(tx);
      await line(orderNo, 'provider/WxPay', 2_000_01).execute(tx);
      await line(orderNo, `held/${orderNo}/bzj`, -2_000_01).execute(tx);
    });

    await expect(tooMuch).rejects.toThrow('refunds_within_captures');
  });

  it('never changes postings', async () => {
    const orderNo = anOrder();
    await take(deposit(orderNo));

    for (const undo of [sql`delete from postings`, sql`update journals set fee_type = 'sf'`]) {
      await expect(undo.execute(sandbox.db)).rejects.toThrow('What is posted stays posted');
    }
  });
});

describe('an order created after its payments', () => {
  it('holds their money', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 242);
    const { status, downPaymentRatio } = await sandbox.dataOf('order.detail', { orderNo });
    expect(status).toBe('DOWN_PAYMENT_COLLECTED');

    expect(await within((tx) => heldAmountOf(tx, orderNo, 'bzj'))).toBe(2_000_00);
    expect(await within((tx) => heldAmountOf(tx, orderNo, 'sf'))).toBeGreaterThan(
      downPaymentRatio * 1_000_00,
    );
  });

  it('holds nothing while they are still due', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 230);
    await sandbox.dataOf('order.detail', { orderNo });

    expect(await balanceOf(orderNo)).toBe(0);
  });
});
