import type { LegalText } from './legal-text.ts';

/** /userAgreement */
export const serviceAgreement: LegalText = {
  title: { zh: '用户服务协议', en: 'Terms of service' },
  effective: '2025-07-15',
  sections: [
    {
      id: 'services',
      title: { zh: '一、服务内容', en: 'What we do' },
      paragraphs: [
        {
          zh: '平台提供新车和二手车信息展示、门店预约、金融方案测算、订单办理、电子签约、付款、还款查询和售后协助。',
          en: 'We show new and used cars, arrange visits, work out finance plans, and let you order, sign, pay, follow repayments and get help.',
        },
        {
          zh: '融资由页面标明的金融机构提供并审批，平台不承诺审批结果。',
          en: 'Finance comes from the lender named on the page, who decides on it. We promise no outcome.',
        },
      ],
    },
    {
      id: 'prices',
      title: { zh: '二、价格与方案', en: 'Prices and plans' },
      paragraphs: [
        {
          zh: '页面展示的车价、首付和月租按您选择的城市、门店、颜色和期数计算，以提交订单时确认的方案为准。首付比例上调幅度不超过 30%。',
          en: 'Prices, down payments and rents depend on the city, store, colour and term you choose. What you confirm when you order is what counts. The down-payment ratio can rise by 30 per cent at most.',
        },
        {
          zh: '车辆图片和示意图仅供参考，配置以实车和合同为准。',
          en: 'Pictures are illustrations. What the car has is said in the contract and seen on the car.',
        },
      ],
    },
    {
      id: 'orders',
      title: { zh: '三、订单与定金', en: 'Orders and deposits' },
      paragraphs: [
        {
          zh: '定金用于锁定车源。提交信审资料前可随时申请退还；提交后至支付首付款前，需联系客服或客户经理取消订单后退还。',
          en: 'A deposit reserves the car. You can have it back at any time before you send your credit materials; after that and before the down payment, ask our service or your account manager to cancel the order first.',
        },
        {
          zh: '支付首付款后、信审未通过或订单取消的，也可以申请退款。款项按原路退回，预计 1–3 个工作日到账。',
          en: 'You can also ask for a refund after the down payment, when credit review is not passed, or when the order is cancelled. Money goes back the way it came, in one to three working days.',
        },
      ],
    },
    {
      id: 'coupons',
      title: { zh: '四、优惠券', en: 'Coupons' },
      paragraphs: [
        {
          zh: '优惠券按券面说明的范围、金额和有效期使用，不可兑换现金，不可转让。付款未完成的，优惠券退回账户；退款时按实际支付金额退还。',
          en: 'A coupon is good for what it says, as long as it says. It cannot be paid out or given away. If a payment does not go through, the coupon is yours again; a refund is what you actually paid.',
        },
      ],
    },
    {
      id: 'duties',
      title: { zh: '五、您的责任', en: 'What we expect of you' },
      paragraphs: [
        {
          zh: '请提供真实、完整的资料，按期支付租金，依法使用和保管车辆。租赁期间车辆的所有权归属、抵押和过户按合同约定执行。',
          en: 'Give true and complete information, pay your rents in time, and use and look after the car as the law requires. Who owns it during the lease, how it is mortgaged and when it is transferred is in the contract.',
        },
      ],
    },
    {
      id: 'liability',
      title: { zh: '六、责任限制', en: 'Limits' },
      paragraphs: [
        {
          zh: '因不可抗力、通信故障或金融机构系统维护造成服务中断的，平台会及时公告并尽快恢复。因平台原因造成您损失的，平台依法承担责任。',
          en: "Where service stops through force majeure, network faults or a lender's maintenance, we say so and restore it as soon as we can. For loss that we cause, we answer as the law says.",
        },
      ],
    },
    {
      id: 'changes',
      title: { zh: '七、协议变更与联系', en: 'Changes, and how to reach us' },
      paragraphs: [
        {
          zh: '协议变更提前七日在应用内公示。您不同意的，可以停止使用并注销账户；已签署的合同不受影响。客服电话 400-6688-878。',
          en: 'Changes are shown in the app seven days before. If you do not agree you can stop and close your account; contracts you have signed stay as they are. Call us on 400-6688-878. The Chinese text prevails.',
        },
      ],
    },
  ],
};
