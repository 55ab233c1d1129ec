import type { LocalizedText } from '../../model/step-kind.ts';

export const infoMessages = {
  questions: { zh: '常见问题', en: 'Common questions' },
  searchQuestions: { zh: '搜索问题', en: 'Search the questions' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  found: { zh: '“{query}”相关问题 {count} 个', en: '{count} about “{query}”' },
  noMatch: { zh: '没有找到相关问题', en: 'No question about that' },
  noMatchText: { zh: '换个说法试试，或直接联系客服', en: 'Try other words, or ask us.' },
  stillAsking: { zh: '没有解决您的问题？', en: 'Still wondering?' },
  news: { zh: '资讯', en: 'News' },
  topics: { zh: '资讯分类', en: 'Subjects' },
  all: { zh: '全部', en: 'All' },
  noNews: { zh: '暂无资讯', en: 'No news yet' },
  noNewsText: { zh: '新内容发布后会出现在这里', en: 'What is published is shown here.' },
  more: { zh: '加载更多', en: 'Show more' },
  published: { zh: '发布于 {date}', en: 'Published {date}' },
  related: { zh: '相关资讯', en: 'More about this' },
  toNews: { zh: '查看全部资讯', en: 'All news' },
  about: { zh: '关于我们', en: 'About us' },
  aboutLead: {
    zh: '买车、租车、用车融资，一部手机办完',
    en: 'Buying, leasing and financing a car, all on your phone',
  },
  aboutText1: {
    zh: '我们是面向个人用户的汽车融资租赁平台。您在这里选新车、二手车，也可以用自己的车做售后回租；方案、首付和月租事先写明，审批由持牌金融机构完成。',
    en: 'We are a platform for leasing and financing cars. Choose a new or a used one, or raise money on your own. Plans, down payments and rents are stated beforehand, and licensed lenders decide.',
  },
  aboutText2: {
    zh: '从下单到交车，每一步都在订单里看得到：谁在办理、需要什么资料、钱付到了哪里。遇到变化，您可以随时申请退款或联系客服。',
    en: 'From the order to the keys, every step is in your order: who is working on it, which papers are needed, where your money is. Should plans change, ask for a refund or call us.',
  },
  stores: { zh: '家线下门店', en: 'stores' },
  cities: { zh: '个服务城市', en: 'cities' },
  service: { zh: '客服电话', en: 'Our number' },
  hours: { zh: '服务时间', en: 'Open' },
  hoursText: { zh: '每日 9:00–20:00', en: 'Every day, 9:00 to 20:00' },
  promises: { zh: '我们的承诺', en: 'What you can rely on' },
  promise1: { zh: '价格透明：月租之外的费用逐项列明', en: 'Clear prices: each fee is listed' },
  promise2: {
    zh: '车况透明：二手车附检测报告和实拍图',
    en: 'Clear condition: used cars come with a report and photos',
  },
  promise3: {
    zh: '退款有据：定金按规则原路退回，1–3 个工作日到账',
    en: 'Fair refunds: deposits go back the way they came in 1 to 3 working days',
  },
} as const satisfies Record<string, LocalizedText>;
