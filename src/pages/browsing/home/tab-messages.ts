import type { LocalizedText } from '../../../model/step-kind.ts';

/** Apart from the homes' own: the bar stands on pages that need none of those. */
export const messages = {
  home: { zh: '首页', en: 'Home' },
  cars: { zh: '选车', en: 'Cars' },
  orders: { zh: '订单', en: 'Orders' },
  mine: { zh: '我的', en: 'Me' },
  mainPages: { zh: '主要页面', en: 'Main pages' },
} as const satisfies Record<string, LocalizedText>;
