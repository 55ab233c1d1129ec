import { exactYuan } from '../../../../src/model/yuan.ts';
import { quoteOf } from '../../catalogue/plans.ts';
import type { AgreementPage } from './agreement.ts';

/** The customer sells the car for the amount financed, and leases it. */
export const leaseBackAgreement: readonly AgreementPage[] = [
  ({ row, details, funder, card }) => ({
    heading: '一、车辆转让',
    paragraphs: [
      `甲方（买受人、出租人）：${funder}`,
      `乙方（出卖人、承租人）：${details.lessee.name}　订单：${row.order_no}`,
      `车辆：${details.car.brandName} ${details.car.seriesName} ${details.car.modelName}`,
      `1. 乙方将上述车辆转让给甲方，转让价款 ${exactYuan(details.loan)}，即融资金额。`,
      `2. 甲方在车辆抵押登记办妥后 3 个工作日内，将价款付至乙方的银行卡：${card.bank}（尾号 ${card.acctNo.slice(-4)}）。`,
      '3. 车辆自本合同签署之日起归甲方所有，仍由乙方占有和使用，不另行交付。',
    ],
  }),
  ({ details }) => ({
    heading: '二、回租',
    paragraphs: [
      `4. 乙方以回租方式向甲方承租该车，共 ${details.termCount} 期，每月一期，每期租金 ${exactYuan(quoteOf(details).rent)}，从上述银行卡扣划。`,
      '5. 租赁期间乙方负责车辆的保养、年检和保险，不得转让、出租或另行抵押。',
      '6. 逾期的，自逾期之日起按未付金额每日万分之五计收违约金。',
      '7. 全部租金付清后，车辆无偿归还乙方所有，甲方配合解除抵押。',
      '8. 甲方未付款的，乙方可以解除合同，车辆仍归乙方所有。',
    ],
  }),
  ({ details, card }) => ({
    heading: 'What is agreed',
    paragraphs: [
      `Party B sells the car to Party A for ${exactYuan(details.loan)}, the amount financed, and goes on driving it.`,
      `Party A pays it within 3 working days of the registration of the mortgage, to the card of Party B ending in ${card.acctNo.slice(-4)}.`,
      `Party B leases the car for ${details.termCount} monthly rents of ${exactYuan(quoteOf(details).rent)}, taken from that card. What is late bears 0.05 per cent a day.`,
      'Party B looks after the car, its inspection and insurance, and does not sell, let or pledge it.',
      "Once all rents are paid the car is Party B's again, and the mortgage is lifted.",
    ],
  }),
];
