import type { LocalizedText } from '../../../model/step-kind.ts';

/** What the home of all products says. */
export const messages = {
  productTitle: { zh: '租车购车，五种方式', en: 'Five ways to your car' },
  productAbout: {
    zh: '新车、二手车、车抵回租、直租用车、全款购车——按您的用车计划来选，费用全程透明。',
    en: 'New, used, lease-back, direct lease or paid in full: pick what suits your plans. Every cost is shown up front.',
  },
  waysNew: { zh: '新车以租代购', en: 'New car, lease to own' },
  waysNewAbout: {
    zh: '首付低至一成，按月付租，租期结束车归您。',
    en: 'From 10 % up front, then a monthly rent. The car is yours at the end.',
  },
  waysNewFor: {
    zh: '适合想开新车、预算想分摊的您',
    en: 'For a new car without paying it all at once',
  },
  waysUsed: { zh: '二手车分期', en: 'Used car by instalments' },
  waysUsedAbout: {
    zh: '上百项检测、实拍图全公开，方案可以自己搭配。',
    en: 'Inspected, with every picture shown. You put the plan together yourself.',
  },
  waysUsedFor: { zh: '适合看重性价比的您', en: 'For the most car for your money' },
  waysBack: { zh: '车抵回租', en: 'Lease-back' },
  waysBackAbout: {
    zh: '车辆卖给我们再租回来，资金到账，车照常开。',
    en: 'Sell us your car and rent it back: you get the money and keep driving.',
  },
  waysBackFor: { zh: '适合有车、临时需要资金的您', en: 'For owners who need money for a while' },
  waysDirect: { zh: '直租用车', en: 'Direct lease' },
  waysDirectAbout: {
    zh: '由金融机构直接购车出租，手续在线完成，到期可续可买。',
    en: 'The lessor buys the car and rents it to you. Everything online; extend or buy at the end.',
  },
  waysDirectFor: {
    zh: '适合个人及企业长期用车',
    en: 'For people and companies who need a car for years',
  },
  waysFull: { zh: '全款购车', en: 'Pay in full' },
  waysFullAbout: {
    zh: '全款立享优惠，付定金锁定车源，余款到店支付。',
    en: 'A lower price for the whole of it at once: a deposit keeps the car, the rest is paid at the store.',
  },
  waysFullFor: { zh: '适合不需要分期的您', en: 'For who needs no financing' },
  start: { zh: '看车', en: 'See cars' },
  startOwnCar: { zh: '估算我的车', en: 'Estimate my car' },
  startBack: { zh: '查看方案', en: 'See the plans' },
  steps: { zh: '四步开走', en: 'Four steps to your car' },
  step1: { zh: '选车选方案', en: 'Choose a car and a plan' },
  step2: { zh: '在线提交资料', en: 'Send your papers online' },
  step3: { zh: '审核签约', en: 'Review and sign' },
  step4: { zh: '门店提车', en: 'Collect it at a store' },
} as const satisfies Record<string, LocalizedText>;
