import { expect, test } from 'vitest';
import { ok } from '../src/verify/call-results.ts';
import { due, opened, pays } from './support/at-a-payment.ts';

const linesOf = (run: Awaited<ReturnType<typeof opened>>) => {
  const facts = run.session.view().step.facts as Record<string, { label: string; value: string }>;
  const lines = Object.values(facts).map(({ label, value }) => [label, value]);
  return lines.filter(([label = '', value]) => value !== '' && sums.includes(label));
};
const sums = ['应付金额', '已付', '优惠券已抵扣', '还需支付', '本次应付', '本次支付', '优惠券抵扣'];
const coupon = { code: 'C', amount: 2_000_00, from: 0, until: '', name: { zh: '券', en: 'C' } };

test('the lines of the cashier and of what follows add up', async () => {
  const run = await opened({
    answers: {
      'pay.down-payment-info': ok({
        ...due,
        orderPayAmount: 55_770_00,
        dueAmount: 55_770_00,
        limit: 50_000_00,
        coupons: 1,
      }),
      'pay.coupons': ok({ coupons: [coupon] }),
      'bridge.pay': ok({ finished: true }),
      'pay.status': ok({ status: 'paid', amount: 48_000_00, dueAmount: 5_770_00 }),
    },
  });
  run.session.send({ type: 'form.submitted', answers: { part: 50_000_00 } });
  await run.world.settle();
  expect(run.session.view().step.amount).toBe('¥48,000.00');
  expect(linesOf(run)).toEqual([
    ['应付金额', '¥55,770.00'],
    ['本次应付', '¥50,000.00'],
  ]);

  await pays(run, 'WxPay');
  await run.world.pass(3000);

  expect(run.at()).toBe('partly');
  expect(linesOf(run)).toEqual([
    ['本次支付', '¥48,000.00'],
    ['优惠券抵扣', '¥2,000.00'],
    ['还需支付', '¥5,770.00'],
  ]);
});

test('the next cashier tells money from coupons in what is paid', async () => {
  const run = await opened({
    answers: {
      'pay.down-payment-info': ok({
        ...due,
        orderPayAmount: 55_770_00,
        paidAmount: 50_000_00,
        discountAmount: 2_000_00,
        dueAmount: 5_770_00,
        limit: 5_770_00,
        period: '2',
      }),
    },
  });

  expect(linesOf(run)).toEqual([
    ['应付金额', '¥55,770.00'],
    ['已付', '¥48,000.00'],
    ['优惠券已抵扣', '¥2,000.00'],
    ['还需支付', '¥5,770.00'],
  ]);
});

test('the page of wallets says what is paid and how much, and so does its button', async () => {
  const run = await opened({
    answers: {
      'pay.dcep-sub-wallet': ok([{ agreementId: 'W', mrchntAccountId: '00000011' }]),
    },
  });
  await pays(run, 'DCEPPay');

  expect(run.session.view().step).toMatchObject({
    id: 'wallet',
    facts: {
      what: { label: '支付项目', value: '首付款' },
      amount: { label: '支付金额', value: '¥1,000.00' },
    },
    choose: '支付 ¥1,000.00',
  });
});

test.each([
  ['native', ['AliPay', 'WxPay', 'DCEPPay']],
  ['messaging', ['WxPay', 'DCEPPay']],
  ['mini-program', ['WxPay', 'DCEPPay']],
  ['web', ['AliPay', 'DCEPPay']],
] as const)('the ways to pay that open in a host (%s) are preferred', async (kind, preferred) => {
  const run = await opened({ host: { kind, system: 'ios', version: '3.10.0' } });

  expect(run.session.view().step).toMatchObject({
    ways: ['AliPay', 'WxPay', 'DCEPPay'],
    preferred,
  });
});
