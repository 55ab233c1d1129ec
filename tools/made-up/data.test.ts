import { expect, test } from 'vitest';
import { annualRate } from '../../src/model/plan-cost.ts';
import type { Order } from '../../src/api/order.ts';
import { madeUpData, madeUpOrder } from './data.ts';

test('a dictionary of the platform has something to choose from, in both languages', () => {
  const made = madeUpData('check.other-dictionaries', { naturalTypeCode: 'house' }, []);

  expect(made).toMatchObject({
    list: [
      { id: 'example-1', value: '示例 1', en: 'Example 1' },
      { id: 'example-2' },
      { id: 'example-3' },
    ],
  });
});

test('documents are those that are requested, by their names', () => {
  const names = 'loan-contract,mortgage-contract,withholding-authorization,repayment-schedule';
  const made = madeUpData('sign.documents', { names }, []) as { documents: Document[] };

  expect(made.documents.map(({ title }) => title.zh)).toEqual([
    '借款合同',
    '车辆抵押合同',
    '代扣授权书',
    '租金支付计划表',
  ]);
});

interface Document {
  title: { zh: string };
}

test('the plan of an order is one that somebody offers', () => {
  const order = madeUpOrder({}) as Order;
  const { firstPayment = 0, monthRent = 0, lastPayment = 0, funderLoanAmt } = order;
  const months = order.termCount;
  const cost = { first: firstPayment, rent: monthRent, months, last: lastPayment };

  expect(annualRate({ ...cost, amountFinanced: funderLoanAmt })).toBe(600);
  expect((firstPayment / (firstPayment + funderLoanAmt)) * 100).toBe(order.downPaymentRatio);
});
