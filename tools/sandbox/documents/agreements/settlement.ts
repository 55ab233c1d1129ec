import type { AgreementPage } from './agreement.ts';

/** What lessor and lessee agree on when a lease is paid off early. */
export const settlementAgreement: readonly AgreementPage[] = [
  ({ row, details: { lessee, car, termCount }, funder }) => ({
    heading: '一、结清事项',
    paragraphs: [
      `甲方（出租人）：${funder}`,
      `乙方（承租人）：${lessee.name}`,
      `原合同：${row.order_no}，租期 ${termCount} 期；车辆：${car.brandName} ${car.seriesName}，车辆识别代号 ${row.vin}。`,
      '1. 乙方申请提前结清原合同，甲方经审核同意。',
      '2. 结清款由未付本金、计至结清有效期末日的利息、已到期未付租金的违约金和提前结清手续费组成，减去尚未抵扣的延期交车补偿，金额以乙方在结清申请页面确认的为准。',
      '3. 乙方应在结清有效期内支付结清款，单笔有限额的可分次支付。有效期内未支付任何款项的，本协议自动失效，原合同继续履行，乙方可重新申请；首笔已到账的，结清金额保留至付清为止。',
      '4. 乙方支付首笔结清款前，仍应按原租金支付计划表支付到期租金；支付租金后结清金额失效，乙方可重新申请。首笔到账后，各期租金包含在结清款中，不再单独支付。',
    ],
  }),
  () => ({
    heading: '二、所有权与手续',
    paragraphs: [
      '5. 结清款到账之日，原合同的租金支付义务终止，车辆所有权转移给乙方，甲方不再收取任何款项。',
      '6. 甲方在结清后 15 个工作日内解除车辆抵押，备齐机动车登记证书、解押材料和结清证明。',
      '7. 乙方应先处理完车辆违章并保证交强险有效，再申请办理过户。过户产生的税费由乙方承担。',
      '8. 乙方委托他人办理的，受托人应持本人身份证及乙方签署的委托书。',
      '9. 乙方已付的保证金在扣除欠款后，于结清后 3 个工作日内原路退回。',
      '10. 结清不影响双方在结清前已产生的权利和义务。',
    ],
  }),
  () => ({
    heading: 'What is agreed',
    paragraphs: [
      'The lessee pays the lease off early: what is left of the principal, interest to the last day of validity, default charges and the fee, less a compensation not used yet, as confirmed on the page of the application.',
      'It is paid while it is valid, in parts where one payment has a limit. If nothing is paid by then, this agreement ends by itself and the lease goes on; once a part is paid, the amount stands until the rest is.',
      'Before the first part rents fall due as before, and a rent that is paid ends this agreement; after it they are in the amount.',
      'With the payment the car is the lessee’s. Within 15 working days the lessor lifts the mortgage and hands over the registration certificate.',
      'Fines come first; taxes of the transfer are the lessee’s.',
    ],
  }),
];
