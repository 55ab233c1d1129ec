import { describe, expect, it } from 'vitest';
import { signature } from '../testing/requests.fixture.ts';
import { dateOf, day, monthsAfter } from '../platform/days.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { funder, refundsInASandbox, reviews } from './refunding.fixture.ts';

const { clock, sandbox, anOrder, quotaOf, look, heldFor, apply, signed, refundedBy } =
  refundsInASandbox();

describe('a deposit', () => {
  const deposit = 200_000;

  it('is refunded before the credit review, and the order is cancelled', async () => {
    const orderNo = await sandbox.newOrderAt('orderRefundIn');
    expect(await sandbox.dataOf('refund.deposit', { orderNo })).toMatchObject({
      state: 'held',
      amount: deposit,
    });

    await sandbox.dataOf('order.refund-deposit', { orderNo }, { requestId: `${orderNo}-1` });
    await sandbox.dataOf('order.refund-deposit', { orderNo }, { requestId: `${orderNo}-1` });
    expect((await sandbox.dataOf('refund.deposit', { orderNo })).state).toBe('processing');
    expect((await sandbox.refusalOf('order.refund-deposit', { orderNo })).code).toBe('REFUND_OPEN');
    clock.now += reviewTakes;

    expect(await look(orderNo)).toMatchObject({ status: 'CANCELLED', state: 'refunded' });
    expect(await heldFor(orderNo)).toBe(0);
    expect((await sandbox.dataOf('refund.deposit', { orderNo })).state).toBe('refunded');
  });

  it('is refunded alone after the down payment, and the order continues', async () => {
    const orderNo = await anOrder();
    const quota = await quotaOf(orderNo);

    await sandbox.dataOf('order.refund-deposit', { orderNo });
    clock.now += reviewTakes;

    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
    expect(await quotaOf(orderNo)).toBe(quota - deposit);
    expect((await sandbox.refusalOf('order.refund-deposit', { orderNo })).code).toBe(
      'REFUND_AMOUNT',
    );
  });

  it('waits for customer service once the review is submitted', async () => {
    const orderNo = await sandbox.newOrderAt('orderRefundIn');
    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });

    const no = await sandbox.refusalOf('order.refund-deposit', { orderNo });

    expect(no.code).toBe('ASK_SERVICE');
    expect(no.msg).toContain('客服');
    expect(await heldFor(orderNo)).toBe(deposit);
  });
});

describe('an appeal', () => {
  const statement = {
    reason: 'late',
    description: '延期',
    contactPhone: '13800138000',
    proof: 'photo-1',
  };
  const appeal = (orderNo: string) => sandbox.dataOf('appeal.submit', { orderNo, ...statement });
  const progressOf = (orderNo: string) => sandbox.dataOf('appeal.progress', { orderNo });

  it('is reviewed once, and when accepted allows a refund of the granted amount', async () => {
    const orderNo = await anOrder('nothing refundable');
    const { appealNo } = await appeal(orderNo);
    expect((await sandbox.refusalOf('appeal.submit', { orderNo, ...statement })).code).toBe(
      'APPEAL_OPEN',
    );
    expect((await look(orderNo)).actions).toEqual(expect.arrayContaining([244, 246]));

    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'yes', granted: '3000' });
    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'no' });

    expect(await progressOf(orderNo)).toMatchObject({ state: 'accepted', granted: 300_000 });
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
    const orderNo = await sandbox.newOrder(funder, 244, {}, scenario);

    const { reply, ...rest } = await progressOf(orderNo);

    expect(rest.state).toBe(state);
    expect(reply.zh).not.toBe('');
  });

  it('is withdrawn by its customer, while it is open', async () => {
    const orderNo = await sandbox.newOrder(funder, 246);
    const { creatorName, appealNo } = await progressOf(orderNo);
    const other = await sandbox.refusalOf('appeal.cancel', { orderNo, creatorName: '李娜' });
    expect(other.code).toBe('APPEAL_NOT_YOURS');

    await sandbox.dataOf('appeal.cancel', { orderNo, creatorName }, { requestId: `${orderNo}-1` });
    await sandbox.dataOf('appeal.cancel', { orderNo, creatorName }, { requestId: `${orderNo}-1` });

    expect((await progressOf(orderNo)).state).toBe('cancelled');
    await reviews(sandbox, { kind: 'appeal', no: appealNo, verdict: 'yes' });
    expect((await progressOf(orderNo)).state).toBe('cancelled');
    expect((await sandbox.refusalOf('appeal.cancel', { orderNo, creatorName })).code).toBe(
      'APPEAL_NOT_OPEN',
    );
    expect((await look(orderNo)).actions).not.toContain(246);
  });
});

describe('the reviewer', () => {
  it('sees pending requests and decides each once', async () => {
    const orderNo = await anOrder('reviewed by hand');
    const { refundNo } = await apply(orderNo);
    await signed(orderNo);
    clock.now += 100 * reviewTakes;
    expect((await look(orderNo)).state).toBe('processing');
    expect(await (await fetch(`${sandbox.url}/sandbox/reviews`)).text()).toContain(refundNo);

    const refuse = { kind: 'refund', no: refundNo, verdict: 'no', reply: '请补充材料' };
    const [first, second] = [await reviews(sandbox, refuse), await reviews(sandbox, refuse)];

    expect(first).toContain('已处理。');
    expect(second).toContain('已经处理过');
    expect(first).not.toContain(refundNo);
    expect(await look(orderNo)).toMatchObject({ state: 'refused', reply: { zh: '请补充材料' } });
  });

  it("refunds a seeded refund from the order's payments", async () => {
    const orderNo = await sandbox.newOrder(funder, 243);
    const { records } = await sandbox.dataOf('refund.records', { orderNo });
    const before = await heldFor(orderNo);

    await reviews(sandbox, { kind: 'refund', no: records[0]?.refundNo ?? '', verdict: 'yes' });

    expect(records.map(({ state }) => state)).toEqual(['processing', 'refused']);
    expect(await heldFor(orderNo)).toBe(before - 200_000);
    expect((await look(orderNo)).status).toBe('DOWN_PAYMENT_COLLECTED');
  });
});

it('a late car is compensated once signed', async () => {
  const orderNo = await sandbox.newOrderAt('bc');
  const open = await sandbox.dataOf('compensation.status', { orderNo });
  const documents = ['delivery-delay-compensation'];

  await sandbox.dataOf('sign.submit', { orderNo, documents, signature });

  expect(open).toMatchObject({ state: 'open', amount: open.daysLate * open.perDay });
  expect(await sandbox.dataOf('compensation.status', { orderNo })).toMatchObject({
    state: 'signed',
    signedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
});

describe('a late car that was handed over', () => {
  const photos = { front: 'f', rear: 'r', left: 'l', right: 'g' };
  const receipt = { handedOver: ['keys' as const], odometer: 12, ...photos };
  const pageOf = async (orderNo: string) =>
    (await sandbox.dataOf('order.detail', { orderNo })).pages?.find(({ page }) => page === 'bc');

  async function received({ signs, after = 0 }: { signs: boolean; after?: number }) {
    const orderNo = await sandbox.newOrderAt('bc');
    const documents = ['delivery-delay-compensation'];
    if (signs) await sandbox.dataOf('sign.submit', { orderNo, documents, signature });
    const { amount } = await sandbox.dataOf('compensation.status', { orderNo });
    const page = await pageOf(orderNo);
    const { monthRent } = await sandbox.dataOf('order.detail', { orderNo });
    clock.now += after * day;
    await sandbox.dataOf('delivery.confirm', { orderNo, ...receipt });
    const { rents } = await sandbox.dataOf('repayment.due-list', { orderNo });
    const { instalments } = await sandbox.dataOf('order.money', { orderNo });
    const due = await sandbox.dataOf('pay.due', { orderNo, feeType: 'zj' });
    return { orderNo, amount, page, monthRent, rents, next: instalments?.next, due };
  }

  it('takes the compensation off the first rent, and the order waits for it no longer', async () => {
    const { amount, page, monthRent, rents, next, due } = await received({ signs: true });

    expect(page).toMatchObject({ main: false });
    const first = { deducted: amount, rent: monthRent - amount, charge: 0 };
    expect(rents[0]).toMatchObject({ ...first, total: monthRent - amount, state: 'due' });
    expect(rents[1]).toMatchObject({ rent: monthRent });
    expect(rents[1]).not.toHaveProperty('deducted');
    expect(next).toMatchObject({ amount: monthRent - amount, deducted: amount, overdue: false });
    expect(due).toMatchObject({ dueAmount: monthRent - amount });
  });

  it('takes more off where the car came later still: the rest goes off the next rents', async () => {
    const { monthRent, rents, next } = await received({ signs: true, after: 90 });
    // 90 days on, and 5 days late before; nothing is left of the first rent or rents.
    const total = 95 * 100_00;
    const whole = Math.floor(total / monthRent);
    const deducted = total - whole * monthRent;

    expect(whole).toBeGreaterThan(0);
    expect(rents[0]).toMatchObject({ number: whole + 1, deducted, total: monthRent - deducted });
    expect(next).toMatchObject({ number: whole + 1, deducted, amount: monthRent - deducted });
  });

  it('takes what no rent was paid with off the settlement, and names it', async () => {
    const { amount, orderNo } = await received({ signs: true });

    const { principal, interest, charges, fee, deducted, total } = await sandbox.dataOf(
      'settle.quote',
      { orderNo },
    );

    expect(deducted).toBe(amount);
    expect(total).toBe(principal + interest + charges + fee - amount);
  });

  it('takes nothing off where nothing was signed, and the first rent is a month ahead', async () => {
    const { page, monthRent, rents } = await received({ signs: false });
    expect(page).toMatchObject({ main: true });
    expect(rents[0]).toMatchObject({
      rent: monthRent,
      charge: 0,
      dueOn: dateOf(monthsAfter(clock.now, 1)),
    });
    expect(rents[0]).not.toHaveProperty('deducted');
  });
});
