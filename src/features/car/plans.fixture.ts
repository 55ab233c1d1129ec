import type { Scheme } from './plans.ts';

/** A plan of a colour. */
export const plan = (
  spuCode: string,
  downPayRate: number,
  repaymentPeriod: number,
  invest = 1,
) => ({
  capitalCode: 'A',
  projectCode: 'P',
  projectName: 'p',
  repaymentPeriod,
  downPayRate,
  monthPayment: 1,
  downPayment: 1,
  invest,
  finalPayment: 0,
  productId: '1',
  spuCode,
});
export const colours = [
  { spuCode: 'red', name: '红' },
  { spuCode: 'blue', name: '蓝' },
];

/** A plan of the picker. */
export const scheme = (leaseTerm: string, more: Partial<Scheme> = {}): Scheme => ({
  schemeCode: 'A',
  firstMoney: 12_800,
  monthRent: 2_800,
  leaseTerm,
  businessType: '1',
  startPercent: 10,
  initStartPercent: 10,
  ...more,
});
/** A response for a plan and an increase. */
export const response = (result: Record<string, unknown>, leaseTerm = '36', plus = '0') => ({
  check: {
    type: 'ok' as const,
    result: { code: '', msg: '', financialPlanList: [scheme(leaseTerm)], ...result },
    sent: { schemeCode: 'A', leaseTerm, increaseStartPercent: plus },
  },
});
