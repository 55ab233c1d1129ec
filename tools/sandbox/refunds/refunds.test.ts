import { describe, expect, it } from 'vitest';
import { requestOverHttp } from '../testing/http-request.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { openRefundPage, refundsInASandbox, signOn } from './refunding.fixture.ts';

const { clock, sandbox, anOrder, quotaOf, look, heldFor, apply, signed, refundedBy } =
  refundsInASandbox();

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
    clock.now += reviewTakes;

    const { status, state, actions } = await look(orderNo);
    expect({ status, state }).toEqual({ status: 'CANCELLED', state: 'refunded' });
    expect(actions).toEqual([243]);
    expect(await heldFor(orderNo)).toBe(0);
    expect(await sandbox.dataOf('refund.records', { orderNo })).toMatchObject({
      total: quota,
      records: [{ kind: 'order', state: 'refunded', amount: quota }],
    });
  });

  it.each(['drop-after', 'processing', 'duplicate', '5xx-after', 'html'])(
    'requested again under the same number after %s is one refund',
    async (fault) => {
      const orderNo = await anOrder();
      const amount = await quotaOf(orderNo);
      const request = { orderNo, amount, reason: 'late' };
      const intent = { requestId: `${orderNo}-once` };
      await sandbox.addFault({ endpoint: 'refund.apply', fault, times: 1 });
      await requestOverHttp(sandbox.url, 'refund.apply', request, intent).catch(() => undefined);

      const first = await sandbox.dataOf('refund.apply', request, intent);
      const second = await sandbox.dataOf('refund.apply', request, intent);

      expect(second).toEqual(first);
      const { records } = await sandbox.dataOf('refund.records', { orderNo });
      expect(records.map(({ refundNo }) => refundNo)).toEqual([first.refundNo]);
    },
  );

  it('of two concurrent requests one succeeds, and the other gets a message', async () => {
    const orderNo = await anOrder();
    const request = { orderNo, amount: await quotaOf(orderNo), reason: 'late' };

    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tab) =>
        requestOverHttp(sandbox.url, 'refund.apply', request, { requestId: `${orderNo}-${tab}` }),
      ),
    );

    expect(answers.filter(({ body }) => body.code === 'REFUND_OPEN')).toHaveLength(3);
    expect((await sandbox.dataOf('refund.records', { orderNo })).records).toHaveLength(1);
  });

  it('is at most the refundable amount, and more than nothing', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    for (const amount of [quota + 1, 0, -100]) {
      const no = await sandbox.refusalOf('refund.apply', { orderNo, amount, reason: 'late' });
      expect(no.code).toBe('REFUND_AMOUNT');
    }

    expect(await look(orderNo)).toMatchObject({ status: 'DOWN_PAYMENT_COLLECTED', state: 'none' });
  });

  it("in parts leaves the order's status until all is refunded", async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    await refundedBy(orderNo, 100_000);
    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
    expect(await quotaOf(orderNo)).toBe(quota - 100_000);
    await refundedBy(orderNo);

    expect((await look(orderNo)).status).toBe('CANCELLED');
    expect(await heldFor(orderNo)).toBe(0);
    const once = ['refund-requested', 'link-done', 'refund-signed', 'refunded'];
    expect(await sandbox.ledgerOf(orderNo)).toEqual([...once, ...once]);
  });

  it('that is refused has a message, and changes neither order nor money', async () => {
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
    await sandbox.dataOf('refund.cancel', { orderNo, refundNo: first.refundNo });
    expect(await look(orderNo)).toMatchObject({
      status: 'DOWN_PAYMENT_COLLECTED',
      state: 'cancelled',
    });
    clock.now += 1;
    const { refundNo } = await apply(orderNo);
    await signed(orderNo);

    const no = await sandbox.refusalOf('refund.cancel', { orderNo, refundNo });

    expect(no.code).toBe('REFUND_NOT_OPEN');
    expect((await look(orderNo)).state).toBe('processing');
  });

  it('is signed once, by any of its links, and a refused link can be opened again', async () => {
    const orderNo = await anOrder('reviewed by hand');
    await apply(orderNo);
    await signOn(sandbox, await openRefundPage(sandbox, orderNo), 'refused');
    expect(await look(orderNo)).toMatchObject({ state: 'requested', signing: 'refused' });
    clock.now += 1;
    const [one, other] = [
      await openRefundPage(sandbox, orderNo),
      await openRefundPage(sandbox, orderNo),
    ];
    await Promise.all([signOn(sandbox, one), signOn(sandbox, other), signOn(sandbox, one)]);

    const facts = await sandbox.ledgerOf(orderNo);

    expect(facts.filter((what) => what === 'refund-signed')).toHaveLength(1);
    const no = await sandbox.refusalOf('refund.contract-url', { orderNo });
    expect(no.code).toBe('NOTHING_TO_SIGN');
  });

  it('is not begun in the app for an order from before 2024', async () => {
    const orderNo = await anOrder('old order');
    const { createTime } = await sandbox.dataOf('order.detail', { orderNo });

    const no = await sandbox.refusalOf('refund.apply', { orderNo, amount: 100, reason: 'late' });

    expect(createTime < '2024-01-01').toBe(true);
    expect(no).toMatchObject({ code: 'BEFORE_CUTOFF' });
    expect(no.msg).toContain('客户经理');
  });

  it('is not possible where the contract was performed', async () => {
    const orderNo = await anOrder('nothing refundable');

    expect(await quotaOf(orderNo)).toBe(0);
    expect((await look(orderNo)).status).toBe('REPAYING');
    const no = await sandbox.refusalOf('refund.apply', { orderNo, amount: 100, reason: 'late' });
    expect(no.code).toBe('REFUND_AMOUNT');
  });

  it('refunds nothing twice of money refunded otherwise before', async () => {
    const orderNo = await anOrder();
    await apply(orderNo);
    await signed(orderNo);
    await sandbox.dataOf('secondhand.cancel-deposit', { orderNo });
    clock.now += reviewTakes;

    const { status, state, reply } = await look(orderNo);

    expect({ status, state }).toEqual({ status: 'CANCELLED', state: 'refused' });
    expect(reply.zh).toContain('已通过取消订单退回');
    expect(await heldFor(orderNo)).toBe(0);
  });

  it('is its customer’s only', async () => {
    const orderNo = await anOrder();
    const credentials = { token: 'sandbox-token-li' };

    for (const id of ['refund.quota', 'refund.progress', 'appeal.progress'] as const) {
      expect((await sandbox.refusalOf(id, { orderNo }, credentials)).code).toBe('ORDER_NOT_FOUND');
    }
  });
});
