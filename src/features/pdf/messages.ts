import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  notAllowed: { zh: '无法打开该文件', en: 'This file cannot be opened' },
  notAllowedText: {
    zh: '文件地址不在允许的范围内，请从页面上的入口重新打开。',
    en: 'Its address is not one we open files from. Open it again from the page you came from.',
  },
  openPdf: { zh: '打开 PDF', en: 'Open the PDF' },
  download: { zh: '下载', en: 'Download' },
  newWindow: { zh: '在新窗口打开', en: 'opens in a new window' },
} satisfies Record<string, LocalizedText>;
