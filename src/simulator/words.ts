import type { FixedWords } from '../steps/contract.ts';
import type { Notice } from './provider.ts';

export const words = {
  alipay: { zh: '支付宝', en: 'Alipay' },
  alipayMini: { zh: '支付宝小程序', en: "Alipay's mini-program" },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  miniProgram: { zh: '小程序支付页', en: "The mini-program's payment page" },
  dcep: { zh: '数字人民币', en: 'Digital yuan' },
  demo: { zh: '演示：代表手机上的支付应用。', en: 'A demonstration of the wallet on the phone.' },
  asking: { zh: '正在查询金额…', en: 'Asking for the amount…' },
  unknown: { zh: '沙盒不认识这笔支付。', en: 'The sandbox does not know this payment.' },
  refused: { zh: '沙盒没有照办，请重试。', en: 'The sandbox did not do it. Try again.' },
  odd: { zh: '异常情况', en: 'What can go wrong' },
  when: { zh: '平台何时收到通知', en: 'When the platform is notified' },
  onTop: { zh: '应用内打开的页面', en: 'A page the app shows on top' },
  open: { zh: '打开页面', en: 'Open the page' },
  close: { zh: '关闭页面', en: 'Close the page' },
} as const satisfies Record<string, FixedWords>;

export const noticeWords = {
  before: { zh: '返回之前', en: 'before you are back' },
  now: { zh: '返回之后立即', en: 'right after you are back' },
  '5s': { zh: '5 秒后', en: '5 seconds later' },
  '30s': { zh: '30 秒后', en: '30 seconds later' },
  twice: { zh: '立即，5 秒后再次', en: 'at once, and again 5 seconds later' },
  asked: { zh: '不通知，平台查询时才知道', en: 'never; it is told when it asks' },
} as const satisfies Record<Notice, FixedWords>;
