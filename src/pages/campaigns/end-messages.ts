import type { LocalizedText } from '../../model/step-kind.ts';
import type { Kind } from './campaign.ts';

interface Ends {
  /** All friends have helped. */
  finished: LocalizedText;
  finishedText: LocalizedText;
  /** The customer's own was not finished in time. */
  expired: LocalizedText;
  /** It is over for everybody. */
  ended: LocalizedText;
  endedText: LocalizedText;
  /** Where one goes on, finished or over. */
  nextLink: { to: string; messages: LocalizedText };
}

/** How each campaign ends. */
export const endMessages: Readonly<Record<Kind, Ends>> = {
  collect: {
    finished: { zh: '福卡集齐了', en: 'All cards collected' },
    finishedText: {
      zh: '{helped} 位好友各为您点亮一张福卡，首付券已放入您的优惠券。',
      en: '{helped} friends turned a card over for you. Your coupon is among your coupons.',
    },
    expired: { zh: '福卡没有在活动期内集齐', en: 'The cards were not collected in time' },
    ended: { zh: '本期集福卡已结束', en: 'Collecting cards is over' },
    endedText: {
      zh: '未集齐的福卡不再累计，已得到的首付券在有效期内仍可使用。',
      en: 'Cards no longer count. Coupons already won can be used as long as they are valid.',
    },
    nextLink: { to: '/newCar', messages: { zh: '去选车', en: 'Look at cars' } },
  },
  invite: {
    finished: { zh: '邀请完成', en: 'Your friends are here' },
    finishedText: {
      zh: '{helped} 位新朋友接受了您的邀请，首付券已放入您的优惠券。',
      en: '{helped} new friends accepted your invitation. Your coupon is among your coupons.',
    },
    expired: { zh: '邀请没有在活动期内完成', en: 'Too few friends came in time' },
    ended: { zh: '本期邀请有礼已结束', en: 'Inviting friends is over' },
    endedText: {
      zh: '活动结束后接受的邀请不再计入，好友仍可正常注册和选车。',
      en: 'Invitations accepted now do not count. Friends can still register and choose a car.',
    },
    nextLink: {
      to: '/shareBargain',
      messages: { zh: '和好友一起砍首付', en: 'Cut a down payment with friends' },
    },
  },
  bargain: {
    finished: { zh: '首付已砍到底', en: 'The price is cut as far as it goes' },
    finishedText: {
      zh: '{helped} 位好友帮您砍价，砍掉的金额已变成首付券，放入您的优惠券。',
      en: '{helped} friends cut the price. What they cut is a coupon among your coupons.',
    },
    expired: { zh: '没有在活动期内砍完', en: 'The price was not cut in time' },
    ended: { zh: '本期砍首付已结束', en: 'Cutting down payments is over' },
    endedText: {
      zh: '未砍完的名额已释放，车型恢复原首付；您仍可按正常价格下单。',
      en: 'Places are free again and cars have their usual down payment. You can order at that.',
    },
    nextLink: {
      to: '/newCar?sort=first-up',
      messages: { zh: '看看低首付车型', en: 'Cars with a low down payment' },
    },
  },
};
