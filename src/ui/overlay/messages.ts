import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  contact: { zh: '联系客服', en: 'Contact us' },
  callService: { zh: '电话客服', en: 'Call us' },
  writeService: { zh: '在线客服', en: 'Chat with us' },
  serviceHours: { zh: '每天 9:00–21:00', en: 'Every day, 9:00 to 21:00' },
} as const satisfies Record<string, LocalizedText>;
