import type { LocalizedText } from '../model/step-kind.ts';
import type { HostOutcome } from './answers.ts';
import type { SandboxNotificationTiming } from './provider.ts';

export const messages = {
  alipay: { zh: '支付宝', en: 'Alipay' },
  alipayMini: { zh: '支付宝小程序', en: "Alipay's mini-program" },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  miniProgram: { zh: '小程序支付页', en: "The mini-program's payment page" },
  dcep: { zh: '数字人民币', en: 'Digital yuan' },
  demo: { zh: '演示：代表手机上的支付应用。', en: 'A demonstration of the wallet on the phone.' },
  loading: { zh: '正在查询金额…', en: 'Asking for the amount…' },
  unknown: { zh: '沙盒不认识这笔支付。', en: 'The sandbox does not know this payment.' },
  refused: { zh: '沙盒没有照办，请重试。', en: 'The sandbox did not do it. Try again.' },
  odd: { zh: '异常情况', en: 'What can go wrong' },
  when: { zh: '平台何时收到通知', en: 'When the platform is notified' },
  onTop: { zh: '应用内打开的页面', en: 'A page the app shows on top' },
  open: { zh: '打开页面', en: 'Open the page' },
  close: { zh: '关闭页面', en: 'Close the page' },
  miniPage: { zh: '小程序页面', en: "The mini-program's page" },
  demoHost: {
    zh: '演示：代表应用或手机的这项能力。',
    en: 'A demonstration of what the app or the phone does here.',
  },
} as const satisfies Record<string, LocalizedText>;

export const noticeMessages = {
  before: { zh: '返回之前', en: 'before you are back' },
  now: { zh: '返回之后立即', en: 'right after you are back' },
  '5s': { zh: '5 秒后', en: '5 seconds later' },
  '30s': { zh: '30 秒后', en: '30 seconds later' },
  twice: { zh: '立即，5 秒后再次', en: 'at once, and again 5 seconds later' },
  queried: { zh: '不通知，平台查询时才知道', en: 'never; it is told when it asks' },
} as const satisfies Record<SandboxNotificationTiming, LocalizedText>;

export const outcomeMessages = {
  ok: { zh: '成功', en: 'Done' },
  cancelled: { zh: '取消', en: 'Cancel' },
  failed: { zh: '失败', en: 'Fail' },
  denied: { zh: '没有权限', en: 'Not permitted' },
  unsupported: { zh: '不支持', en: 'Not supported' },
  never: { zh: '关闭，没有结果', en: 'Close, no result ever' },
  twice: { zh: '成功，结果返回两次', en: 'Done, said twice' },
  late: { zh: '成功，结果迟到 30 秒', en: 'Done, 30 seconds late' },
  garbled: { zh: '结果无法识别', en: 'Something unreadable' },
} as const satisfies Record<HostOutcome, LocalizedText>;

export const capabilityMessages: Readonly<Record<string, LocalizedText>> = {
  'scan-id-card': { zh: '应用：身份证识别', en: 'The app: ID card scan' },
  'take-photo': { zh: '应用：拍照', en: 'The app: camera' },
  face: { zh: '应用：人脸识别', en: 'The app: face check' },
  video: { zh: '应用：视频面签', en: 'The app: video interview' },
  'credit-authorization': { zh: '应用：征信授权', en: 'The app: credit authorization' },
  login: { zh: '应用：登录', en: 'The app: login' },
  share: { zh: '应用：分享', en: 'The app: share' },
  'save-image': { zh: '应用：保存图片', en: 'The app: save a picture' },
  location: { zh: '手机：定位', en: 'The phone: location' },
  phone: { zh: '手机：拨打电话', en: 'The phone: call' },
  'app-version': { zh: '应用：版本', en: 'The app: version' },
  log: { zh: '应用：日志', en: 'The app: log' },
};
