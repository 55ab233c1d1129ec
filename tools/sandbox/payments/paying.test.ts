import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { actAtCashier, moneyOf, payer, paymentRequest } from './paying.fixture.ts';
import { paymentTtl } from './settling.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);
const { create, refusedCreate, statusOf, infoOf } = payer(sandbox);
const anOrder = (action = 230) => sandbox.newOrder('SELF_OPERATED', action);

describe('a payment', () => {
  it('opens, is paid at the provider, and only then is paid', async () => {
    const orderNo = await anOrder();
    expect(await statusOf(orderNo)).toMatchObject({ status: 'none', dueAmount: 2_000_00 });
    expect(await infoOf(orderNo)).toMatchObject({ status: 'due', period: '1', limit: 2_000_00 });

    const { serialNumber, url, payInfo } = await create(orderNo);
    expect(url).toContain('/bank-pages/pay/AliPay?t=');
    expect(payInfo).toBeUndefined();
    expect(await statusOf(orderNo)).toMatchObject({ status: 'open', serialNumber });
    expect(await infoOf(orderNo)).toMatchObject({ status: 'confirming', serialNumber });

    await actAtCashier(sandbox, 'pay', { serialNumber });

    expect(await statusOf(orderNo)).toMatchObject({
      status: 'paid',
      amount: 2_000_00,
      payType: 'AliPay',
      paidAt: '2026-03-01T08:00:00.000Z',
      dueAmount: 0,
    });
    expect(await infoOf(orderNo)).toMatchObject({ status: 'paid', paidAmount: 2_000_00 });
    expect((await moneyOf(sandbox, orderNo)).held).toBe(2_000_00);
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['payment-opened', 'payment-captured', 'paid']);
  });

  it('stores the whole request without secrets', async () => {
    const orderNo = await anOrder();
    await create(orderNo, {
      payType: 'DCEPPay',
      agreementId: 'DCEP0036100280115521',
      channelType: 'DCEP',
    });

    const stored = await sandbox.db
      .selectFrom('payments')
      .select('request')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();

    const { agreementId: _, ...unsigned } = paymentRequest(orderNo, {
      payType: 'DCEPPay',
      channelType: 'DCEP',
    });
    expect(stored.request).toEqual(unsigned);
  });

  it('of the same intent opened in two tabs is one', async () => {
    const orderNo = await anOrder();

    const first = await create(orderNo, {}, `${orderNo}-a`);
    const second = await create(orderNo, {}, `${orderNo}-b`);
    const again = await create(orderNo, {}, `${orderNo}-a`);

    expect(second).toEqual(first);
    expect(again).toEqual(first);
    expect((await moneyOf(sandbox, orderNo)).payments).toHaveLength(1);
  });

  it('is refused while another one is pending', async () => {
    const orderNo = await anOrder();
    await create(orderNo);

    expect(await refusedCreate(orderNo, { payType: 'WxPay' })).toBe('PAYMENT_OPEN');
  });

  it('is refused once it is paid', async () => {
    const orderNo = await anOrder();
    await create(orderNo);
    await actAtCashier(sandbox, 'pay', { orderNo });

    expect(await refusedCreate(orderNo)).toBe('ALREADY_PAID');
    expect(await refusedCreate(orderNo, { period: undefined })).toBe('ALREADY_PAID');
  });

  it.each([
    ['more than is due', { orderPayAmount: 2_000_01 }],
    ['less than all of a deposit', { orderPayAmount: 1_999_99 }],
    ['nothing, without a coupon', { orderPayAmount: 0 }],
    ['less than nothing', { orderPayAmount: -1 }],
  ])('of %s is refused', async (_what, over) => {
    const orderNo = await anOrder();

    expect(await refusedCreate(orderNo, over)).toBe('AMOUNT');
    expect((await moneyOf(sandbox, orderNo)).payments).toHaveLength(0);
  });

  it.each([
    ['a period that is not next', { period: '2' }, 'PERIOD'],
    ['a period that is none', { period: 'x' }, 'PERIOD'],
    ['a coupon nobody gave', { couponList: ['nobody'] }, 'COUPON'],
    ['digital yuan without a wallet', { payType: 'DCEPPay', agreementId: '' }, 'WALLET'],
    ['digital yuan for a month’s rent', { payType: 'DCEPPay', feeType: 'zj' }, 'PAY_TYPE'],
  ])('with %s is refused', async (_what, over, code) => {
    expect(await refusedCreate(await anOrder(), over)).toBe(code);
  });

  it('of a used car that is sold is refused', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        funder: 'SELF_OPERATED',
        action: 220,
        vin: 'LSVNV2182E2100002',
      }),
    });
    const { orderNo } = (await response.json()) as { orderNo: string };

    const over = { feeType: 'escdj', orderPayAmount: 3_000_00 };
    expect(await refusedCreate(orderNo, over)).toBe('CAR_SOLD');
  });

  it("by a wallet of the phone returns the wallet's parameters", async () => {
    const [first, second] = [await anOrder(), await anOrder()];

    const wx = await create(first, { payType: 'WxPay', channelCallMethod: 'NATIVE' });
    const mini = await create(second, { channelCallMethod: 'MINI' });

    expect(wx.url).toBeUndefined();
    expect(Object.keys(JSON.parse(wx.payInfo ?? '') as object)).toEqual([
      'appId',
      'timeStamp',
      'nonceStr',
      'package',
      'signType',
      'paySign',
    ]);
    await actAtCashier(sandbox, 'pay', { payInfo: wx.payInfo ?? '' });
    await actAtCashier(sandbox, 'fail', { payInfo: mini.payInfo ?? '' });
    expect((await statusOf(first)).status).toBe('paid');
    expect((await statusOf(second)).status).toBe('failed');
  });

  it('that failed can be repeated under the same intent', async () => {
    const orderNo = await anOrder();
    await create(orderNo);
    await actAtCashier(sandbox, 'fail', { orderNo });
    expect((await infoOf(orderNo)).status).toBe('due');

    const { serialNumber } = await create(orderNo, { payType: 'WxPay' });

    expect(await statusOf(orderNo)).toMatchObject({ status: 'open', serialNumber });
    await actAtCashier(sandbox, 'pay', { serialNumber });
    expect((await statusOf(orderNo)).status).toBe('paid');
  });

  it('that is not finished expires', async () => {
    const orderNo = await anOrder();
    await create(orderNo);

    now += paymentTtl;

    expect((await statusOf(orderNo)).status).toBe('closed');
    expect((await infoOf(orderNo)).status).toBe('due');
  });

  it('by digital yuan is paid a moment later, from a wallet of a phone that has some', async () => {
    const orderNo = await anOrder();
    const client = { clientType: 'h5', channelType: 'DCEP' };
    const token = 'sandbox-token-li';
    expect(await sandbox.dataOf('pay.dcep-sub-wallet', client, { token })).toEqual([]);
    const wallets = await sandbox.dataOf('pay.dcep-sub-wallet', client);
    expect(wallets).toHaveLength(2);

    await create(orderNo, { payType: 'DCEPPay', agreementId: wallets[1]?.agreementId });
    expect((await statusOf(orderNo)).status).toBe('processing');
    now += 2_000;

    expect((await statusOf(orderNo)).status).toBe('paid');
  });
});

describe('a large down payment', () => {
  /** An order whose down payment is above the limit of one payment. */
  async function aLargeOne(): Promise<{ orderNo: string; total: number }> {
    for (;;) {
      const orderNo = await anOrder(200);
      const { orderPayAmount: total, limit } = await sandbox.dataOf('pay.down-payment-info', {
        orderNo,
      });
      if (total > limit) return { orderNo, total };
    }
  }

  it('can be paid in stages, each an intent of its own, and moves the order once all is paid', async () => {
    const { orderNo, total } = await aLargeOne();
    const sf = { feeType: 'sf', orderPayAmount: 50_000_00 };
    expect(await refusedCreate(orderNo, { ...sf, orderPayAmount: 50_000_01 })).toBe('AMOUNT');

    await create(orderNo, sf);
    await actAtCashier(sandbox, 'pay', { orderNo });
    expect((await sandbox.dataOf('order.detail', { orderNo })).status).toBe('DOWN_PAYMENT_DUE');
    const rest = total - 50_000_00;
    expect(await sandbox.dataOf('pay.down-payment-info', { orderNo })).toMatchObject({
      status: 'due',
      feeType: 'sf',
      period: '2',
      paidAmount: 50_000_00,
      dueAmount: rest,
      limit: rest,
    });
    expect(await refusedCreate(orderNo, { ...sf, orderPayAmount: rest })).toBe('ALREADY_PAID');
    await create(orderNo, { ...sf, orderPayAmount: rest, period: '2' });
    await actAtCashier(sandbox, 'pay', { orderNo });

    expect((await sandbox.dataOf('order.detail', { orderNo })).status).not.toBe('DOWN_PAYMENT_DUE');
    expect((await statusOf(orderNo, 'sf', '1')).status).toBe('paid');
    expect((await moneyOf(sandbox, orderNo)).held).toBe(total);
  });
});

describe('a coupon', () => {
  it('that covers a deposit pays it at once', async () => {
    const orderNo = await anOrder();
    const { coupons } = await sandbox.dataOf('pay.coupons', { orderNo, feeType: 'bzj' });
    expect(coupons.map(({ name }) => name.zh)).toEqual(['定金抵扣券']);
    expect((await infoOf(orderNo)).coupons).toBe(1);

    const made = await create(orderNo, {
      orderPayAmount: 0,
      couponList: [coupons[0]?.code],
    });

    expect(made).toEqual({ serialNumber: made.serialNumber });
    expect(await statusOf(orderNo)).toMatchObject({ status: 'paid', amount: 0, dueAmount: 0 });
    expect((await moneyOf(sandbox, orderNo)).held).toBe(0);
  });

  it('takes off the down payment, and is used once', async () => {
    const orderNo = await anOrder(200);
    const feeType = 'sf';
    const { limit } = await sandbox.dataOf('pay.down-payment-info', { orderNo });
    const { coupons } = await sandbox.dataOf('pay.coupons', { orderNo, feeType });
    const coupon = coupons.find(({ amount }) => amount === 500_00);
    const part = { feeType, orderPayAmount: 9_500_00, couponList: [coupon?.code] };

    await create(orderNo, part);
    await actAtCashier(sandbox, 'pay', { orderNo });

    expect(await sandbox.dataOf('pay.down-payment-info', { orderNo })).toMatchObject({
      paidAmount: 10_000_00,
      discountAmount: 500_00,
      period: '2',
    });
    expect(limit).toBeGreaterThan(10_000_00);
    expect(await refusedCreate(orderNo, { ...part, period: '2' })).toBe('COUPON');
  });

  it('is not for a payment that is too small', async () => {
    const orderNo = await anOrder(200);
    const { coupons } = await sandbox.dataOf('pay.coupons', { orderNo, feeType: 'sf' });
    const coupon = coupons.find(({ amount }) => amount === 500_00);

    const small = { feeType: 'sf', orderPayAmount: 4_499_99, couponList: [coupon?.code] };

    expect(await refusedCreate(orderNo, small)).toBe('COUPON');
  });

  it('can be used again when its payment is closed', async () => {
    const orderNo = await anOrder(200);
    const couponList = [`${orderNo}-1`];
    const part = { feeType: 'sf', orderPayAmount: 9_500_00, couponList };
    await create(orderNo, part);
    const left = async () =>
      (await sandbox.dataOf('pay.coupons', { orderNo, feeType: 'sf' })).coupons.map(
        ({ code }) => code,
      );
    expect(await left()).not.toContain(`${orderNo}-1`);

    await sandbox.dataOf('pay.close', { orderNo });

    expect(await left()).toContain(`${orderNo}-1`);
  });

  it('that has expired is neither offered nor accepted', async () => {
    const orderNo = await anOrder();
    const expired = { orderPayAmount: 1_200_00, couponList: [`${orderNo}-4`] };

    expect(await refusedCreate(orderNo, expired)).toBe('COUPON');
  });
});
