import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  callStore: { zh: '致电{store}：{phone}', en: 'Call {store}: {phone}' },
  map: { zh: '查看地图', en: 'Map' },
  mapOf: { zh: '在地图上查看{store}', en: 'Map of {store}' },
  route: { zh: '到店路线', en: 'Route' },
  routeTo: { zh: '到{store}的路线', en: 'Route to {store}' },
  distance: { zh: '距您 {km} 公里', en: '{km} km from you' },
} as const satisfies Record<string, LocalizedText>;
