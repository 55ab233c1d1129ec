import type { DriverOf } from '../kind-driver.ts';
import { couponAnswers, fittingCoupons } from './coupons.ts';
import type { CashierKind } from './states.ts';

let payments = 0;

export const driver: DriverOf<CashierKind> = {
  answers({ step: { ways, coupons, due } }) {
    const [payType] = ways;
    return { payType, ...couponAnswers(fittingCoupons(coupons, due ?? 0)[0]) };
  },
  // Each payment method in turn.
  advance({ step, send }) {
    const payTypes = step.ways;
    payments += 1;
    send({ type: 'cashier.submitted', answers: { payType: payTypes[payments % payTypes.length] } });
  },
  taps: {
    choosing({ step }) {
      const payTypes = step.ways;
      const coupons = [...fittingCoupons(step.coupons, step.due ?? 0), undefined];
      return [
        ...payTypes.map(
          (payType) => ({ type: 'cashier.submitted', answers: { payType } }) as const,
        ),
        ...coupons.map(
          (one) => ({ type: 'cashier.changed', answers: couponAnswers(one) }) as const,
        ),
        ...payTypes.map((payType) => ({ type: 'cashier.changed', answers: { payType } }) as const),
      ];
    },
  },
  pays: true,
  showsCents: true,
};
