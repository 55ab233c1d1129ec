import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { couponAnswers, fittingCoupons } from './coupons.ts';
import type { authoring } from './authoring.ts';
import type { schema } from './schema.ts';

const inner = {
  opening: { invoke: 'offer', on: { 'cashier.opened': { to: 'choosing' } } },
  choosing: {
    on: {
      'cashier.changed': { to: 'choosing' },
      'cashier.submitted': { outcome: 'submitted' },
    },
  },
} as const;

interface Data {
  /** The customer declined coupons. */
  noCoupon: boolean;
}

export type CashierKind = DefineKind<
  typeof schema,
  typeof inner,
  Data,
  never,
  typeof authoring.answers
>;

export const states = {
  initial: 'opening',
  states: inner,
  actors: { offer },
} satisfies StatesOf<CashierKind>;

/** The coupon chosen before, or none if declined; else the one that saves most. */
async function offer({ step, answers, data }: InputOf<CashierKind>): Promise<EventOf<CashierKind>> {
  const coupons = fittingCoupons(step.coupons, step.due ?? 0);
  const chosen = coupons.find(({ code }) => code === answers.couponCode);
  const coupon = data.noCoupon === true ? undefined : (chosen ?? coupons[0]);
  return { type: 'cashier.opened', answers: couponAnswers(coupon) };
}
