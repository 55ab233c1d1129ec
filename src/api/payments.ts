import { feeTypes } from './contract/fees.ts';

/** How a customer can pay (order-handling, section 3). */
export const payTypes = ['AliPay', 'WxPay', 'DCEPPay'] as const;

export type FeeType = keyof typeof feeTypes;
export type PayType = (typeof payTypes)[number];

const actions = Object.entries(feeTypes).flatMap(([feeType, kind]) =>
  'action' in kind ? [{ feeType, action: kind.action }] : [],
);

/** The action code that collects this kind of payment (`paymentType` of an address), where there is one. */
export function actionOfPayment(feeType: string | undefined): number | undefined {
  return actions.find((one) => one.feeType === feeType)?.action;
}

/** What an address of this action carries as `paymentType`. */
export function paymentOfAction(action: number | string): string | undefined {
  return actions.find((one) => one.action === action)?.feeType;
}
