import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { refund } from '../ledger/ledger.ts';
import { actAtCashier, moneyOf, payAll, payer } from './paying.fixture.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);
const { create, refusedCreate } = payer(sandbox);
const order = (action: number, funder = 'SELF_OPERATED') => sandbox.newOrder(funder, action);

async function statusAndLedger(orderNo: string): Promise<[string, number[]]> {
  const { status, actions } = await sandbox.dataOf('order.detail', { orderNo });
  return [status, actions.map(({ code }) => code)];
}

describe('a month’s rent', () => {
  async function rentOf(orderNo: string) {
    const { rents } = await sandbox.dataOf('repayment.due-list', { orderNo });
    const due = rents.find(({ payable }) => payable);
    return {
      orderNo,
      orderPayAmount: due?.total,
      payType: 'WxPay',
      period: String(due?.number),
      channelType: 'WECHAT',
      channelCallMethod: 'NATIVE',
      clientType: 'ios',
      tradeType: 'APP',
    };
  }

  it('is paid in order, once, and the next one is another intent', async () => {
    const orderNo = await order(335);
    const rent = await rentOf(orderNo);
    const next = { ...rent, period: String(Number(rent.period) + 1) };
    expect((await sandbox.refusalOf('pay.month-return', next)).code).toBe('PERIOD');

    const { outTradeNo, payInfo } = await sandbox.dataOf('pay.month-return', rent);
    const result = () => sandbox.dataOf('pay.repayment-result', { outTradeNo });
    expect(payInfo).toContain('prepay_id');
    expect((await result()).orderStatus).toBe('PAYING');
    await actAtCashier(sandbox, 'pay', { payInfo: payInfo ?? '' });

    expect((await result()).orderStatus).toBe('PAY_SUCCESS');
    expect((await sandbox.refusalOf('pay.month-return', rent)).code).toBe('ALREADY_PAID');
    const after = await rentOf(orderNo);
    expect(Number(after.period)).toBe(Number(rent.period) + 1);
  });

  it.each([
    ['fail', 'PAY_FAIL'],
    ['cancel', 'PAY_FAIL'],
  ] as const)('that comes to %s at the provider is %s', async (act, orderStatus) => {
    const orderNo = await order(335);
    const { outTradeNo } = await sandbox.dataOf('pay.month-return', await rentOf(orderNo));

    await actAtCashier(sandbox, act, { serialNumber: outTradeNo });

    const request = { outTradeNo };
    expect(await sandbox.dataOf('pay.repayment-result', request)).toEqual({
      outTradeNo,
      orderStatus,
    });
  });

  it('that the provider declines is PAY_FAIL however it is paid', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335, {}, 'payment fails');
    const { outTradeNo } = await sandbox.dataOf('pay.month-return', await rentOf(orderNo));
    await actAtCashier(sandbox, 'pay', { serialNumber: outTradeNo });

    const { orderStatus } = await sandbox.dataOf('pay.repayment-result', { outTradeNo });

    expect(orderStatus).toBe('PAY_FAIL');
  });

  it('of somebody else is not found', async () => {
    const orderNo = await order(335);
    const { outTradeNo } = await sandbox.dataOf('pay.month-return', await rentOf(orderNo));

    const token = 'sandbox-token-li';
    const result = await sandbox.dataOf('pay.repayment-result', { outTradeNo }, { token });

    expect(result.orderStatus).toBe('NOT_FOUND');
  });
});

describe('the order a payment belongs to', () => {
  it.each([
    [200, 'sf', 'downPayments'],
    [201, 'sqwk', 'downPayments'],
    [210, 'wk', 'downPayments'],
    [220, 'escdj', 'payTwoCarIndex'],
    [230, 'bzj', 'depositPay'],
    [233, 'dbrbzj', 'depositPay'],
    [237, 'fxbyj237', 'depositPay'],
    [1811, 'escwlf', 'downSecondCarLogisticsFee'],
  ] as const)('%i leads to the payment of %s and continues once it is paid', async (...row) => {
    const [action, feeType, pageCode] = row;
    const orderNo = await order(action);
    expect(await sandbox.dataOf('payment.go', { orderNo })).toEqual({
      pageCode,
      paymentType: feeType,
    });
    expect((await statusAndLedger(orderNo))[1]).toContain(action);

    await payAll(sandbox, orderNo, feeType);

    expect((await statusAndLedger(orderNo))[1]).not.toContain(action);
    expect((await sandbox.ledgerOf(orderNo)).at(-1)).toBe('paid');
  });

  it('has no next payment once nothing is due', async () => {
    const orderNo = await order(300);

    const nowhere = { pageCode: 'paymentRecord', paymentType: '' };
    expect(await sandbox.dataOf('payment.go', { orderNo })).toEqual(nowhere);
    expect(await sandbox.dataOf('payment.go', {})).toEqual(nowhere);
  });

  it('of a lender that collects the down payment itself continues without it', async () => {
    const { funders } = (await (await fetch(`${sandbox.url}/sandbox/orders`)).json()) as {
      funders: { code: string; actions: number[] }[];
    };
    const without = funders.filter(({ actions }) => !actions.includes(200));
    expect(without.map(({ code }) => code)).toEqual(['ICBC_ESTAGING', 'PSBC_TF']);

    for (const { code } of without) {
      const orderNo = await order(110, code);
      const [, actions] = await statusAndLedger(orderNo);
      expect(actions).not.toContain(200);
    }
  });

  it('paid in advance is not requested again', async () => {
    const orderNo = await order(110);
    await payAll(sandbox, orderNo, 'sf');
    const { status } = await sandbox.dataOf('order.detail', { orderNo });
    expect(status).toBe('AUTHORIZATION');

    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-authorized' });

    expect((await statusAndLedger(orderNo))[0]).toBe('CONTRACT_SIGNING');
  });
});

describe('the records of payments', () => {
  it('are listed newest first, with refunds, ten a page', async () => {
    const orderNo = await order(230);
    for (let at = 0; at < 11; at += 1) {
      now += 1_000;
      await create(orderNo);
      await actAtCashier(sandbox, at < 10 ? 'fail' : 'pay', { orderNo });
    }
    now += 1_000;
    await sandbox.db
      .transaction()
      .execute((tx) => refund({ tx, now }, { orderNo, amount: 500_00, key: orderNo }));

    const first = await sandbox.dataOf('pay.records', { orderNo });
    const second = await sandbox.dataOf('pay.records', { orderNo, page: '2' });

    expect(first.more).toBe(true);
    expect(first.records.slice(0, 3).map(({ amount, status }) => [amount, status])).toEqual([
      [-500_00, 'refunded'],
      [2_000_00, 'paid'],
      [2_000_00, 'failed'],
    ]);
    expect(first.records[0]?.feeName.zh).toBe('定金');
    expect([first.records.length, second.records.length, second.more]).toEqual([10, 2, false]);
  });

  it('are the customer’s own', async () => {
    const orderNo = await order(230);
    await create(orderNo);

    const token = 'sandbox-token-li';
    expect((await sandbox.dataOf('pay.records', {}, { token })).records).toEqual([]);
    const no = await sandbox.refusalOf('pay.records', { orderNo }, { token });
    expect(no.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('a used car that is cancelled', () => {
  it('gets its deposit back, and its pending payment is closed', async () => {
    const [paid, open] = [await order(220), await order(220)];
    await payAll(sandbox, paid, 'escdj');
    await create(open, { feeType: 'escdj', orderPayAmount: 3_000_00 });

    for (const orderNo of [paid, open]) {
      await sandbox.dataOf('secondhand.cancel-deposit', { orderNo });
      await sandbox.dataOf('secondhand.cancel-deposit', { orderNo });
    }

    expect((await moneyOf(sandbox, paid)).held).toBe(0);
    expect((await moneyOf(sandbox, open)).payments[0]?.status).toBe('closed');
    for (const orderNo of [paid, open]) {
      expect((await statusAndLedger(orderNo))[0]).toBe('CANCELLED');
      const cancelled = (await sandbox.ledgerOf(orderNo)).filter((what) =>
        what.startsWith('order-cancelled'),
      );
      expect(cancelled).toHaveLength(1);
      expect(await refusedCreate(orderNo, { feeType: 'escdj' })).toBe('ORDER_CLOSED');
    }
  });

  it('is no longer possible once it is to be delivered', async () => {
    const orderNo = await order(1811);

    const no = await sandbox.refusalOf('secondhand.cancel-deposit', { orderNo });

    expect(no.code).toBe('TOO_LATE_TO_CANCEL');
  });
});

describe('an activity', () => {
  const phone = '13800138000';

  it('is paid once in a wallet of the phone', async () => {
    const orderNo = await sandbox.newOrderAt('activityPay');
    const { activityCode } = await sandbox.dataOf('activity.detail', { orderNo });
    const request = { activityCode, phone, sourceType: '3', token: '' };

    const first = await sandbox.dataOf('rebate.pay', request);
    expect(await sandbox.dataOf('rebate.pay', request)).toEqual(first);
    expect((await sandbox.dataOf('activity.detail', { orderNo })).state).toBe('confirming');
    await actAtCashier(sandbox, 'pay', { payInfo: first.payInfo ?? '' });

    expect((await sandbox.dataOf('activity.detail', { orderNo })).state).toBe('paid');
    expect((await sandbox.refusalOf('rebate.pay', request)).code).toBe('ALREADY_PAID');
  });

  it('that does not exist cannot be paid', async () => {
    const request = { activityCode: 'nothing', phone, sourceType: '1', token: '' };

    expect((await sandbox.refusalOf('rebate.pay', request)).code).toBe('ACTIVITY');
  });
});
