/** What an order's platform and funder do beside the usual. */
export const scenarios = [
  'happy',
  'rejected',
  'supplement wanted',
  'expired link',
  'second lessee',
  'slow bank',
  'not ready',
  'interview pending',
  'payment fails',
  'old order',
  'nothing refundable',
  'refund refused',
  'appeal accepted',
  'appeal rejected',
  'reviewed by hand',
  'no vin yet',
  'visit to book',
] as const;
export type OrderScenario = (typeof scenarios)[number];

/** Milliseconds a credit review takes. */
export const reviewTakes = 5_000;

/** Milliseconds a slow bank takes: longer than a poll of the app waits. */
export const slowBankTakes = 90_000;

/** Milliseconds until a review has its answer. */
export function reviewTime(scenario: OrderScenario): number {
  return scenario === 'slow bank' ? slowBankTakes : reviewTakes;
}

/** The funder's reason to decline a `rejected` order. */
export const rejection = {
  zh: '综合评分不足，本次申请未通过',
  en: 'The overall score is too low, so the application is not accepted',
};
