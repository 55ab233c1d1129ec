import { delayOf } from './delay.ts';
import type { AgreementPage } from './agreement.ts';

/** What the customer gets for a car that comes late. */
export const deliveryDelayAgreement: readonly AgreementPage[] = [
  ({ row, details: { lessee, car }, funder }) => {
    const delay = delayOf(row);
    return {
      heading: '一、延期与补偿',
      paragraphs: [
        `甲方（平台）与出租人：${funder}`,
        `乙方（客户）：${lessee.name}　订单：${row.order_no}`,
        `车辆：${car.brandName} ${car.seriesName} ${car.modelName}，车辆识别代号 ${row.vin}`,
        `1. 原约定交车日为 ${delay.agreedOn}，因车辆到店延迟，预计可提车日为 ${delay.expectedOn}，延期 ${delay.daysLate} 日。`,
        `2. 自原约定交车日次日起至可提车之日止，每延期一日补偿乙方 ${yuan(delay.perDay)} 元，预计合计 ${yuan(delay.amount)} 元。`,
        '3. 实际延期日数多于预计的，按实际日数补偿；少于预计的，仍按预计日数补偿。',
        '4. 补偿金在车辆交付后抵扣乙方首期租金；超过首期租金的部分依次抵扣后续各期。',
      ],
    };
  },
  () => ({
    heading: '二、乙方的权利与其他约定',
    paragraphs: [
      '5. 乙方可以选择不签署本协议，不影响乙方依原合同和法律享有的权利。',
      '6. 延期超过 30 日仍不能交车的，乙方可以解除订单，已付款项依原合同和法律的约定退还。',
      '7. 补偿金只用于抵扣交车后的租金；订单在交车前取消的，本协议终止，不支付补偿金。',
      '8. 因乙方变更车型、颜色、门店或未按约定提供资料、付款、到店造成的延期，不计入补偿日数。',
      '9. 原合同的租期自实际交付之日起算，乙方无需为未交付期间支付租金。',
      '10. 对补偿有异议的，可致电 400-6688-878，平台在 3 个工作日内答复；协商不成的，由乙方住所地人民法院管辖。',
    ],
  }),
  ({ row }) => {
    const delay = delayOf(row);
    return {
      heading: 'What is agreed',
      paragraphs: [
        `The car was to be delivered on ${delay.agreedOn} and is expected on ${delay.expectedOn}, ${delay.daysLate} days late. You get ${yuan(delay.perDay)} yuan a day, ${yuan(delay.amount)} in all; more if it takes longer, never less.`,
        'It is taken off your first rent after delivery. The lease begins on the day you get the car.',
        'You need not sign, and keep all your rights. After 30 days you can end the order; what you paid goes back as your contract and the law say. There is no compensation for an order that ends before delivery.',
        'Delays of your own making do not count.',
      ],
    };
  },
];

function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en-US');
}
