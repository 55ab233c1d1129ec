import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  next: { zh: '下一步', en: 'Continue' },
  question: { zh: '请确认', en: 'Please confirm' },
} as const satisfies Record<string, LocalizedText>;
