import { expect, test } from 'vitest';
import { ok } from '../src/verify/call-results.ts';
import { opened, pays } from './support/at-a-payment.ts';

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
