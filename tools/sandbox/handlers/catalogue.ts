import { type Handlers, Refusal } from '../handler.ts';

const none = { new: 0, used: 0, 'lease-back': 0, 'direct-lease': 0 };

export const catalogueHandlers = {
  'home.content': () => ({
    banners: [],
    entries: [],
    brands: [],
    quick: [],
    recommended: [],
    latest: [],
    news: [],
    notices: [],
  }),
  'catalogue.brands': () => ({ hot: [], letters: [], total: 0 }),
  'catalogue.series': notFound,
  'catalogue.models': notFound,
  'catalogue.cars': () => ({ cars: [], page: 1, size: 10, total: 0, more: false, counts: none }),
  'catalogue.filters': () => ({ total: 0, groups: [], sorts: [] }),
  'catalogue.suggest': () => ({ suggestions: [] }),
  'catalogue.hot-words': () => ({ words: [] }),
  'city.list': () => ({ hot: [], letters: [], total: 0 }),
  'city.locate': notFound,
  'news.list': () => ({ news: [], page: 1, size: 10, total: 0, more: false, topics: [] }),
  'news.article': notFound,
  'question.list': () => ({ groups: [] }),
  'used-car.photos': notFound,
  'used-car.report': notFound,
} satisfies Partial<Handlers>;

function notFound(): never {
  throw new Refusal('NOT_FOUND', '未找到相关内容', 'There is no such thing');
}
