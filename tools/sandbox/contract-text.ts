import { documents, type DocumentId } from '../../src/api/documents.ts';
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
}

/** What a contract of the sandbox says: a text of its own, or invented clauses around the order's own data on three pages. */
export function contractText(
  document: DocumentId,
  { row, details, funder }: Parties,
  signedAt: number | undefined,
): ContractText {
  const own = agreementTexts[document]?.map((page) => page({ row, details, funder }));
  const signature = signedAt !== undefined && {
    signature: { at: new Date(signedAt).toISOString() },
  };
  if (own) return { title: documents[document], pages: own, ...signature };
  const { lessee, car, termCount, downPaymentRatio } = details;
  const { first, rent } = quoteOf(details);
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
          `首付款 Down payment: ¥${yuan(first / 100)}（${downPaymentRatio}%）`,
          `融资金额 Amount financed: ¥${yuan(details.loan / 100)}`,
          `每期租金 Monthly rent: ¥${yuan(rent / 100)}　共 ${termCount} 期 instalments`,
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

function yuan(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
