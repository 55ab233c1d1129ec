import type { AgreementPage } from './agreement.ts';

/** The account at the custodian bank through which rents and settlements are paid. */
export const eAccountAgreement: readonly AgreementPage[] = [
  ({ details: { lessee } }) => ({
    heading: '一、账户的开立与用途',
    paragraphs: [
      `用户：${lessee.name}　手机号：${masked(lessee.phone)}`,
      '1. 您同意平台的合作存管银行为您开立个人电子账户（Ⅱ类户），用于支付租金、结清款及平台订单的其他款项。',
      '2. 开户信息取自您已完成的实名认证。信息有变更的，您应在 10 日内更新，否则账户可能被限制使用。',
      '3. 电子账户不发实体卡，不透支，不收开户费、年费和转账费。账户内资金归您所有，平台无权动用。',
      '4. 您的绑定银行卡为唯一的转入、转出账户。更换绑定卡须本人短信验证，并经原卡或人脸核验。',
      '5. 单日转入限额 50,000 元，年累计限额 200,000 元；支付结清款不计入限额。',
    ],
  }),
  () => ({
    heading: '二、支付、安全与终止',
    paragraphs: [
      '6. 您在支付页面确认金额并完成验证，即视为授权银行从电子账户扣划该笔款项。每笔支付须单独确认。',
      '7. 支付结果以银行记账为准。页面显示"确认中"时请勿重复支付，银行对同一笔款项只扣划一次。',
      '8. 请妥善保管手机和验证码。发现账户异常时，请立即致电 400-6688-878 挂失，挂失生效前的损失由过错方承担。',
      '9. 平台与银行仅为提供本服务处理您的姓名、证件号码、手机号和银行卡号，并依法保密。',
      '10. 订单结清且账户余额为零后，您可随时申请销户；逾期未支付款项的，应先结清后再销户。',
      '11. 因本协议产生的争议，先协商解决；协商不成的，由存管银行所在地人民法院管辖。',
    ],
  }),
  ({ details: { lessee } }) => ({
    heading: 'Part one: opening and use',
    paragraphs: [
      `Customer: ${lessee.name}, phone ${masked(lessee.phone)}`,
      "1. The platform's custodian bank opens a personal e-account (class II) for you, for rents, settlements and other payments of your orders.",
      '2. It is opened with the data of your identity check. Tell us within 10 days when they change, or the account may be restricted.',
      '3. There is no card, no overdraft and no charge. The money in it is yours; the platform cannot touch it.',
      '4. Money goes in and out through your bound bank card only. Changing that card needs a code and the old card or your face.',
      '5. You can put in 50,000 yuan a day and 200,000 a year; settlements do not count.',
    ],
  }),
  () => ({
    heading: 'Part two: paying, safety, closing',
    paragraphs: [
      '6. Each payment is confirmed by you alone. The books of the bank decide; while a page says "confirming", do not pay again.',
      '7. Keep your phone and codes safe. Call 400-6688-878 at once if something is wrong.',
      '8. Your name, ID, phone and card number are used for this service only and kept confidential.',
      '9. Once all is paid and the account is empty you can close it.',
    ],
  }),
];

function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
