import type { LocalizedText } from '../../model/step-kind.ts';

/** One word for each sum, wherever it stands (the list is in src/README.md). */
export const costMessages = {
  firstPayment: { zh: '首付', en: 'Down payment' },
  ratioOf: { zh: '（{ratio}%）', en: ' ({ratio}%)' },
  monthRent: { zh: '月租', en: 'Monthly rent' },
  rents: { zh: '{rent} × {months}期', en: '{rent} × {months}' },
  ratio: { zh: '首付比例', en: 'Down payment, per cent' },
  term: { zh: '期数', en: 'Instalments' },
  termCount: { zh: '{count} 期', en: '{count} months' },
  lent: { zh: '融资金额', en: 'Amount financed' },
  lastPayment: { zh: '尾款', en: 'Final payment' },
  interest: { zh: '利息合计', en: 'Total interest' },
  annualRate: { zh: '年化利率', en: 'Annual rate' },
  total: { zh: '应付总额', en: 'Total payable' },
  howRate: {
    zh: '年化利率按内部收益率法（月利率×12）计算；不含购置税、保险、上牌等代办费用。',
    en: 'The annual rate is the internal rate of return, monthly × 12. Purchase tax, insurance and registration are not in it.',
  },
  eachMonth: { zh: '每月还款明细', en: 'Monthly instalments' },
  month: { zh: '期', en: 'No.' },
  pays: { zh: '应还', en: 'To pay' },
  principal: { zh: '本金', en: 'Principal' },
  interestPart: { zh: '利息', en: 'Interest' },
  left: { zh: '剩余本金', en: 'Still owed' },
  longer: {
    zh: '月租更低是因为租期更长，合计比 {than} 期多付 {more}。',
    en: 'Less a month because the term is longer; {more} more in all than over {than} months.',
  },
  last: {
    zh: '月租更低是因为到期还要付尾款 {last}。',
    en: 'Less a month because {last} is left to pay at the end.',
  },
  longerAndLast: {
    zh: '月租更低是因为租期更长，且到期还要付尾款 {last}。',
    en: 'Less a month because the term is longer and {last} is left to pay at the end.',
  },
} as const satisfies Record<string, LocalizedText>;
