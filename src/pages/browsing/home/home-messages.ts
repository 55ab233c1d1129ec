import type { LocalizedText } from '../../../model/step-kind.ts';

/** What the homes say. */
export const messages = {
  chooseCity: { zh: '选择城市，当前{city}', en: 'Choose a city, now {city}' },
  title: { zh: '轻松租购好车', en: 'A good car, paid monthly' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  highlights: { zh: '精选推荐', en: 'Highlights' },
  services: { zh: '服务', en: 'Services' },
  quick: { zh: '快速选车', en: 'Quick choices' },
  notices: { zh: '公告', en: 'Notices' },
  recommendedNew: { zh: '新车推荐', en: 'New cars for you' },
  recommendedUsed: { zh: '二手车推荐', en: 'Used cars for you' },
  recommended: { zh: '为您推荐', en: 'For you' },
  latest: { zh: '最新上架', en: 'Just listed' },
  brands: { zh: '热门品牌', en: 'Popular brands' },
  news: { zh: '资讯', en: 'News' },
  all: { zh: '全部', en: 'All' },
  allOf: { zh: '全部：{title}', en: 'All: {title}' },
  nothing: { zh: '内容正在准备中', en: 'Nothing here yet' },
  nothingText: { zh: '您可以先看看全部车辆', en: 'Have a look at all cars meanwhile.' },
  look: { zh: '去看看', en: 'Have a look' },
} as const satisfies Record<string, LocalizedText>;
