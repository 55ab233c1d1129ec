import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  effective: { zh: '生效日期：{date}', en: 'In force since {date}' },
  contents: { zh: '目录', en: 'Contents' },
  changes: { zh: '本次更新', en: 'What changed' },
  earlier: {
    zh: '您正在查看历史版本，现行版本于 {date} 生效。',
    en: 'This is an earlier version. The present one is in force since {date}.',
  },
  toPresent: { zh: '查看现行版本', en: 'Read the present version' },
  history: { zh: '查看历史版本隐私政策', en: 'See earlier versions of the privacy policy' },
  historyTitle: { zh: '查阅历史记录', en: 'Versions' },
  present: { zh: '现行', en: 'present' },
  shown: { zh: '正在查看', en: 'shown' },
} as const satisfies Record<string, LocalizedText>;
