import { describe, expect, test } from 'vitest';
import {
  annualRate,
  cheaperBecause,
  isTermKnown,
  type PlanCost,
  rateText,
  scheduleOf,
  totalOf,
} from './plan-cost.ts';

const cost = (amountFinanced: number, rent: number, months: number, last = 0): PlanCost => ({
  first: 0,
  amountFinanced: Math.round(amountFinanced * 100),
  rent: Math.round(rent * 100),
  months,
  last: Math.round(last * 100),
});

describe('the annual rate', () => {
  test.each([
    // Regulation Z, appendix J (c)(1): monthly payments, regular first period.
    ['24 payments of 230 for 5,000', cost(5_000, 230, 24), '9.69%'],
    // Microsoft, RATE function: four years, 200 a month, 8,000 lent.
    ['48 payments of 200 for 8,000', cost(8_000, 200, 48), '9.24%'],
    // The instalment fee of credit cards at 0.6% a month, printed everywhere as 13.03% and not 7.2%.
    ['12 payments of 1,072 for 12,000', cost(12_000, 1_072, 12), '13.03%'],
    // ValQ, RATE: 2.92% a month.
    ['12 payments of 2,000 for 20,000', cost(20_000, 2_000, 12), '35.07%'],
    // loan-calculate-utils: 4.9% over 360 months.
    ['360 payments of 5,307.27 for a million', cost(1_000_000, 5_307.27, 360), '4.90%'],
    ['interest alone, and all at the end', cost(10_000, 100, 12, 10_000), '12.00%'],
    ['nothing but a final payment a year on', cost(10_000, 0, 12, 11_268.25), '12.00%'],
    ['no interest at all', cost(12_000, 1_000, 12), '0.00%'],
  ])('of %s', (_of, plan, rate) => {
    expect(rateText(annualRate(plan) ?? NaN)).toBe(rate);
  });

  test.each([
    ['nothing is known to be lent', { ...cost(0, 1_000, 12), amountFinanced: undefined }],
    ['less comes back than was lent', cost(12_000, 900, 12)],
    ['there is no month', cost(12_000, 1_000, 0)],
    ['the term is no number', cost(12_000, 1_000, Number.NaN)],
  ])('is not named where %s', (_where, plan) => {
    expect(annualRate(plan)).toBeUndefined();
    expect(scheduleOf(plan)).toEqual([]);
  });
});

test.each([cost(45_740.72, 1_300.01, 48), cost(91_481.44, 2_290.37, 36, 22_870.36)])(
  'the months of a plan pay back all of it, to the fen',
  (plan) => {
    const months = scheduleOf(plan);
    const sum = (of: 'pays' | 'principal') => months.reduce((all, one) => all + one[of], 0);

    expect(months).toHaveLength(plan.months);
    expect(sum('principal')).toBe(plan.amountFinanced);
    expect(sum('pays')).toBe(totalOf(plan));
    expect(months.at(-1)).toMatchObject({ left: 0, pays: plan.rent + plan.last });
    expect(months.every((one) => one.interest >= 0 && one.principal > 0)).toBe(true);
    expect(months.every((one) => Number.isInteger(one.principal))).toBe(true);
  },
);

describe('a plan that is cheaper every month', () => {
  const plan = (first: number, rent: number, months: number, last = 0): PlanCost => ({
    first,
    rent,
    months,
    last,
  });

  test('is so by its longer term, and costs more in all than the cheapest shorter one', () => {
    const others = [plan(100, 120, 36), plan(100, 170, 24), plan(100, 90, 48)];

    expect(cheaperBecause(plan(100, 80, 60), others)).toEqual({
      longer: { more: 4800 - 4080, than: 24 },
      last: false,
    });
  });

  test('is so by a final payment', () => {
    expect(cheaperBecause(plan(100, 80, 36, 2000), [plan(100, 120, 36)])).toEqual({
      longer: undefined,
      last: true,
    });
  });

  test.each([
    ['more is paid down', plan(900, 80, 60), plan(100, 120, 36)],
    ['less is paid down than where the total is lower', plan(100, 80, 60), plan(900, 120, 24)],
    ['nothing is dearer', plan(100, 80, 36), plan(100, 80, 36)],
  ])('needs no reason where %s', (_where, cheaper, other) => {
    expect(cheaperBecause(cheaper, [other])).toBeUndefined();
  });
});

test('a term that is no number gives no rate, no schedule and no reason', () => {
  const cost: PlanCost = {
    first: 100_00,
    rent: 100_00,
    months: Number.NaN,
    last: 0,
    amountFinanced: 1000_00,
  };

  expect(isTermKnown(cost)).toBe(false);
  expect(annualRate(cost)).toBeUndefined();
  expect(scheduleOf(cost)).toEqual([]);
  expect(cheaperBecause(cost, [{ ...cost, months: 12, rent: 200_00 }])).toBeUndefined();
});
