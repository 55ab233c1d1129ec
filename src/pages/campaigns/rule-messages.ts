import type { LocalizedText } from '../../model/step-kind.ts';

interface Section {
  title: LocalizedText;
  /** The campaign it is about; absent: it holds for all. */
  of?: 'collect' | 'invite' | 'bargain';
  lines: readonly LocalizedText[];
}

const common: readonly Section[] = [
  {
    title: { zh: '奖励说明', en: 'The reward' },
    lines: [
      {
        zh: '奖励为首付券，完成后自动放入“我的优惠券”，支付首付款时选择使用。',
        en: 'The reward is a coupon for a down payment. It is among your coupons as soon as you are done, and can be chosen when you pay.',
      },
      {
        zh: '券有使用门槛和有效期，以券面为准；不可兑现、不可转赠，逾期自动失效。',
        en: 'It has a minimum and a last day, both written on it. It is not paid out, not transferable, and void after its last day.',
      },
      {
        zh: '使用首付券的订单发生退款时，券抵扣的部分不予退还。',
        en: 'If an order is refunded, what the coupon paid is not part of the refund.',
      },
    ],
  },
  {
    title: { zh: '公平参与', en: 'Fair play' },
    lines: [
      {
        zh: '每位用户每期每项活动可参加一次；每位好友对同一邀请只能助力一次，不能为自己助力。',
        en: 'Everybody takes part once in each campaign. A friend helps an invitation once, and nobody helps themselves.',
      },
      {
        zh: '使用虚假账号、批量注册等方式参与的，平台有权取消奖励并收回未使用的券。',
        en: 'If false or mass-registered accounts take part, we may withhold the reward and take back unused coupons.',
      },
    ],
  },
  {
    title: { zh: '个人信息', en: 'Your data' },
    lines: [
      {
        zh: '分享链接只含活动编号和随机生成的邀请编号，不含您的姓名、手机号等信息。',
        en: 'A shared link holds the number of the campaign and a random one of the invitation; neither your name nor your phone.',
      },
      {
        zh: '好友只能看到您姓名的第一个字，您也只能看到好友姓名的第一个字。',
        en: 'Friends see the first character of your name only, and you of theirs.',
      },
    ],
  },
  {
    title: { zh: '联系我们', en: 'Questions' },
    lines: [
      {
        zh: '对活动有疑问，请拨打客服电话 400-6688-878，每天 9:00-21:00。',
        en: 'Call customer service on 400-6688-878, 9:00 to 21:00 every day.',
      },
    ],
  },
];

/** The rules of each season of collecting; the second's hold for inviting and bargaining, too. */
export const rules: Readonly<
  Record<'first' | 'second', { title: LocalizedText; sections: readonly Section[] }>
> = {
  first: {
    title: { zh: '活动规则（第一季）', en: 'Rules of the first season' },
    sections: [
      {
        title: { zh: '活动时间', en: 'When' },
        lines: [
          {
            zh: '2025 年 6 月 1 日至 2025 年 8 月 31 日。本季活动已结束，规则供已参加的用户查阅。',
            en: '1 June to 31 August 2025. The season is over; its rules stay here for those who took part.',
          },
        ],
      },
      {
        title: { zh: '参与方式', en: 'How' },
        lines: [
          {
            zh: '分享活动链接，邀请好友为您点赞，集满 8 个赞即可获得首付券。',
            en: 'You shared a link and collected likes. Eight likes were a coupon.',
          },
          {
            zh: '点赞不分新老用户，活动结束后未集满的赞不累计到下一季。',
            en: 'Anybody could like. Likes that were not enough do not count for the next season.',
          },
        ],
      },
      ...common,
    ],
  },
  second: {
    title: { zh: '活动规则（第二季）', en: 'Rules of the second season' },
    sections: [
      {
        title: { zh: '活动时间', en: 'When' },
        lines: [
          {
            zh: '每个自然月为一期，从 1 日零时至当月最后一日 24 时（北京时间）。未完成的进度不累计到下期。',
            en: 'Each calendar month, from midnight on the 1st to the end of its last day, Beijing time. What is unfinished does not go over into the next.',
          },
        ],
      },
      {
        of: 'collect',
        title: { zh: '集福卡', en: 'The cards' },
        lines: [
          {
            zh: '参加后获得邀请链接，每位好友助力点亮一张福卡：选车卡、试驾卡、签约卡、提车卡、平安卡。',
            en: 'Each friend who helps turns over one card: Choosing, Test drive, Signing, Driving home, Safe roads.',
          },
          {
            zh: '集齐 5 张即完成，新老用户均可助力。',
            en: 'With all five you are done. Anybody can help.',
          },
        ],
      },
      {
        of: 'invite',
        title: { zh: '邀请好友注册', en: 'Inviting friends' },
        lines: [
          {
            zh: '好友须在您发起邀请之后完成注册，并通过您的链接接受邀请；3 位好友接受即完成。',
            en: 'A friend registers after you began and accepts by your link. With three you are done.',
          },
        ],
      },
      {
        of: 'bargain',
        title: { zh: '砍首付', en: 'Cutting the down payment' },
        lines: [
          {
            zh: '选定活动车型后不可更换，每款车每期名额有限，先到先得。',
            en: 'The car cannot be changed afterwards. Each has a limited number of places, first come, first served.',
          },
          {
            zh: '4 位好友砍完即完成，每刀金额随机，合计为券面金额。',
            en: 'With four friends you are done. Each cut is random; together they are what the coupon is worth.',
          },
        ],
      },
      ...common,
    ],
  },
};
