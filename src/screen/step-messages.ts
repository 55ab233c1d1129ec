import type { LocalizedText } from '../model/step-kind.ts';

export const messages = {
  close: { zh: '知道了', en: 'Got it' },
  again: { zh: '再试一次', en: 'Try again' },
  edit: { zh: '返回修改', en: 'Change it' },
  back: { zh: '返回上一步', en: 'Back' },
  pausedTitle: { zh: '已在其他窗口继续办理', en: 'You went on in another window' },
  pausedText: {
    zh: '为避免重复提交，本窗口已暂停。已填写的内容都在。',
    en: 'This window is paused so that nothing is sent twice. What you filled in is kept.',
  },
  continueHere: { zh: '在此窗口继续', en: 'Continue here' },
} as const satisfies Record<string, LocalizedText>;
