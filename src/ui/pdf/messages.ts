import type { LocalizedText } from '../../model/step-kind.ts';
import type { PdfFault } from './pdf-file.ts';

export const messages = {
  loading: { zh: '正在加载文件…', en: 'Loading the document…' },
  progress: { zh: '加载进度', en: 'Loaded so far' },
  pages: { zh: '{title}，共 {count} 页', en: '{title}, pages: {count}' },
  page: { zh: '第 {at} 页，共 {of} 页', en: 'Page {at} of {of}' },
  picture: {
    zh: '本页是图片，没有可朗读的文字。',
    en: 'This page is a picture. There is no text to read out.',
  },
  noText: { zh: '本页文字没有读取出来。', en: 'The text of this page could not be read.' },
  signIn: { zh: '登录', en: 'Sign in' },
  notDrawn: { zh: '本页没有显示出来', en: 'This page could not be shown' },
} as const satisfies Record<string, LocalizedText>;

export const faultMessages: Record<PdfFault, { title: LocalizedText; text: LocalizedText }> = {
  lost: {
    title: { zh: '文件没有加载出来', en: 'The document did not arrive' },
    text: {
      zh: '请检查手机网络后重试。',
      en: 'Check your network and try again.',
    },
  },
  'signed-out': {
    title: { zh: '登录后才能查看文件', en: 'Sign in to see the document' },
    text: {
      zh: '这份文件只对本人开放，登录后会回到这里。',
      en: 'It is open to its owner only. You come back here once you have signed in.',
    },
  },
  missing: {
    title: { zh: '文件不存在', en: 'There is no such document' },
    text: {
      zh: '文件可能已更新或删除，请返回后从原来的页面重新打开。',
      en: 'It may have been replaced or removed. Go back and open it again from there.',
    },
  },
  broken: {
    title: { zh: '文件打不开', en: 'The document cannot be read' },
    text: {
      zh: '文件可能不完整，请重试；仍打不开时，请下载后查看或联系客服。',
      en: 'It may be incomplete. Try again; if that does not help, download it or ask our service.',
    },
  },
  locked: {
    title: { zh: '文件设有密码', en: 'The document has a password' },
    text: {
      zh: '页面内无法显示加密文件，请下载后输入密码查看。',
      en: 'It cannot be shown here. Download it and open it with its password.',
    },
  },
  unable: {
    title: { zh: '当前手机暂不支持在页面内查看', en: 'This phone cannot show it here' },
    text: {
      zh: '请直接打开或下载文件查看。',
      en: 'Open it in a window of its own, or download it.',
    },
  },
};
