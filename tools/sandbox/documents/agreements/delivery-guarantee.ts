import type { AgreementPage } from './agreement.ts';

/** The delivery guarantee (交付保): what is paid for each day a car comes late. */
export const deliveryGuaranteeAgreement: readonly AgreementPage[] = [
  ({ row, details: { lessee, car } }) => ({
    heading: '一、服务内容',
    paragraphs: [
      `购买人：${lessee.name}　订单：${row.order_no}`,
      `车辆：${car.brandName} ${car.seriesName} ${car.modelName}`,
      '1. "交付保"是平台为订单提供的延期交付保障服务。车辆未在约定交付日前可以提取的，平台按本协议向您补偿。',
      '2. 自约定交付日次日起，每延期一日补偿 100 元，累计最高 3,000 元，计至车辆可以提取之日。',
      '3. 延期超过 30 日的，您可以取消订单，除上述补偿外，已付款项及服务费全额退还。',
      '4. 补偿款在交车后 5 个工作日内按原支付方式退回，无需另行申请。',
    ],
  }),
  () => ({
    heading: '二、不予补偿的情形与其他约定',
    paragraphs: [
      '5. 以下原因造成的延期不计入补偿：您未按约定提交资料、付款或到店提车；您要求变更车型、颜色或门店；自然灾害、政府管制等不可抗力。',
      '6. 每个订单只能购买一次，须在车辆交付前购买，支付成功即时生效。',
      '7. 服务费支付后 24 小时内且车辆尚未可提时，可以申请全额退款；此后不予退还，第 3 条情形除外。',
      '8. 本服务不是保险，不改变您与经销商、金融机构之间的权利和义务。',
      '9. 对补偿有异议的，可致电 400-6688-878，平台在 3 个工作日内答复。',
    ],
  }),
  () => ({
    heading: 'What is agreed',
    paragraphs: [
      'If your car cannot be collected by the agreed day, you get 100 yuan for each day it is late, up to 3,000. After 30 days you can cancel and get everything back.',
      'It does not cover delays you cause (papers, payments, changes) nor acts of nature or of the authorities.',
      'It is bought once for an order, before delivery, and can be refunded within 24 hours. It is not insurance.',
    ],
  }),
];
