import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { requestOverHttp } from '../testing/http-request.ts';
import { actAtCashier, moneyOf, notifyAgain, pageOf, payer } from './paying.fixture.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);
const { create, refusedCreate, statusOf } = payer(sandbox);
const anOrder = () => sandbox.newOrder('SELF_OPERATED', 230);

describe('closing a payment', () => {
  it('wins: a later payment at the provider is refused there', async () => {
    const orderNo = await anOrder();
    const { url } = await create(orderNo);

    await sandbox.dataOf('pay.close', { orderNo });

    expect(await actAtCashier(sandbox, 'pay', { orderNo })).toMatchObject({
      counted: false,
      payment: 'closed',
    });
    expect(await (await fetch(pageOf(sandbox, url))).text()).toContain('这笔订单已被商户关闭');
    expect((await moneyOf(sandbox, orderNo)).held).toBe(0);
  });

  it('loses: a payment the platform has no report of stays paid', async () => {
    const orderNo = await anOrder();
    await create(orderNo);
    await actAtCashier(sandbox, 'pay', { orderNo, notice: '30s' });
    expect((await statusOf(orderNo)).status).toBe('open');

    const no = await sandbox.refusalOf('pay.close', { orderNo });

    expect(no).toEqual({ code: 'ALREADY_PAID', msg: '该款项已支付，请勿重复支付' });
    expect((await statusOf(orderNo)).status).toBe('paid');
    now += 30_000;
    expect((await statusOf(orderNo)).status).toBe('paid');
    expect((await moneyOf(sandbox, orderNo)).held).toBe(2_000_00);
  });

  it('at the same moment one of the two wins, and the ledger says which', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderNo = await anOrder();
      const { serialNumber } = await create(orderNo);

      const [closed, paid] = await Promise.all([
        requestOverHttp(sandbox.url, 'pay.close', { orderNo, serialNumber }),
        actAtCashier(sandbox, 'pay', { serialNumber, notice: 'now' }),
      ]);

      const { status } = await statusOf(orderNo);
      expect([closed.body.code === '00000', paid.counted].filter(Boolean)).toHaveLength(1);
      expect(status).toBe(paid.counted ? 'paid' : 'closed');
      expect((await moneyOf(sandbox, orderNo)).held).toBe(paid.counted ? 2_000_00 : 0);
    }
  });

  it('returns money that arrives late, which is never captured', async () => {
    const orderNo = await anOrder();
    const { serialNumber } = await create(orderNo);
    await sandbox.dataOf('pay.close', { orderNo, serialNumber });

    await actAtCashier(sandbox, 'pay', { serialNumber, late: true });
    await notifyAgain(sandbox, { serialNumber, times: 3 });

    expect((await statusOf(orderNo)).status).toBe('closed');
    const { lines, held } = await moneyOf(sandbox, orderNo);
    expect(held).toBe(0);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['late', 2_000_00],
      ['late', -2_000_00],
      ['returned', -2_000_00],
      ['returned', 2_000_00],
    ]);
    const { records } = await sandbox.dataOf('pay.records', { orderNo });
    expect(records[0]).toMatchObject({ status: 'returned' });
    await create(orderNo);
    await actAtCashier(sandbox, 'pay', { orderNo });
    expect((await moneyOf(sandbox, orderNo)).held).toBe(2_000_00);
  });

  it('twice has an effect once, and of an unknown one is not found', async () => {
    const orderNo = await anOrder();
    await create(orderNo);

    await sandbox.dataOf('pay.close', { orderNo });
    await sandbox.dataOf('pay.close', { orderNo });

    const events = await sandbox.ledgerOf(orderNo);
    expect(events.filter((what) => what === 'payment-closed')).toHaveLength(1);
    const no = await sandbox.refusalOf('pay.close', { orderNo, serialNumber: 'nobody' });
    expect(no.code).toBe('PAYMENT_NOT_FOUND');
  });
});

describe('an attempt to pay', () => {
  const attemptOf = async (orderNo: string) =>
    (await sandbox.dataOf('pay.deposit-info', { orderNo, feeType: 'bzj' })).attempt;
  const statusOfTry = async (orderNo: string, attempt: string) => {
    const payment = { orderNo, feeType: 'bzj', period: '1', attempt };
    return (await sandbox.dataOf('pay.status', payment)).status;
  };

  it('abandoned before it arrived is closed, and pays nothing when it arrives', async () => {
    const orderNo = await anOrder();
    expect(await attemptOf(orderNo)).toBe('1');
    expect(await statusOfTry(orderNo, '1')).toBe('none');
    const lost = { feeType: 'bzj', period: '1', attempt: '1' };

    await sandbox.dataOf('pay.close', { orderNo, ...lost });
    await sandbox.dataOf('pay.close', { orderNo, ...lost });

    expect(await statusOfTry(orderNo, '1')).toBe('closed');
    expect(await attemptOf(orderNo)).toBe('2');
    expect(await refusedCreate(orderNo, { attempt: '1' })).toBe('TRY_IS_OVER');
    await create(orderNo, { attempt: '2' });
    expect(await statusOfTry(orderNo, '2')).toBe('open');
  });

  it('that failed is followed by another', async () => {
    const orderNo = await anOrder();
    await create(orderNo, { attempt: '1' });
    expect(await attemptOf(orderNo)).toBe('1');
    await actAtCashier(sandbox, 'fail', { orderNo });

    expect(await attemptOf(orderNo)).toBe('2');
    expect(await refusedCreate(orderNo, { attempt: '1' })).toBe('TRY_IS_OVER');
    await create(orderNo, { attempt: '2', payType: 'WxPay' });
    await actAtCashier(sandbox, 'pay', { orderNo });

    expect(await statusOfTry(orderNo, '1')).toBe('failed');
    expect(await statusOfTry(orderNo, '2')).toBe('paid');
    expect(await refusedCreate(orderNo, { attempt: '2' })).toBe('ALREADY_PAID');
  });

  it('closed by its intent is the pending one', async () => {
    const orderNo = await anOrder();
    await create(orderNo);

    await sandbox.dataOf('pay.close', { orderNo, feeType: 'bzj' });

    expect(await statusOfTry(orderNo, '1')).toBe('closed');
  });
});
