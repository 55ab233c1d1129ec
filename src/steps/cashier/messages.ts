import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  ways: { zh: '支付方式', en: 'How to pay' },
  pay: { zh: '支付 {amount}', en: 'Pay {amount}' },
  payByCoupon: { zh: '使用优惠券支付 {amount}', en: 'Pay {amount} with the coupon' },
  coupon: { zh: '优惠券', en: 'Coupon' },
  toPay: { zh: '实付金额', en: 'You pay' },
  noCoupon: { zh: '不使用优惠券', en: 'Without a coupon' },
  best: {
    zh: '已选优惠最多的一张（共{many}张可用），有效期至 {date}',
    en: 'The one that saves most of {many}, valid until {date}',
  },
  until: { zh: '有效期至 {date}', en: 'Valid until {date}' },
  usable: { zh: '有{many}张优惠券可用', en: '{many} coupons can be used' },
  oneUsable: { zh: '有1张优惠券可用', en: 'One coupon can be used' },
  noWay: {
    zh: '目前没有可用的支付方式，请稍后再试或联系客户经理。',
    en: 'There is no way to pay just now. Try again later or ask your account manager.',
  },
} satisfies Record<string, LocalizedText>;

interface PaymentMethodMessages {
  name: LocalizedText;
  hint: LocalizedText;
}

export const paymentMethods: Readonly<Record<string, PaymentMethodMessages>> = {
  AliPay: {
    name: { zh: '支付宝', en: 'Alipay' },
    hint: { zh: '支付宝余额或银行卡', en: 'Alipay balance or a bank card' },
  },
  WxPay: {
    name: { zh: '微信支付', en: 'WeChat Pay' },
    hint: { zh: '零钱或银行卡', en: 'Balance or a bank card' },
  },
  DCEPPay: {
    name: { zh: '数字人民币', en: 'Digital yuan' },
    hint: { zh: '从您的子钱包支付', en: 'From one of your sub-wallets' },
  },
};
