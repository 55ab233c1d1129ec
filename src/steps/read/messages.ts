import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  done: { zh: '我已阅读', en: 'I have read it' },
} satisfies Record<string, LocalizedText>;
