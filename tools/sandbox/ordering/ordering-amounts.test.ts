import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { beijing, payloadFor, store } from './ordering.fixture.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-10T02:00:00Z'));
const li = { token: 'sandbox-token-li' };

describe('the amounts of a plan', () => {
  it.each(['order.create', 'order.cover'] as const)(
    "%s refuses a down payment or a rent other than the plan's, and states the right one",
    async (id) => {
      const how = { buttonCode: '8', carFullName: '' };
      const shown = { ...(await payloadFor(sandbox, 'N10035')), ...(id === 'order.cover' && how) };
      const { firstMoney, monthRent } = shown;
      const before = (await sandbox.dataOf('order.list', {}, li)).orders.length;
      const refusal = async (other: object) => {
        const { code, msg } = await sandbox.refusalOf(id, { ...shown, ...other }, li);
        return [code, msg];
      };
      const amounts = `首付 ¥${firstMoney.toFixed(2)}，月租 ¥${monthRent.toFixed(2)}`;
      const right = ['PLAN_CHANGED', expect.stringContaining(amounts)];

      expect(await refusal({ firstMoney: firstMoney - 0.01 })).toEqual(right);
      expect(await refusal({ monthRent: monthRent + 0.01 })).toEqual(right);
      // The amounts are those from before the down payment was raised.
      expect(await refusal({ startPercentPlus: 10 })).toEqual([
        'PLAN_CHANGED',
        expect.not.stringContaining(amounts),
      ]);
      expect((await sandbox.dataOf('order.list', {}, li)).orders).toHaveLength(before);
    },
  );

  it.each(['order.create', 'order.cover'] as const)(
    '%s takes the plan that was checked, with the raised down payment it was answered with',
    async (id) => {
      const how = { buttonCode: '8', carFullName: '' };
      const shown = { ...(await payloadFor(sandbox, 'N10037')), ...(id === 'order.cover' && how) };
      const { schemeCode, leaseTerm, businessType } = shown;
      const { financialPlanList } = await sandbox.dataOf('plan.check', {
        carCode: shown.spuCode.split('-')[0],
        province: beijing.provinceCode,
        storeCode: store.deptCode,
        increaseStartPercent: '10',
        schemeCode,
        leaseTerm,
        businessType,
      });
      const [raised] = financialPlanList;
      const { firstMoney, monthRent, startPercent, loanAmount } = raised ?? {};
      const { id: orderNo = '' } = await sandbox.dataOf(
        id,
        { ...shown, firstMoney, monthRent, startPercent, startPercentPlus: 10 },
        li,
      );
      const order = await sandbox.dataOf('order.detail', { orderNo }, li);

      expect(firstMoney).toBeGreaterThan(shown.firstMoney);
      expect(order.downPaymentRatio).toBe(startPercent);
      expect(order.funderLoanAmt).toBe(Math.round((loanAmount ?? 0) * 100));
    },
  );
});
