import type { AgreementPage } from './agreement.ts';

/** Between the customer and the company that stands for the lease. */
export const guaranteeServiceAgreement: readonly AgreementPage[] = [
  ({ row, details: { lessee, termCount }, funder }) => ({
    heading: '一、担保服务',
    paragraphs: [
      `委托人：${lessee.name}　订单：${row.order_no}`,
      '受托人：诚达融资担保有限公司',
      `1. 委托人委托受托人，就其在原合同项下对 ${funder} 的租金支付义务提供连带责任保证，保证期间为全部 ${termCount} 期租金到期后两年。`,
      '2. 担保费于签约前一次性支付，不随租金变动，不含在融资金额内。',
      '3. 因金融机构原因未放款的，担保费全额退还；提前结清的，按剩余月数退还未满期部分。',
      '4. 受托人代偿后，有权向委托人追偿代偿款项及合理费用，自代偿之日起按年利率 6% 计息。',
    ],
  }),
  () => ({
    heading: '二、双方义务',
    paragraphs: [
      '5. 委托人应如实提供资料，联系方式变更的应在 5 日内通知受托人。',
      '6. 受托人应对委托人的个人信息保密，仅为提供担保服务使用。',
      '7. 委托人逾期的，受托人可提前提醒，但不得以骚扰、恐吓等方式催收。',
      '8. 本协议自担保费支付成功之日起生效，至原合同项下债务清偿完毕之日止。',
      '9. 投诉电话 400-6688-878；争议由受托人所在地人民法院管辖。',
    ],
  }),
  () => ({
    heading: 'What is agreed',
    paragraphs: [
      'Chengda Guarantee stands for your rents to the lender, until two years after the last is due. The fee is paid once, before the contract is signed.',
      'It is refunded if the lender does not finance you, and for the months left if you pay off early.',
      'What the guarantor pays for you it may claim from you, with 6% interest a year.',
      'Your data is used for this service only.',
    ],
  }),
];
