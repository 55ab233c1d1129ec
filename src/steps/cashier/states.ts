import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { couponAnswers, fittingCoupons } from './coupons.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

export const states: KindStates<Settings> = {
  initial: 'opening',
  states: {
    opening: { invoke: 'offer', on: { 'cashier.opened': { to: 'choosing' } } },
    choosing: {
      on: {
        'cashier.changed': { to: 'choosing' },
        'cashier.submitted': { outcome: 'submitted' },
      },
    },
  },
  actors: { offer },
};

/** The coupon chosen before, or none if none was wanted; else the one that saves most. */
async function offer({ step, answers, data }: ActorInput<Settings>): Promise<StepEvent> {
  const coupons = fittingCoupons(step.coupons, step.due ?? 0);
  const chosen = coupons.find(({ code }) => code === answers.couponCode);
  const coupon = data.noCoupon === true ? undefined : (chosen ?? coupons[0]);
  return { type: 'cashier.opened', answers: couponAnswers(coupon) };
}
