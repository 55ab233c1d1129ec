import { isPartlySettled, rentsNow } from './settlement-status.ts';
import type { Handlers } from '../platform/handler.ts';
import { ownOrder } from '../orders/orders.ts';

const rentsAPage = 6;

const rentStates = {
  overdue: { zh: '已逾期', en: 'Overdue' },
  due: { zh: '待支付', en: 'Due' },
  later: { zh: '未到期', en: 'Later' },
  paid: { zh: '已支付', en: 'Paid' },
} as const;

export const rentHandlers = {
  'repayment.due-list': async ({ orderNo, page }, call) => {
    const order = await ownOrder(call, orderNo);
    const rents = await rentsNow(call, order);
    const isSettling = await isPartlySettled(call, order);
    const next = rents.find(({ state }) => state !== 'paid')?.period;
    const unpaid = rents.filter(({ state }) => state !== 'paid');
    const paid = rents.filter(({ state }) => state === 'paid').toReversed();
    const all = [...unpaid, ...paid];
    const at = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
    return {
      rents: all.slice((at - 1) * rentsAPage, at * rentsAPage).map((one) => ({
        number: one.period,
        dueOn: one.dueOn,
        rent: one.rent,
        ...(one.deducted > 0 && { deducted: one.deducted }),
        charge: one.charge,
        total: one.rent + one.charge,
        state: one.state,
        stateName: rentStates[one.state],
        payable: one.period === next && one.state !== 'later' && !isSettling,
      })),
      more: all.length > at * rentsAPage,
    };
  },
} satisfies Partial<Handlers>;
