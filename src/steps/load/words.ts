import type { FixedWords } from '../contract.ts';

export const words = {
  refused: { zh: '暂时无法加载', en: 'It cannot be loaded now' },
} satisfies Record<string, FixedWords>;
