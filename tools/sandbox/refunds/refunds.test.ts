import { describe, expect, it } from 'vitest';
import { askOverHttp } from '../asking.ts';
import {
  ledgerOf,
  newOrder,
  newOrderAt,
  refused,
  sandboxAt,
  signature,
  spoil,
  told,
} from '../asking-in-tests.ts';
import { reviewTakes, type Scenario } from '../scenarios.ts';
import { openRefundPage, reviews, seen, signOn } from './refunding-in-tests.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);
const funder = 'SELF_OPERATED';

const anOrder = (scenario: Scenario = 'happy') => newOrder(sandbox, funder, 242, {}, scenario);
const quotaOf = async (orderNo: string) =>
  Math.round((await told(sandbox, 'refund.quota', { orderNo })) * 100);
const look = (orderNo: string) => seen(sandbox, orderNo);

/** Whole fen the ledger holds for an order. */
async function heldFor(orderNo: string): Promise<number> {
  const rows = await sandbox.db
    .selectFrom('holdings')
    .select('amount')
    .where('order_no', '=', orderNo)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function apply(orderNo: string, amount?: number, requestId = `${orderNo}-${now}`) {
  const wish = { orderNo, amount: amount ?? (await quotaOf(orderNo)), reason: 'late' };
  return told(sandbox, 'refund.apply', wish, { requestId });
}

async function signed(orderNo: string): Promise<void> {
  await signOn(sandbox, await openRefundPage(sandbox, orderNo));
}

/** Requests, signs, waits for the review. */
async function refundedBy(orderNo: string, amount?: number): Promise<void> {
  await apply(orderNo, amount);
  await signed(orderNo);
  now += reviewTakes;
  await look(orderNo);
}

describe('a refund of an order', () => {
  it('is signed, reviewed, sent back once, and cancels the order', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);
    expect(quota).toBe(await heldFor(orderNo));

    await apply(orderNo);
    expect(await look(orderNo)).toMatchObject({ status: 'REFUNDING', state: 'requested' });
    await signed(orderNo);
    expect(await look(orderNo)).toMatchObject({ state: 'processing', signing: 'signed' });
    expect(await heldFor(orderNo)).toBe(quota);
    now += reviewTakes;

    const { status, state, actions } = await look(orderNo);
    expect({ status, state }).toEqual({ status: 'CANCELLED', state: 'refunded' });
    expect(actions).toEqual([243]);
    expect(await heldFor(orderNo)).toBe(0);
    expect(await told(sandbox, 'refund.records', { orderNo })).toMatchObject({
      total: quota,
      records: [{ kind: 'order', state: 'refunded', amount: quota }],
    });
  });

  it.each(['drop-after', 'processing', 'duplicate', '5xx-after', 'html'])(
    'asked again under the same number after %s is one refund',
    async (fault) => {
      const orderNo = await anOrder();
      const amount = await quotaOf(orderNo);
      const wish = { orderNo, amount, reason: 'late' };
      const asking = { requestId: `${orderNo}-once` };
      await spoil(sandbox, { endpoint: 'refund.apply', fault, times: 1 });
      await askOverHttp(sandbox.url, 'refund.apply', wish, asking).catch(() => undefined);

      const first = await told(sandbox, 'refund.apply', wish, asking);
      const second = await told(sandbox, 'refund.apply', wish, asking);

      expect(second).toEqual(first);
      const { records } = await told(sandbox, 'refund.records', { orderNo });
      expect(records.map(({ refundNo }) => refundNo)).toEqual([first.refundNo]);
    },
  );

  it('of two at once is one, and the other is told so', async () => {
    const orderNo = await anOrder();
    const wish = { orderNo, amount: await quotaOf(orderNo), reason: 'late' };

    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tab) =>
        askOverHttp(sandbox.url, 'refund.apply', wish, { requestId: `${orderNo}-${tab}` }),
      ),
    );

    expect(answers.filter(({ body }) => body.code === 'REFUND_OPEN')).toHaveLength(3);
    expect((await told(sandbox, 'refund.records', { orderNo })).records).toHaveLength(1);
  });

  it('is never more than what can be refunded, nor less than something', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    for (const amount of [quota + 1, 0, -100]) {
      const no = await refused(sandbox, 'refund.apply', { orderNo, amount, reason: 'late' });
      expect(no.code).toBe('REFUND_AMOUNT');
    }

    expect(await look(orderNo)).toMatchObject({ status: 'DOWN_PAYMENT_COLLECTED', state: 'none' });
  });

  it('in parts leaves the order where it was until all is back', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    await refundedBy(orderNo, 100_000);
    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
    expect(await quotaOf(orderNo)).toBe(quota - 100_000);
    await refundedBy(orderNo);

    expect((await look(orderNo)).status).toBe('CANCELLED');
    expect(await heldFor(orderNo)).toBe(0);
    const once = ['refund-requested', 'link-done', 'refund-signed', 'refunded'];
    expect(await ledgerOf(sandbox, orderNo)).toEqual([...once, ...once]);
  });

  it('that is refused says why, and leaves order and money where they were', async () => {
    const orderNo = await anOrder('refund refused');
    const quota = await quotaOf(orderNo);

    await refundedBy(orderNo);

    const { status, state, reply, actions } = await look(orderNo);
    expect({ status, state }).toEqual({ status: 'DOWN_PAYMENT_COLLECTED', state: 'refused' });
    expect(reply.zh).toContain('申诉');
    expect(actions).toEqual(expect.arrayContaining([242, 243]));
    expect(await heldFor(orderNo)).toBe(quota);
    expect(await quotaOf(orderNo)).toBe(quota);
  });

  it('is withdrawn before it is signed, not afterwards', async () => {
    const orderNo = await anOrder('reviewed by hand');
    const first = await apply(orderNo);
    await told(sandbox, 'refund.cancel', { orderNo, refundNo: first.refundNo });
    expect(await look(orderNo)).toMatchObject({
      status: 'DOWN_PAYMENT_COLLECTED',
      state: 'cancelled',
    });
    now += 1;
    const { refundNo } = await apply(orderNo);
    await signed(orderNo);

    const no = await refused(sandbox, 'refund.cancel', { orderNo, refundNo });

    expect(no.code).toBe('REFUND_NOT_OPEN');
    expect((await look(orderNo)).state).toBe('processing');
  });

  it('is signed once, by whichever link, and a refused link can be opened anew', async () => {
    const orderNo = await anOrder('reviewed by hand');
    await apply(orderNo);
    await signOn(sandbox, await openRefundPage(sandbox, orderNo), 'refused');
    expect(await look(orderNo)).toMatchObject({ state: 'requested', signing: 'refused' });
    now += 1;
    const [one, other] = [
      await openRefundPage(sandbox, orderNo),
      await openRefundPage(sandbox, orderNo),
    ];
    await Promise.all([signOn(sandbox, one), signOn(sandbox, other), signOn(sandbox, one)]);

    const facts = await ledgerOf(sandbox, orderNo);

    expect(facts.filter((what) => what === 'refund-signed')).toHaveLength(1);
    const no = await refused(sandbox, 'refund.contract-url', { orderNo });
    expect(no.code).toBe('NOTHING_TO_SIGN');
  });

  it('is not begun in the app for an order from before 2024', async () => {
    const orderNo = await anOrder('old order');
    const { createTime } = await told(sandbox, 'order.detail', { orderNo });

    const no = await refused(sandbox, 'refund.apply', { orderNo, amount: 100, reason: 'late' });

    expect(createTime < '2024-01-01').toBe(true);
    expect(no).toMatchObject({ code: 'BEFORE_CUTOFF' });
    expect(no.msg).toContain('客户经理');
  });

  it('has nothing to give where the contract is performed', async () => {
    const orderNo = await anOrder('nothing refundable');

    expect(await quotaOf(orderNo)).toBe(0);
    expect((await look(orderNo)).status).toBe('REPAYING');
    const no = await refused(sandbox, 'refund.apply', { orderNo, amount: 100, reason: 'late' });
    expect(no.code).toBe('REFUND_AMOUNT');
  });

  it('of money that has gone back by other means sends nothing twice', async () => {
    const orderNo = await anOrder();
    await apply(orderNo);
    await signed(orderNo);
    await told(sandbox, 'secondhand.cancel-deposit', { orderNo });
    now += reviewTakes;

    const { status, state, reply } = await look(orderNo);

    expect({ status, state }).toEqual({ status: 'CANCELLED', state: 'refused' });
    expect(reply.zh).toContain('已通过取消订单退回');
    expect(await heldFor(orderNo)).toBe(0);
  });

  it('is nobody else’s business', async () => {
    const orderNo = await anOrder();
    const asking = { token: 'sandbox-token-li' };

    for (const id of ['refund.quota', 'refund.progress', 'appeal.progress'] as const) {
      expect((await refused(sandbox, id, { orderNo }, asking)).code).toBe('ORDER_NOT_FOUND');
    }
  });
});

describe('a deposit', () => {
  const deposit = 200_000;

  it('goes back before the credit review, and the order is cancelled', async () => {
    const orderNo = await newOrderAt(sandbox, 'orderRefundIn');
    expect(await told(sandbox, 'refund.deposit', { orderNo })).toMatchObject({
      state: 'held',
      amount: deposit,
    });

    await told(sandbox, 'order.refund-deposit', { orderNo }, { requestId: `${orderNo}-1` });
    await told(sandbox, 'order.refund-deposit', { orderNo }, { requestId: `${orderNo}-1` });
    expect((await told(sandbox, 'refund.deposit', { orderNo })).state).toBe('processing');
    expect((await refused(sandbox, 'order.refund-deposit', { orderNo })).code).toBe('REFUND_OPEN');
    now += reviewTakes;

    expect(await look(orderNo)).toMatchObject({ status: 'CANCELLED', state: 'refunded' });
    expect(await heldFor(orderNo)).toBe(0);
    expect((await told(sandbox, 'refund.deposit', { orderNo })).state).toBe('refunded');
  });

  it('goes back alone after the down payment, and the order goes on', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    await told(sandbox, 'order.refund-deposit', { orderNo });
    now += reviewTakes;

    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
    expect(await quotaOf(orderNo)).toBe(quota - deposit);
    expect((await refused(sandbox, 'order.refund-deposit', { orderNo })).code).toBe(
      'REFUND_AMOUNT',
    );
  });

  it('waits for customer service once the review is submitted', async () => {
    const orderNo = await newOrderAt(sandbox, 'orderRefundIn');
    await told(sandbox, 'order.finish-work-flow', { orderNo, data: 'credit-submitted' });

    const no = await refused(sandbox, 'order.refund-deposit', { orderNo });

    expect(no.code).toBe('ASK_SERVICE');
    expect(no.msg).toContain('客服');
    expect(await heldFor(orderNo)).toBe(deposit);
  });
});

describe('an appeal', () => {
  const said = {
    reason: 'late',
    description: '延期',
    contactPhone: '13800138000',
    proof: 'photo-1',
  };
  const appeal = (orderNo: string) => told(sandbox, 'appeal.submit', { orderNo, ...said });
  const standing = (orderNo: string) => told(sandbox, 'appeal.progress', { orderNo });

  it('is reviewed once, and accepted lets the customer request what was granted', async () => {
    const orderNo = await anOrder('nothing refundable');
    const { appealNo } = await appeal(orderNo);
    expect((await refused(sandbox, 'appeal.submit', { orderNo, ...said })).code).toBe(
      'APPEAL_OPEN',
    );
    expect((await look(orderNo)).actions).toEqual(expect.arrayContaining([244, 246]));

    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'yes', granted: '3000' });
    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'no' });

    expect(await standing(orderNo)).toMatchObject({ state: 'accepted', granted: 300_000 });
    expect(await quotaOf(orderNo)).toBe(300_000);
    await refundedBy(orderNo);
    expect(await quotaOf(orderNo)).toBe(0);
    expect((await look(orderNo)).status).toBe('REPAYING');
    expect((await look(orderNo)).actions).not.toContain(246);
  });

  it('cannot be granted more than is held', async () => {
    const orderNo = await anOrder('nothing refundable');
    const { appealNo } = await appeal(orderNo);

    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'yes', granted: '99999999' });

    expect(await quotaOf(orderNo)).toBe(await heldFor(orderNo));
  });

  it.each([
    ['appeal accepted', 'accepted'],
    ['appeal rejected', 'rejected'],
  ] as const)('of the scenario %s is %s', async (scenario, state) => {
    const orderNo = await newOrder(sandbox, funder, 244, {}, scenario);

    const { reply, ...rest } = await standing(orderNo);

    expect(rest.state).toBe(state);
    expect(reply.zh).not.toBe('');
  });

  it('is withdrawn by whoever made it, while it is open', async () => {
    const orderNo = await newOrder(sandbox, funder, 246);
    const { creatorName, appealNo } = await standing(orderNo);
    const other = await refused(sandbox, 'appeal.cancel', { orderNo, creatorName: '李娜' });
    expect(other.code).toBe('APPEAL_NOT_YOURS');

    await told(sandbox, 'appeal.cancel', { orderNo, creatorName }, { requestId: `${orderNo}-1` });
    await told(sandbox, 'appeal.cancel', { orderNo, creatorName }, { requestId: `${orderNo}-1` });

    expect((await standing(orderNo)).state).toBe('cancelled');
    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'yes' });
    expect((await standing(orderNo)).state).toBe('cancelled');
    expect((await refused(sandbox, 'appeal.cancel', { orderNo, creatorName })).code).toBe(
      'APPEAL_NOT_OPEN',
    );
    expect((await look(orderNo)).actions).not.toContain(246);
  });
});

describe('the reviewer', () => {
  it('sees what waits and decides each once', async () => {
    const orderNo = await anOrder('reviewed by hand');
    const { refundNo } = await apply(orderNo);
    await signed(orderNo);
    now += 100 * reviewTakes;
    expect((await look(orderNo)).state).toBe('processing');
    expect(await (await fetch(`${sandbox.url}/sandbox/reviews`)).text()).toContain(refundNo);

    const refuse = { kind: 'refund', no: refundNo, verdict: 'no', reply: '请补充材料' };
    const [first, second] = [await reviews(sandbox, refuse), await reviews(sandbox, refuse)];

    expect(first).toContain('已处理。');
    expect(second).toContain('已经处理过');
    expect(first).not.toContain(refundNo);
    expect(await look(orderNo)).toMatchObject({ state: 'refused', reply: { zh: '请补充材料' } });
  });

  it('sends the money of a seeded refund back from what was paid', async () => {
    const orderNo = await newOrder(sandbox, funder, 243);
    const { records } = await told(sandbox, 'refund.records', { orderNo });
    const before = await heldFor(orderNo);

    await reviews(sandbox, { kind: 'refund', no: records[0]?.refundNo ?? '', verdict: 'yes' });

    expect(records.map(({ state }) => state)).toEqual(['processing', 'refused']);
    expect(await heldFor(orderNo)).toBe(before - 200_000);
    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
  });
});

it('a late car is compensated once signed', async () => {
  const orderNo = await newOrderAt(sandbox, 'bc');
  const open = await told(sandbox, 'compensation.status', { orderNo });
  const documents = ['delivery-delay-compensation'];

  await told(sandbox, 'sign.submit', { orderNo, documents, signature });

  expect(open).toMatchObject({ state: 'open', amount: open.daysLate * open.perDay });
  expect(await told(sandbox, 'compensation.status', { orderNo })).toMatchObject({
    state: 'signed',
    signedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
});
