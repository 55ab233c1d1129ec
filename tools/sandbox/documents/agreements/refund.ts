import type { AgreementPage } from './agreement.ts';

/** What is signed before the money of an order goes back. */
export const refundAgreement: readonly AgreementPage[] = [
  ({ row, details: { lessee, car }, funder }) => ({
    heading: '一、退款事项',
    paragraphs: [
      `甲方：${funder}`,
      `乙方（客户）：${lessee.name}　订单：${row.order_no}`,
      `车辆：${car.brandName} ${car.seriesName} ${car.modelName}`,
      '1. 乙方申请退还订单项下已付款项，退款金额以乙方在退款申请页面确认的为准，不超过乙方实际支付且尚未退还的金额。',
      '2. 优惠券抵扣的部分不退现金；合同已履行部分对应的费用不在退款范围内。',
      '3. 甲方在审核通过后 1 至 3 个工作日内，按原支付路径退回。分多笔支付的，分别退回各自的付款账户。',
      '4. 原付款账户已注销或无法入账的，乙方应提供本人名下的其他银行卡，经核实后退回该卡。',
    ],
  }),
  () => ({
    heading: '二、订单与其他约定',
    paragraphs: [
      '5. 款项全部退还后订单取消，车源、优惠和已核准的额度不再保留；部分退还的，订单其余部分继续履行。',
      '6. 审核未通过的，甲方应说明理由，订单恢复申请前的状态，乙方可以提交申诉。',
      '7. 审核期间乙方无需支付新到期的款项，也不计收违约金。',
      '8. 退款完成后，双方就已退还部分再无其他争议；乙方依法享有的权利不因本协议减少。',
      '9. 咨询和投诉电话 400-6688-878。争议由乙方住所地人民法院管辖。',
    ],
  }),
  () => ({
    heading: 'What is agreed',
    paragraphs: [
      'The money you paid for the order goes back, up to what you confirmed on the page of the request; coupons and what the contract has used up do not.',
      'It goes back the way it was paid, 1 to 3 working days after the review. If that account is closed, name another card of yours.',
      'Once everything is refunded the order is cancelled. If the request is not granted you are told why, the order is as it was, and you can appeal.',
      'Nothing new falls due meanwhile.',
    ],
  }),
];
