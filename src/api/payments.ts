/** How a customer can pay (order-handling, section 3). */
export const payTypes = ['AliPay', 'WxPay', 'DCEPPay'] as const;

/**
 * The kinds of payment and the action code that collects each. The specification names the first nine; the pairing with
 * codes, and the kinds below them, are ours.
 */
export const feeTypes = {
  sf: { zh: '首付款', en: 'Down payment', action: 200 },
  sqwk: { zh: '首期尾款', en: 'Balance of the down payment', action: 201 },
  wk: { zh: '尾款', en: 'Final payment', action: 210 },
  bzj: { zh: '定金', en: 'Deposit', action: 230 },
  dbrbzj: { zh: '担保人保证金', en: "Guarantor's guarantee deposit", action: 233 },
  czrbzj: { zh: '承租人保证金', en: "Lessee's guarantee deposit", action: 234 },
  fxbyj: { zh: '风险保证金', en: 'Risk guarantee deposit', action: 235 },
  tgfxbyj: { zh: '退购风险保证金', en: 'Return-risk guarantee deposit', action: 236 },
  fxbyj237: { zh: '追加风险保证金', en: 'Additional risk guarantee deposit', action: 237 },
  escdj: { zh: '二手车定金', en: 'Used-car deposit', action: 220 },
  escwlf: { zh: '二手车物流费', en: 'Used-car logistics fee', action: 1811 },
  zj: { zh: '月租', en: 'Monthly rent' },
  dbf: { zh: '担保费', en: 'Guarantee fee' },
  jfb: { zh: '交付保', en: 'Delivery guarantee' },
  qkdj: { zh: '全款购车定金', en: 'Deposit of your car' },
  jqk: { zh: '结清款', en: 'Settlement' },
  hzsf: { zh: '回租首付款', en: 'Down payment of the lease-back' },
  hd: { zh: '活动款', en: 'Activity' },
} as const satisfies Record<string, { zh: string; en: string; action?: number }>;

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
