import type { FixedWords } from '../contract.ts';

export const words = {
  done: { zh: '下一步', en: 'Continue' },
} satisfies Record<string, FixedWords>;
