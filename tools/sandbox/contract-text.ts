import { documents, type DocumentId } from '../../src/api/documents.ts';
import { annualRate, rateText, totalOf } from '../../src/model/plan-cost.ts';
import { agreementTexts } from './agreements/texts.ts';
import { quoteOf } from './plans.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderRow } from './tables.ts';

export interface ContractText {
  title: { zh: string; en: string };
  /** One per page: a heading and its paragraphs. */
  pages: { heading: string; paragraphs: string[] }[];
  signature?: { at: string };
}

export interface Parties {
  row: Pick<OrderRow, 'order_no' | 'vin' | 'created_at'>;
  details: OrderDetails;
  funder: string;
  /** That the order repays with. */
  card: { bank: string; acctNo: string };
}

/** What a contract of the sandbox says: a text of its own, or invented clauses around the order's own data on three pages. */
export function contractText(
  document: DocumentId,
  { row, details, funder, card }: Parties,
  signedAt: number | undefined,
): ContractText {
  const own = agreementTexts[document]?.map((page) => page({ row, details, funder, card }));
  const signature = signedAt !== undefined && {
    signature: { at: new Date(signedAt).toISOString() },
  };
  if (own) return { title: documents[document], pages: own, ...signature };
  const { lessee, car, termCount, downPaymentRatio } = details;
  const { first, rent, final } = quoteOf(details);
  const cost = { first, rent, months: termCount, last: final, lent: details.loan };
  const rate = annualRate(cost);
  const title = documents[document];
  const id = `${lessee.idNumber.slice(0, 3)}${'*'.repeat(13)}${lessee.idNumber.slice(-2)}`;
  return {
    title,
    pages: [
      {
        heading: '一、当事人与标的 Parties and vehicle',
        paragraphs: [
          `合同编号 No.：${row.order_no}-${document}`,
          `甲方（出租人/贷款人）Party A: ${funder}`,
          `乙方（承租人）Party B: ${lessee.name}　证件号码 ID: ${id}`,
          `车辆 Vehicle: ${car.brandName} ${car.seriesName} ${car.modelName}，${car.color}`,
          `车辆识别代号 VIN: ${row.vin}`,
          `订单日期 Order date: ${new Date(row.created_at).toISOString().slice(0, 10)}`,
        ],
      },
      {
        heading: '二、金额与期限 Amounts and term',
        paragraphs: [
          `首付款 Down payment: ¥${yuan(first / 100)}（${downPaymentRatio}%）　融资金额 Amount financed: ¥${yuan(details.loan / 100)}`,
          scheduleOf(rent, final, termCount),
          `支付总额 Total payable: ¥${yuan(totalOf(cost) / 100)}${rate === undefined ? '' : `　年化利率 Annual rate: ${rateText(rate)}`}`,
          `还款账户 Repayment account: ${card.bank}（尾号 ending in ${card.acctNo.slice(-4)}）`,
          '乙方应于每月约定日前将足额款项存入还款账户，甲方有权按本合同约定划扣。',
          'Party B keeps the repayment account funded before each due date; Party A may debit it as agreed here.',
          '逾期的，自逾期之日起按未付金额每日万分之五计收违约金。',
        ],
      },
      {
        heading: '三、签署 Signature',
        paragraphs: [
          `乙方已阅读并理解《${title.zh}》的全部内容，自愿签署。`,
          `Party B has read and understood the whole of this ${title.en.toLowerCase()} and signs it of their own will.`,
          '本合同采用电子签名，与手写签名具有同等法律效力。',
          '本文件由演示平台生成，不具有法律效力。 Made by a demonstration platform; it binds nobody.',
        ],
      },
    ],
    ...signature,
  };
}

/** Every rent is the same but for the last, which brings the final payment. */
function scheduleOf(rent: number, final: number, count: number): string {
  if (final === 0)
    return `租金计划 Schedule: 每月一期，共 ${count} 期，每期 ¥${yuan(rent / 100)} (${count} monthly rents)`;
  return `租金计划 Schedule: 每月一期，共 ${count} 期，每期 ¥${yuan(rent / 100)}，末期另付尾款 ¥${yuan(final / 100)} (${count} monthly rents, the final payment with the last)`;
}

function yuan(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
