import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';
import { dateOf, day } from '../platform/days.ts';
import { capture } from '../ledger/ledger.ts';
import { actAtCashier, payAll, payer, paymentRequest } from '../payments/paying.fixture.ts';
import { reviewTakes } from '../orders/scenarios.ts';

const clock = { now: Date.parse('2026-03-01T04:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const phone = '13800138000';

const quote = (orderNo: string) => sandbox.dataOf('settle.quote', { orderNo });

async function applied(orderNo: string): Promise<number> {
  const { total } = await quote(orderNo);
  await sandbox.dataOf('settle.apply', { orderNo, total, reason: 'sell', phone });
  return total;
}

async function signed(orderNo: string): Promise<void> {
  await sandbox.dataOf('sign.submit', {
    orderNo,
    signType: 'settlement',
    documents: [],
    signature,
  });
}

async function pay(orderNo: string, feeType: 'jqk' | 'zj', amount: number, period = '1') {
  const payment = { orderNo, feeType, period, amount, payType: 'AliPay' as const };
  await sandbox.db.transaction().execute((tx) => capture({ tx, now: clock.now }, payment));
}

async function settledOrder(): Promise<string> {
  const orderNo = await sandbox.newOrderAt('settlement');
  const total = await applied(orderNo);
  await pay(orderNo, 'jqk', total);
  return orderNo;
}

describe('what paying a lease off costs', () => {
  it('is the sum of its parts, whole fen, with interest to its last day', async () => {
    const quoted = await quote(await sandbox.newOrderAt('settlement'));

    const { principal, interest, charges, fee, total } = quoted;
    expect(quoted.state).toBe('open');
    expect(total).toBe(principal + interest + charges + fee);
    expect(Object.values({ principal, interest, charges, fee }).every(Number.isInteger)).toBe(true);
    expect(quoted.validUntil).toBe(dateOf(clock.now + 2 * day));
    expect(quoted.paidPeriods).toBe(12);
    expect(charges).toBeGreaterThan(0);
  });

  it('grows with every day, and falls once a rent is paid', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    const before = await quote(orderNo);
    clock.now += day;
    const after = await quote(orderNo);
    const { rents } = await sandbox.dataOf('repayment.due-list', { orderNo });

    await pay(orderNo, 'zj', rents[0]?.total ?? 0);
    const paid = await quote(orderNo);

    expect(after.total).toBeGreaterThan(before.total);
    expect(paid.principal).toBeLessThan(after.principal);
    expect(paid.charges).toBe(0);
    expect(paid.leftPeriods).toBe(before.leftPeriods - 1);
  });

  it('is not offered before the rents have begun', async () => {
    const orderNo = await sandbox.newOrderAt('buyJFB');
    const { state, total } = await quote(orderNo);

    const no = await sandbox.refusalOf('settle.apply', { orderNo, total, reason: 'sell', phone });

    expect(state).toBe('unavailable');
    expect(no.code).toBe('SETTLEMENT_NOT_POSSIBLE');
  });
});

describe('an application to pay off', () => {
  it('is reviewed, then signed, then paid; its amount stays as it was applied for', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    const total = await applied(orderNo);
    const states = [(await quote(orderNo)).state];
    clock.now += reviewTakes;
    states.push((await quote(orderNo)).state);
    await signed(orderNo);
    states.push((await quote(orderNo)).state);
    clock.now += day;
    const later = await quote(orderNo);
    await pay(orderNo, 'jqk', total);
    states.push((await quote(orderNo)).state);

    expect(states).toEqual(['reviewing', 'approved', 'signed', 'settled']);
    expect(later.total).toBe(total);
  });

  it('is paid through the platform once it is signed, and the order is settled then', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    await applied(orderNo);
    clock.now += reviewTakes;
    await signed(orderNo);

    await payAll(sandbox, orderNo, 'jqk');

    expect((await sandbox.dataOf('order.detail', { orderNo })).status).toBe('SETTLED');
    expect(await quote(orderNo)).toMatchObject({
      state: 'settled',
      certificateNo: `JQ${orderNo.slice(-10)}`,
    });
  });

  it('for another amount than the platform says is refused', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    const { total } = await quote(orderNo);

    const no = await sandbox.refusalOf('settle.apply', {
      orderNo,
      total: total - 1,
      reason: 'sell',
      phone,
    });

    expect(no.code).toBe('SETTLEMENT_CHANGED');
    expect((await quote(orderNo)).state).toBe('open');
  });

  it('is accepted once', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    const total = await applied(orderNo);

    const no = await sandbox.refusalOf('settle.apply', { orderNo, total, reason: 'sell', phone });

    expect(no.code).toBe('ALREADY_SUBMITTED');
  });

  it('expires when it is not paid in time, and so does its signature', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    await applied(orderNo);
    clock.now += reviewTakes;
    await signed(orderNo);

    clock.now += 3 * day;
    const open = await quote(orderNo);
    await applied(orderNo);
    clock.now += reviewTakes;

    expect(open.state).toBe('open');
    expect((await quote(orderNo)).state).toBe('approved');
  });

  it('is refused where the order has something open', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 335, {}, 'rejected');
    await sandbox.db
      .updateTable('orders')
      .set({ status: 'REPAYING' })
      .where('order_no', '=', orderNo)
      .execute();
    await applied(orderNo);
    clock.now += reviewTakes;

    expect(await quote(orderNo)).toMatchObject({
      state: 'refused',
      reply: { en: expect.stringMatching(/fines/) },
    });
  });
});

describe('a rent and the sum of a settlement, which holds every rent that is left', () => {
  async function agreedOrder(): Promise<string> {
    const orderNo = await sandbox.newOrderAt('settlement');
    await applied(orderNo);
    clock.now += reviewTakes;
    await signed(orderNo);
    return orderNo;
  }
  const due = (orderNo: string, feeType: 'jqk' | 'zj') =>
    sandbox.dataOf('pay.deposit-info', { orderNo, feeType });
  async function create(orderNo: string, feeType: 'jqk' | 'zj'): Promise<string> {
    const { limit, period } = await due(orderNo, feeType);
    const request = paymentRequest(orderNo, { feeType, orderPayAmount: limit, period });
    return (await sandbox.dataOf('pay.create', request)).serialNumber;
  }
  async function refused(orderNo: string, feeType: 'jqk' | 'zj'): Promise<string> {
    const { limit, period } = await due(orderNo, feeType);
    return payer(sandbox).refusedCreate(orderNo, { feeType, orderPayAmount: limit, period });
  }

  it('a rent paid meanwhile ends the application: the sum is another one now', async () => {
    const orderNo = await agreedOrder();
    const before = await quote(orderNo);

    await actAtCashier(sandbox, 'pay', { serialNumber: await create(orderNo, 'zj') });
    const after = await quote(orderNo);

    expect([before.state, after.state]).toEqual(['signed', 'open']);
    expect(after.leftPeriods).toBe(before.leftPeriods - 1);
    expect(after.total).toBeLessThan(before.total);
    expect(after.reply?.zh).toContain('支付了租金');
    const voided = await sandbox.refusalOf('pay.due', { orderNo, feeType: 'jqk' });
    expect(voided.code).toBe('SETTLEMENT_VOID');
  });

  it('one is not paid while a payment of the other is open', async () => {
    const [settling, paying] = [await agreedOrder(), await agreedOrder()];
    await create(settling, 'jqk');
    await create(paying, 'zj');

    const codes = [await refused(settling, 'zj'), await refused(paying, 'jqk')];

    expect(codes).toEqual(['SETTLEMENT_UNDER_WAY', 'RENT_UNDER_WAY']);
  });

  it('the order waits for a settlement that is approved, until it stands no longer', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');
    const main = async () => {
      const { pages } = await sandbox.dataOf('order.detail', { orderNo });
      return pages?.filter((page) => page.main).map(({ page }) => page);
    };
    const before = await main();
    const total = await applied(orderNo);
    clock.now += reviewTakes;

    const { due } = await sandbox.dataOf('order.money', { orderNo });
    const { validUntil } = await quote(orderNo);

    expect(due).toMatchObject({ name: { zh: '结清款' }, amount: total, until: validUntil });
    expect([before, await main()]).toEqual([['repayment'], ['settlement']]);
    clock.now += 3 * day;
    expect(await main()).toEqual(['repayment']);
    expect((await sandbox.dataOf('order.money', { orderNo })).due).toBeUndefined();
  });

  it('once a part of the sum is paid no rent can be, and the order says what is left', async () => {
    const orderNo = await agreedOrder();
    const { total } = await quote(orderNo);
    await pay(orderNo, 'jqk', 1_000_00);

    const money = await sandbox.dataOf('order.money', { orderNo });
    const { rents } = await sandbox.dataOf('repayment.due-list', { orderNo });

    expect(money.due).toMatchObject({ name: { zh: '结清款' }, amount: total - 1_000_00 });
    expect(money.instalments?.next?.payable).toBe(false);
    expect(rents.some(({ payable }) => payable)).toBe(false);
    expect(await refused(orderNo, 'zj')).toBe('SETTLEMENT_UNDER_WAY');
    expect((await quote(orderNo)).state).toBe('signed');
  });
});

describe('the transfer of the title', () => {
  const request = { pickedUpBy: 'self', phone, papersTo: 'store' };

  it('is requested once, for a day on which the papers are ready', async () => {
    const orderNo = await settledOrder();
    const { papersFrom } = await quote(orderNo);

    const early = await sandbox.refusalOf('settle.transfer', {
      ...request,
      orderNo,
      wantedOn: dateOf(clock.now),
    });
    await sandbox.dataOf('settle.transfer', { ...request, orderNo, wantedOn: papersFrom });
    const twice = await sandbox.refusalOf('settle.transfer', {
      ...request,
      orderNo,
      wantedOn: papersFrom,
    });

    expect([early.code, twice.code]).toEqual(['PAPERS_NOT_READY', 'ALREADY_SUBMITTED']);
    expect((await quote(orderNo)).transfer).toBe('asked');
  });

  it('needs a lease that is paid off, and a person or an address for the papers', async () => {
    const open = await sandbox.newOrderAt('settlement');
    const orderNo = await settledOrder();
    const wantedOn = (await quote(orderNo)).papersFrom;

    const answers = [
      await sandbox.refusalOf('settle.transfer', { ...request, orderNo: open, wantedOn }),
      await sandbox.refusalOf('settle.transfer', {
        ...request,
        orderNo,
        wantedOn,
        pickedUpBy: 'agent',
      }),
      await sandbox.refusalOf('settle.transfer', {
        ...request,
        orderNo,
        wantedOn,
        papersTo: 'mail',
      }),
    ];

    expect(answers.map(({ code }) => code)).toEqual(['NOT_SETTLED', 'INCOMPLETE', 'INCOMPLETE']);
  });
});

describe('the e-account', () => {
  it('is opened by agreeing and belongs to the customer, whichever order it was opened with', async () => {
    const orderNo = await sandbox.newOrderAt('CommerceText');
    const other = await sandbox.newOrderAt('settlement');
    const documents = ['e-account-agreement'];

    await sandbox.dataOf('sign.submit', { orderNo, documents, signature: '' });

    expect(await sandbox.dataOf('e-account.status', { orderNo: other })).toMatchObject({
      state: 'open',
      accountNo: expect.stringMatching(/^6235 \*{4}/),
    });
    expect((await quote(other)).account).toBe(true);
  });

  it("has an agreement with the owner's name in the requested language", async () => {
    const orderNo = await sandbox.newOrderAt('CommerceText');
    const pagesIn = async (lang: 'zh' | 'en') => {
      const names = 'e-account-agreement';
      const { documents } = await sandbox.dataOf('sign.documents', { orderNo, names }, { lang });
      const pages = documents[0]?.pages ?? [];
      return Promise.all(pages.map(async (page) => (await fetch(sandbox.url + page)).text()));
    };

    const [zh, en] = await Promise.all([pagesIn('zh'), pagesIn('en')]);

    expect(zh[0]).toContain('138****8000');
    expect(en.join()).toContain('138****8000');
    expect(zh.join()).toContain('透支');
    expect(zh.join()).not.toContain('overdraft');
    expect(en.join()).toContain('no overdraft');
    expect(en.join()).not.toContain('透支');
  });
});

describe('the rents of a lease', () => {
  it('are listed with the oldest unpaid one first, and only that one can be paid', async () => {
    const orderNo = await sandbox.newOrderAt('repayment');

    const { rents, more } = await sandbox.dataOf('repayment.due-list', { orderNo });
    const last = await sandbox.dataOf('repayment.due-list', { orderNo, page: '99' });

    expect(rents.map(({ number, state, payable }) => [number, state, payable]).slice(0, 3)).toEqual(
      [
        [13, 'overdue', true],
        [14, 'due', false],
        [15, 'later', false],
      ],
    );
    expect(rents[0]?.total).toBe((rents[0]?.rent ?? 0) + (rents[0]?.charge ?? 0));
    expect(more).toBe(true);
    expect(last).toEqual({ rents: [], more: false });
  });
});
