import type { ContractText, Parties } from './contract-parts.ts';
import type { Lang } from '../platform/lang.ts';
import { documents, type DocumentId } from '../../../src/api/documents.ts';
import { exactYuan } from '../../../src/model/yuan.ts';
import { annualRate, type PlanCost, rateText, totalOf } from '../../../src/model/plan-cost.ts';
import { agreementPages } from './agreements/texts.ts';
import { quoteOf } from '../catalogue/plans.ts';
import type { OrderDetails } from '../orders/order-details.ts';

export const signatureWords = {
  zh: { signature: '乙方签名：', at: '签署时间：' },
  en: { signature: 'Signature: ', at: 'Signed at: ' },
} as const satisfies Record<Lang, { signature: string; at: string }>;

interface ContractRequest {
  signedAt: number | undefined;
  lang: Lang;
}

/** The text of a contract of the sandbox: its own, or invented clauses around the order's data on three pages. */
export function contractText(
  document: DocumentId,
  parties: Parties,
  { signedAt, lang }: ContractRequest,
): ContractText {
  const own = agreementPages(document, lang)?.map((page) => page(parties));
  const title = documents[document][lang];
  const pages = own ?? usual[lang](parties, document, title);
  const withFooter = pages.map((page, at) =>
    at < pages.length - 1 ? page : { ...page, paragraphs: [...page.paragraphs, footer[lang]] },
  );
  const signature = signedAt !== undefined && {
    signature: { at: new Date(signedAt).toISOString() },
  };
  return { lang, title, pages: withFooter, ...signature };
}

type Usual = (parties: Parties, document: DocumentId, title: string) => ContractText['pages'];

const footer = {
  zh: '本文件由演示平台生成，不具有法律效力。',
  en: 'Made by a demonstration platform; it binds nobody.',
} as const satisfies Record<Lang, string>;

const usual: Record<Lang, Usual> = { zh: usualInChinese, en: usualInEnglish };

function usualInChinese(parties: Parties, document: DocumentId, title: string) {
  const { row, details, funder, card } = parties;
  const { lessee, car, termCount, downPaymentRatio } = details;
  const { first, rent, last, total, rate, id } = sumsOf(details);
  return [
    {
      heading: '一、当事人与标的',
      paragraphs: [
        `合同编号：${row.order_no}-${document}`,
        `甲方（出租人/贷款人）：${funder}`,
        `乙方（承租人）：${lessee.name}　证件号码：${id}`,
        `车辆：${car.brandName} ${car.seriesName} ${car.modelName}，${car.color}`,
        `车辆识别代号：${row.vin}`,
        `订单日期：${new Date(row.created_at).toISOString().slice(0, 10)}`,
      ],
    },
    {
      heading: '二、金额与期限',
      paragraphs: [
        `首付款：${first}（${downPaymentRatio}%）　融资金额：${exactYuan(details.loan)}`,
        `租金计划：每月一期，共 ${termCount} 期，每期 ${rent}${last === undefined ? '' : `，末期另付尾款 ${last}`}`,
        `应付总额：${total}${rate === undefined ? '' : `　年化利率：${rate}`}`,
        `还款账户：${card.bank}（尾号 ${card.acctNo.slice(-4)}）`,
        '乙方应于每月约定日前将足额款项存入还款账户，甲方有权按本合同约定划扣。',
        '逾期的，自逾期之日起按未付金额每日万分之五计收违约金。',
      ],
    },
    {
      heading: '三、签署',
      paragraphs: [
        `乙方已阅读并理解《${title}》的全部内容，自愿签署。`,
        '本合同采用电子签名，与手写签名具有同等法律效力。',
      ],
    },
  ];
}

function usualInEnglish(parties: Parties, document: DocumentId, title: string) {
  const { row, details, funder, card } = parties;
  const { lessee, car, termCount, downPaymentRatio } = details;
  const { first, rent, last, total, rate, id } = sumsOf(details);
  return [
    {
      heading: '1. Parties and vehicle',
      paragraphs: [
        `Contract: ${row.order_no}-${document}`,
        `Party A (lessor or lender): ${funder}`,
        `Party B (lessee): ${lessee.name}, ID ${id}`,
        `Vehicle: ${car.brandName} ${car.seriesName} ${car.modelName}, ${car.color}`,
        `VIN: ${row.vin}`,
        `Order date: ${new Date(row.created_at).toISOString().slice(0, 10)}`,
      ],
    },
    {
      heading: '2. Amounts and term',
      paragraphs: [
        `Down payment: ${first} (${downPaymentRatio}%). Amount financed: ${exactYuan(details.loan)}`,
        `Schedule: ${termCount} monthly rents of ${rent}${last === undefined ? '' : `, and the final payment of ${last} with the last`}`,
        `Total payable: ${total}${rate === undefined ? '' : `. Annual rate: ${rate}`}`,
        `Repayment account: the card of Party B ending in ${card.acctNo.slice(-4)}`,
        'Party B keeps the repayment account funded before each due date; Party A may debit it as agreed here.',
        'What is paid late bears a default charge of 0.05 per cent of it for each day.',
      ],
    },
    {
      heading: '3. Signature',
      paragraphs: [
        `Party B has read and understood the whole of this ${title.toLowerCase()} and signs it of their own will.`,
        'It is signed electronically, which has the force of a signature by hand.',
      ],
    },
  ];
}

function sumsOf(details: OrderDetails) {
  const { first, rent, final } = quoteOf(details);
  const months = details.termCount;
  const cost: PlanCost = { first, rent, months, last: final, amountFinanced: details.loan };
  const rate = annualRate(cost);
  const { idNumber } = details.lessee;
  return {
    first: exactYuan(first),
    rent: exactYuan(rent),
    last: final === 0 ? undefined : exactYuan(final),
    total: exactYuan(totalOf(cost)),
    rate: rate === undefined ? undefined : rateText(rate),
    id: `${idNumber.slice(0, 3)}${'*'.repeat(13)}${idNumber.slice(-2)}`,
  };
}
