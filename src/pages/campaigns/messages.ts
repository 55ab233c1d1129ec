import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  loading: { zh: '正在加载活动…', en: 'Loading the campaign…' },
  until: { zh: '活动时间 {from} 至 {to}', en: '{from} to {to}' },
  worth: { zh: '可得 {amount} 首付券', en: 'A coupon worth {amount}' },
  how: { zh: '怎么参加', en: 'How it works' },
  join: { zh: '立即参加', en: 'Join' },
  rules: { zh: '活动规则', en: 'Rules' },
  rulesOf: { zh: '“{campaign}”活动规则', en: 'Rules: {campaign}' },
  rulesOfAll: { zh: '查看全部活动规则', en: 'The rules of all campaigns' },
  notBegun: { zh: '活动将于 {date} 开始', en: 'The campaign begins on {date}' },
  notBegunText: { zh: '届时即可参加并邀请好友', en: 'From then on you can join and ask friends.' },
  current: { zh: '查看本期活动', en: 'See the one that runs now' },
  expiredText: {
    zh: '已有 {helped} / {needed} 位好友助力。活动结束后进度不再累计。',
    en: '{helped} of {needed} friends helped. After the end nothing is counted any more.',
  },
  progress: {
    zh: '已有 {helped} / {needed} 位好友助力',
    en: '{helped} of {needed} friends have helped',
  },
  left: { zh: '还差 {left} 位', en: '{left} to go' },
  own: {
    zh: '这是您自己的邀请链接，自己不能助力。请分享给好友。',
    en: 'This is your own invitation: you cannot help yourself. Share it with friends.',
  },
  share: { zh: '邀请好友助力', en: 'Ask friends to help' },
  copy: { zh: '复制链接', en: 'Copy the link' },
  shared: { zh: '已分享', en: 'Shared' },
  menu: {
    zh: '请点击右上角菜单，分享给好友',
    en: 'Use the menu in the upper right corner to share',
  },
  copied: { zh: '链接已复制，快去粘贴给好友吧', en: 'The link is copied. Paste it to a friend.' },
  failed: {
    zh: '分享未成功，请长按下方链接复制',
    en: 'It could not be shared. Copy the link below.',
  },
  link: { zh: '您的邀请链接', en: 'Your invitation' },
  helpers: { zh: '助力好友', en: 'Who has helped' },
  noHelpers: { zh: '还没有好友助力，快去邀请吧', en: 'Nobody yet. Ask your friends.' },
  gave: { zh: '送来{card}', en: 'gave “{card}”' },
  cutBy: { zh: '砍掉 {amount}', en: 'cut {amount}' },
  accepted: { zh: '接受了邀请', en: 'accepted' },
  cards: { zh: '我的福卡', en: 'My cards' },
  have: { zh: '已点亮', en: 'yours' },
  missing: { zh: '待点亮', en: 'missing' },
  chooseCar: { zh: '选一辆车开始砍价', en: 'Choose a car' },
  firstPayment: { zh: '首付 {amount}', en: 'down payment {amount}' },
  places: { zh: '剩余 {left} 个名额', en: '{left} places left' },
  full: { zh: '名额已满', en: 'No place left' },
  bargainFor: { zh: '砍这辆', en: 'Choose {name}' },
  cutSoFar: { zh: '已砍 {cut}，共可砍 {amount}', en: '{cut} of {amount} cut' },
  finishedAt: { zh: '完成时间', en: 'Finished' },
  reward: { zh: '奖励', en: 'Reward' },
  rewardFrom: { zh: '使用条件', en: 'Good for' },
  rewardFromText: { zh: '首付款满 {from} 可用', en: 'down payments from {from}' },
  rewardDays: { zh: '有效期', en: 'For' },
  rewardDaysText: { zh: '领取后 {days} 天', en: '{days} days' },
  toCoupons: { zh: '查看优惠券', en: 'My coupons' },
  carName: { zh: '砍价车型', en: 'Car' },
} as const satisfies Record<string, LocalizedText>;

/** What each campaign is called. */
export const titles = {
  collect: { zh: '集福卡赢首付券', en: 'Collect the cards' },
  invite: { zh: '邀请有礼', en: 'Invite friends' },
  bargain: { zh: '砍首付', en: 'Cut the down payment' },
} as const satisfies Record<string, LocalizedText>;

/** The steps of each campaign. */
export const howTo = {
  collect: [
    { zh: '参加活动，获得您的专属邀请链接', en: 'Join, and you have an invitation of your own' },
    { zh: '分享给好友，每位好友送您一张福卡', en: 'Each friend who opens it gives you a card' },
    { zh: '集齐 5 张福卡，首付券自动到账', en: 'With all five cards the coupon is yours' },
  ],
  invite: [
    { zh: '参加活动，获得您的专属邀请链接', en: 'Join, and you have an invitation of your own' },
    { zh: '好友打开链接，注册后接受邀请', en: 'Friends open it, register and accept' },
    { zh: '3 位新朋友接受后，首付券自动到账', en: 'With three new friends the coupon is yours' },
  ],
  bargain: [
    { zh: '选一辆心仪的车，发起砍价', en: 'Choose a car you like' },
    { zh: '分享给好友，每位好友砍一刀', en: 'Each friend cuts its down payment a little' },
    {
      zh: '4 位好友砍完，砍掉的金额变成首付券',
      en: 'After four friends what they cut is a coupon',
    },
  ],
} as const satisfies Record<string, readonly LocalizedText[]>;

/** What the shared card says: the figures are those of the product (share copy). */
export const cardMessages = {
  collect: {
    title: { zh: '帮我点亮一张福卡，一起领首付券', en: 'Give me a card: it takes one tap' },
    text: {
      zh: '500+门店 200+城市 10万+用户的选择，帮好友集卡只需一步',
      en: '500+ stores, 200+ cities, 100k+ users. Help a friend collect the cards.',
    },
  },
  invite: {
    title: { zh: '邀请您一起开新车', en: 'Come and find your next car' },
    text: {
      zh: '500+门店 200+城市 10万+用户的选择，新用户注册即可',
      en: '500+ stores, 200+ cities, 100k+ users. Register and accept my invitation.',
    },
  },
  bargain: {
    title: { zh: '我看中一辆车，帮我砍一刀首付', en: 'I found a car: cut its price for me' },
    text: {
      zh: '500+门店 200+城市 10万+用户的选择，帮好友砍价只需一步',
      en: '500+ stores, 200+ cities, 100k+ users. One tap cuts the down payment.',
    },
  },
} as const satisfies Record<string, { title: LocalizedText; text: LocalizedText }>;
