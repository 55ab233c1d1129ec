import type { Lang } from '../platform/lang.ts';

interface Bank {
  bankName: string;
  bankCode: string;
  /** Leading digits of its cards. */
  bins: readonly string[];
}

export const banks: readonly Bank[] = [
  { bankName: '中国工商银行', bankCode: 'ICBC', bins: ['622202', '621226', '620058'] },
  { bankName: '中国农业银行', bankCode: 'ABC', bins: ['622848', '622845', '623052'] },
  { bankName: '中国银行', bankCode: 'BOC', bins: ['621661', '621785', '601382'] },
  { bankName: '中国建设银行', bankCode: 'CCB', bins: ['621700', '622700', '436742'] },
  { bankName: '交通银行', bankCode: 'BCOM', bins: ['622260', '622262', '521899'] },
  { bankName: '招商银行', bankCode: 'CMB', bins: ['622588', '621483', '410062'] },
  { bankName: '中国邮政储蓄银行', bankCode: 'PSBC', bins: ['622188', '621799', '621098'] },
  { bankName: '中信银行', bankCode: 'CITIC', bins: ['622690', '621768', '433670'] },
  { bankName: '中国光大银行', bankCode: 'CEB', bins: ['622660', '622662', '623156'] },
  { bankName: '平安银行', bankCode: 'PAB', bins: ['622298', '621626', '627069'] },
  { bankName: '苏州银行', bankCode: 'BOSZ', bins: ['622324', '603506', '621015'] },
];

const otherBank = '其他银行';

const creditBins: readonly string[] = ['521899', '433670', '410062'];

/** Funders that take repayments from their own cards only, or prefer them; every other funder takes any bank above. */
const ownBank: Readonly<Record<string, string>> = {
  BOC: 'BOC',
  BOC_SHANDONG: 'BOC',
  PSBC: 'PSBC',
  PSBC_SELF: 'PSBC',
  PSBC_TF: 'PSBC',
  ICBC_ESTAGING: 'ICBC',
};

/** The banks a funder's repayment card may be of. */
export function backingBanks(funder: string): { bankName: string; bankCode: string }[] {
  return banks
    .filter(({ bankCode }) => (ownBank[funder] ?? bankCode) === bankCode)
    .map(({ bankName, bankCode }) => ({ bankName, bankCode }));
}

export type CardOf = {
  bankName: string;
  bankCode: string;
  cardType: 'debit' | 'credit';
};

/** The bank of a card by its leading digits; another UnionPay number is recognised as such. */
export function bankOf(digits: string): CardOf {
  const bin = digits.slice(0, 6);
  const bank = banks.find(({ bins }) => bins.includes(bin));
  const { bankName, bankCode } = bank ?? { bankName: otherBank, bankCode: 'OTHER' };
  return { bankName, bankCode, cardType: creditBins.includes(bin) ? 'credit' : 'debit' };
}

/** A bank in the customer's language: by its code, as in the dictionary. */
export function bankIn(lang: Lang, bankName: string): string {
  const code = banks.find((bank) => bank.bankName === bankName)?.bankCode;
  return lang === 'en' ? (code ?? otherIn(bankName)) : bankName;
}

function otherIn(bankName: string): string {
  return bankName === otherBank ? 'Another bank' : bankName;
}

/** First six and last four digits, stars between. */
export function maskedCard(number: string): string {
  return number.slice(0, 6) + '*'.repeat(Math.max(0, number.length - 10)) + number.slice(-4);
}
