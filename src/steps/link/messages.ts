import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  fetching: { zh: '正在准备前往合作机构页面…', en: "Preparing the partner's page…" },
  announcing: { zh: '即将打开合作机构页面…', en: "The partner's page opens in a moment…" },
  open: { zh: '合作机构页面已打开', en: "The partner's page is open" },
  openText: {
    zh: '请在合作机构页面完成办理，完成后回到这里。',
    en: "Finish on the partner's page, then come back here.",
  },
  finished: { zh: '我已办理完', en: 'I have finished there' },
  openAgain: { zh: '重新打开', en: 'Open it again' },
  back: { zh: '欢迎回来，正在继续…', en: 'Welcome back. Going on…' },
  blocked: { zh: '浏览器拦截了新页面', en: 'The browser kept the page from opening' },
  blockedText: {
    zh: '请点击下面的按钮打开合作机构页面。',
    en: "Open the partner's page yourself.",
  },
  openNow: { zh: '打开合作机构页面', en: "Open the partner's page" },
  refused: { zh: '这个链接不安全，没有打开', en: 'This link was not opened' },
  refusedText: {
    zh: '收到的链接不属于该机构，为保护您的信息已停止打开。请重试，或联系客户经理。',
    en: 'It does not lead to this partner, so we stopped to protect you. Try again, or ask your account manager.',
  },
} satisfies Record<string, LocalizedText>;
