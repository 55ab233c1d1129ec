import type { LocalizedText } from '../model/step-kind.ts';

export const messages = {
  notOpened: { zh: '没有打开', en: 'This page did not open' },
  opening: { zh: '正在打开…', en: 'Opening…' },
  unknownPage: {
    zh: '没有找到这个页面，已为您打开首页。',
    en: 'There is no such page. Here is the home page instead.',
  },
  confirm: { zh: '确定', en: 'OK' },
  signIn: { zh: '登录', en: 'Sign in' },
  signingIn: { zh: '正在登录…', en: 'Signing you in…' },
  notSignedIn: { zh: '登录后才能查看', en: 'Sign in to see this' },
  loggedOut: { zh: '退出登录成功', en: 'You are signed out' },
  home: { zh: '返回首页', en: 'Home' },
  console: { zh: '日志', en: 'Log' },
  consoleEmpty: { zh: '暂无日志', en: 'Nothing has happened yet' },
  shareTitle: { zh: '低首付，轻松开新车', en: 'A new car with a low down payment' },
  shareText: {
    zh: '新车、二手车都能分期，费用全程透明，门店提车',
    en: 'New and used cars by instalments, every cost shown, collected at a store',
  },
  servicePhone: { zh: '客服电话 {phone}', en: 'Call us: {phone}' },
  reload: { zh: '刷新', en: 'Refresh' },
} as const satisfies Record<string, LocalizedText>;
