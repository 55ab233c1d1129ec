import type { LocalizedText } from '../model/step-kind.ts';

export const responseMessages = {
  old: {
    zh: '未能更新，下面是之前的内容',
    en: 'Not refreshed. This is from before.',
  },
} as const satisfies Record<string, LocalizedText>;
