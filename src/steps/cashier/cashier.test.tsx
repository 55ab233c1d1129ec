import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { fittingCoupons } from './coupons.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('cashier');
const three = examples['three ways'] ?? {};

testAccessibility(Screen, schema, ['zh', 'en']);

test('the button shows the amount, and the first payment method is preselected', async () => {
  const { send } = showStep(Screen, schema, three, 'en');

  expect(screen.getByRole('radio', { name: /Alipay/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Pay ¥29,800' }));

  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'cashier.submitted',
    answers: { payType: 'AliPay' },
  });
});

test('the button stays at the edge of a phone on its side', () => {
  showStep(Screen, schema, three);

  const bar = document.querySelector('[data-bar]');
  expect(bar?.className).toMatch(/stays/);
});

test('another payment method is saved as soon as it is chosen', async () => {
  const { send } = showStep(Screen, schema, three);

  await userEvent.click(screen.getByRole('radio', { name: /数字人民币/ }));

  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'cashier.changed',
    answers: { payType: 'DCEPPay' },
  });
});

test('keeps the earlier choice', () => {
  showStep(Screen, schema, { ...three, answers: { payType: 'WxPay' } });

  expect(screen.getByRole('radio', { name: /微信支付/ })).toBeChecked();
});

test('offers only payment methods this version knows', () => {
  showStep(Screen, schema, examples['a way this version does not know'] ?? {});

  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /微信支付/ })).toBeChecked();
});

test('a payment method that does not open here stands last and is not preselected', () => {
  showStep(Screen, schema, examples['the first way does not open here'] ?? {}, 'en');

  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(['WxPay', 'DCEPPay', 'AliPay']);
  expect(radios[0]).toBeChecked();
});

test('asks for no payment method where nothing is left to pay', () => {
  showStep(Screen, schema, examples['nothing left to pay'] ?? {});

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: '支付 0元' })).toBeEnabled();
});

test('a coupon that pays everything is named on the button', () => {
  showStep(Screen, schema, { ...three, step: { free: true, amount: '¥0.00' } });

  expect(screen.getByRole('button', { name: '使用优惠券支付 ¥0.00' })).toBeEnabled();
});

test('without a payment method it shows that and offers no button that would fail', () => {
  showStep(Screen, schema, examples['no way at all'] ?? {});

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/没有可用的支付方式/)).toBeInTheDocument();
});

test('the row shows the coupon used, and another or none can be chosen there', async () => {
  const { send } = showStep(Screen, schema, three);
  const row = screen.getByRole('combobox', { name: '优惠券' });
  expect(row).toHaveDisplayValue('-¥200.00 大额首付券');
  expect(row).toHaveAccessibleDescription('已选优惠最多的一张（共2张可用），有效期至 2027-06-30');

  await userEvent.selectOptions(row, '-¥100.00 首付立减券');
  await userEvent.selectOptions(row, '不使用优惠券');

  expect(send.mock.calls.map(([event]) => event)).toEqual([
    {
      type: 'cashier.changed',
      answers: { couponCode: 'SMALL', couponAmount: 10_000 },
      data: { noCoupon: false },
    },
    {
      type: 'cashier.changed',
      answers: { couponCode: '', couponAmount: 0 },
      data: { noCoupon: true },
    },
  ]);
});

test('below a coupon stands what is left to pay, without one there is nothing to work out', () => {
  const { change } = showStep(Screen, schema, three);
  expect(screen.getByText('实付金额').nextElementSibling).toHaveTextContent('2.98万元');

  change({ answers: { couponCode: '', couponAmount: 0 } });
  expect(screen.queryByText('实付金额')).toBeNull();
});

test('a coupon takes off at most the amount due, and one for larger payments is not offered', () => {
  const messages = [
    { code: 'A', name: { zh: '甲', en: 'A' }, amount: 900, from: 0, until: '' },
    { code: 'B', name: { zh: '乙', en: 'B' }, amount: 700, from: 0, until: '2027-01-01' },
    { code: 'C', name: { zh: '丙', en: 'C' }, amount: 800, from: 601, until: '2026-12-31' },
  ];

  const applicable = fittingCoupons(messages, 600);

  expect(applicable.map(({ code, amount }) => [code, amount])).toEqual([
    ['B', 600],
    ['A', 600],
  ]);
});
