import type { AuthorSchema } from '../../model/step-kind.ts';
import { factSettings } from '../facts.ts';

export const schema = {
  kind: 'cashier',
  name: { zh: '收银台', en: 'Cashier' },
  about: 'Shows what is to be paid and lets the customer choose how.',
  outcomes: { submitted: { about: 'The customer wants to pay in that way.', main: true } },
  settings: {
    amount: {
      type: 'words',
      required: true,
      about: 'What is paid now, less `answers.couponAmount`: `{exactYuan(answers.dueAmount)}`.',
    },
    for: { type: 'words', about: 'What it is paid for.' },
    ...factSettings,
    ways: {
      type: 'value',
      gives: { list: 'text' },
      required: true,
      about:
        'The ways to pay that are open, the usual one first: AliPay, WxPay, DCEPPay. Others are not shown.',
    },
    preferred: {
      type: 'value',
      gives: { list: 'text' },
      about:
        'Those of `ways` that open where the customer is: they stand first, and the first of them is preselected. Usual: all.',
    },
    coupons: {
      type: 'value',
      gives: { list: 'any' },
      about:
        'Coupons as `pay.coupons` gives them. The one that saves most is chosen until the customer chooses another or none.',
    },
    due: {
      type: 'formula',
      gives: 'money',
      about: 'With `coupons`: what is paid now without any.',
    },
    free: {
      type: 'formula',
      gives: 'yes-no',
      about: 'True where nothing is left to pay: no way is asked for. Usual: never.',
    },
    text: { type: 'words', about: 'A sentence below.' },
    button: { type: 'words', about: 'The button. Usual: pay, and the amount.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
