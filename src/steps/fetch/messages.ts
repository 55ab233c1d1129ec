import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  refused: { zh: '暂时无法加载', en: 'It cannot be loaded now' },
} satisfies Record<string, LocalizedText>;
