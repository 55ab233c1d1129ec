import { soldVins } from './card.ts';
import { homeContent, hotWords } from './home.ts';
import { articleOf, news, topics } from './news.ts';
import { pageOf } from './paging.ts';
import { questions } from './questions.ts';
import { photosOf, reportOf } from './used-report.ts';
import { type Handlers, Refusal } from '../platform/handler.ts';

export const homeHandlers = {
  'home.content': async ({ home, cityCode = '' }, call) =>
    homeContent(home, cityCode, await soldVins(call)),

  'catalogue.hot-words': () => ({ words: hotWords }),

  'news.list': ({ topic, page, size }) => {
    const { items, ...where } = pageOf(
      news.filter((item) => !topic || item.topic === topic),
      { page, size },
    );
    return {
      news: items,
      ...where,
      topics: Object.entries(topics).map(([value, { zh, en }]) => ({ value, zh, en })),
    };
  },

  'news.article': ({ newsId }) => {
    const entry = articleOf(newsId);
    if (!entry) throw new Refusal('NEWS_NOT_FOUND', '该资讯已下架', 'This piece of news is gone');
    const related = news.filter(
      (item) => item.topic === entry.article.topic && item.newsId !== newsId,
    );
    return { ...entry, related: related.slice(0, 3) };
  },

  'question.list': () => ({ groups: [...questions] }),
  'used-car.photos': async ({ carId }, call) => photosOf(carId, await soldVins(call)),
  'used-car.report': async ({ carId }, call) => reportOf(carId, await soldVins(call)),
} satisfies Partial<Handlers>;
