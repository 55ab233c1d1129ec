import type { KindDriver } from '../kind-driver.ts';
import { couponAnswers, fittingCoupons } from './coupons.ts';

let payments = 0;

export const driver: KindDriver = {
  answers({ step: { ways, coupons, due } }) {
    const [payType] = ways as string[];
    return { payType, ...couponAnswers(fittingCoupons(coupons, due as number)[0]) };
  },
  // Each payment method in turn.
  advance({ step, send }) {
    const payTypes = step.ways as string[];
    payments += 1;
    send({ type: 'cashier.submitted', answers: { payType: payTypes[payments % payTypes.length] } });
  },
  taps: {
    choosing({ step }) {
      const payTypes = step.ways as string[];
      const coupons = [...fittingCoupons(step.coupons, step.due as number), undefined];
      return [
        ...payTypes.map((payType) => ({ type: 'cashier.submitted', answers: { payType } })),
        ...coupons.map((one) => ({ type: 'cashier.changed', answers: couponAnswers(one) })),
        ...payTypes.map((payType) => ({ type: 'cashier.changed', answers: { payType } })),
      ];
    },
  },
  pays: true,
  showsCents: true,
};
