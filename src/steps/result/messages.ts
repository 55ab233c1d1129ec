import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  back: { zh: '返回订单', en: 'Back to the order' },
  success: { zh: '办理成功', en: 'Done' },
  failure: { zh: '办理未成功', en: 'That did not work' },
  other: { zh: '已记录', en: 'Noted' },
} as const satisfies Record<string, LocalizedText>;
