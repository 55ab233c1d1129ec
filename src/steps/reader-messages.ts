import type { LocalizedText } from '../model/step-kind.ts';

/** Shown wherever documents are read. */
export const readerMessages = {
  loading: { zh: '正在准备文件…', en: 'Preparing the documents…' },
  incomplete: { zh: '文件还没有准备好', en: 'The documents are not ready yet' },
  incompleteText: {
    zh: '合同正在生成，请稍等片刻再试。',
    en: 'They are still being made. Try again in a moment.',
  },
  documents: { zh: '文件', en: 'Documents' },
  read: { zh: '已阅读', en: 'read' },
  unread: { zh: '待阅读', en: 'to be read' },
  pages: { zh: '{title}，共 {count} 页', en: '{title}, {count} pages' },
  page: { zh: '{title} 第 {at} 页', en: '{title}, page {at}' },
  pageMissing: { zh: '第 {at} 页没有加载出来', en: 'Page {at} did not load' },
  pageAgain: { zh: '重新加载', en: 'Load it again' },
  pdf: { zh: '打开 PDF（新窗口）', en: 'Open the PDF (new window)' },
  toTheEnd: { zh: '请阅读到文件末尾', en: 'Read to the end of the document' },
  readOn: { zh: '继续阅读', en: 'Read on' },
  nextDocument: { zh: '阅读下一份', en: 'Next document' },
} satisfies Record<string, LocalizedText>;
