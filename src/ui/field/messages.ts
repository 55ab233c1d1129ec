import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  optional: { zh: '选填', en: 'optional' },
  labelled: { zh: '{label}：{text}', en: '{label}: {text}' },
  problemsFound: { zh: '请修改以下 {count} 处', en: 'Things to correct: {count}' },
} as const satisfies Record<string, LocalizedText>;
