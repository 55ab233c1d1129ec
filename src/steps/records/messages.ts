import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  loading: { zh: '正在加载…', en: 'Loading…' },
  empty: { zh: '暂无记录', en: 'There is nothing here yet' },
  again: { zh: '重新加载', en: 'Load again' },
  more: { zh: '加载更多', en: 'Show more' },
  acknowledge: { zh: '知道了', en: 'Seen' },
  refused: { zh: '暂时无法查看', en: 'It cannot be shown now' },
  chooseThis: { zh: '{choose}：{headline}', en: '{choose}: {headline}' },
} satisfies Record<string, LocalizedText>;
