import type { LabelsOf } from '../../model/labels.ts';
import type { CashierKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Shows what is to be paid and lets the customer choose how.':
      '显示应付金额，让客户选择支付方式。',
    'The customer wants to pay in that way.': '客户要用该方式支付。',
    'What is paid now, less `answers.couponAmount`: `{exactYuan(answers.dueAmount)}`.':
      '现在应付的金额，已减去 `answers.couponAmount`：`{exactYuan(answers.dueAmount)}`。',
    'What it is paid for.': '为什么付款。',
    'The ways to pay that are open, the usual one first: AliPay, WxPay, DCEPPay. Others are not shown.':
      '可用的支付方式，常用的在前：AliPay、WxPay、DCEPPay。其他不显示。',
    'Those of `ways` that open where the customer is: they stand first, and the first of them is preselected. Usual: all.':
      '`ways` 中在客户当前环境能打开的方式：排在前面，默认选第一个。通常：全部。',
    'Coupons as `pay.coupons` gives them. The one that saves most is chosen until the customer chooses another or none.':
      '`pay.coupons` 给出的优惠券。默认选省得最多的，客户可另选或不选。',
    'With `coupons`: what is paid now without any.': '与 `coupons` 一起用：不用优惠券时应付多少。',
    'True where nothing is left to pay: no way is asked for. Usual: never.':
      '没有剩余应付时为真：不再选支付方式。通常：从不。',
    'A sentence below.': '下方的一句话。',
    'The button. Usual: pay, and the amount.': '按钮文字。通常：支付及金额。',
  },
} as const satisfies LabelsOf<typeof schema, CashierKind>;
