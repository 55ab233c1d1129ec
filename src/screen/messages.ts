import type { LocalizedText } from '../model/step-kind.ts';

export const messages = {
  chunkTitle: { zh: '页面没有加载出来', en: 'This page did not load' },
  chunkText: {
    zh: '可能是网络不稳定。已填写的内容都在，请重试。',
    en: 'The network may be unstable. What you filled in is kept. Try again.',
  },
} as const satisfies Record<string, LocalizedText>;
