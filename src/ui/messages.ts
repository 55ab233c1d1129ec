import type { LocalizedText } from '../model/step-kind.ts';

/** What the components themselves say. */
export const messages = {
  car: { zh: '车辆详情', en: 'The car' },
  carLoading: { zh: '正在加载车辆信息…', en: 'Loading the car…' },
  back: { zh: '返回', en: 'Back' },
  progress: { zh: '第 {at} 步，共 {of} 步', en: 'Step {at} of {of}' },
  stepAt: { zh: '第 {at} 步', en: 'Step {at}' },
  whatNext: { zh: '接下来', en: 'What happens next' },
  close: { zh: '关闭', en: 'Close' },
  offline: {
    zh: '网络已断开，连上后会自动继续，已填写的内容都在',
    en: 'No connection. It goes on once you are connected; what you filled in is kept',
  },
  tryAgain: { zh: '重试', en: 'Try again' },
  waiting: { zh: '加载中…', en: 'Loading…' },
  slow: { zh: '网络较慢，仍在加载…', en: 'The network is slow. Still loading…' },
  stillWorking: { zh: '仍在处理，请不要离开本页', en: 'Still working. Stay on this page.' },
  more: { zh: '加载更多', en: 'Show more' },
  loadingMore: { zh: '加载中', en: 'Loading' },
  atEnd: { zh: '没有更多了', en: 'That is all' },
} as const satisfies Record<string, LocalizedText>;
