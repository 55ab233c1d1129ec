import type { LocalizedText } from '../model/step-kind.ts';

export const messages = {
  opening: { zh: '正在打开…', en: 'Opening…' },
  noOrder: {
    zh: '地址里没有订单编号，请从订单列表进入。',
    en: 'The address names no order. Choose it from your orders.',
  },
  unknownFunder: {
    zh: '该金融机构的办理流程尚未开放，请联系客户经理。',
    en: 'This lender is not open here yet. Ask your account manager.',
  },
  unknownPage: {
    zh: '没有找到这个页面，已为您打开首页。',
    en: 'There is no such page. Here is the home page instead.',
  },
  notReachable: {
    zh: '这个页面现在打不开，已为您打开订单详情。',
    en: 'This page cannot be opened now. Here is your order instead.',
  },
  otherOrder: {
    zh: '链接里的信息与订单不一致，已为您打开订单详情。',
    en: 'The link does not fit your order. Here is your order instead.',
  },
  sold: {
    zh: '该车辆已售出，请联系客户经理。',
    en: 'The car is already sold, contact your account manager.',
  },
  underDevelopment: {
    zh: '该功能正在开发中（{code}）',
    en: 'This feature is under development ({code})',
  },
  loadFailed: {
    zh: '页面没有加载出来，请检查网络后重试。',
    en: 'The page did not load. Check your network and try again.',
  },
  toOrder: { zh: '返回订单', en: 'Back to the order' },
  toHome: { zh: '返回首页', en: 'Home' },
  toOrders: { zh: '查看我的订单', en: 'My orders' },
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
  leaving: { zh: '要离开办理吗？', en: 'Leave this page?' },
  leavingText: {
    zh: '前面的步骤已经完成，不能再返回修改。正在处理的事项不会因离开而取消，稍后可以回来继续或查看结果。',
    en: 'The steps before are done and cannot be changed. What is under way goes on; come back later to continue or to see the result.',
  },
  stay: { zh: '留在本页', en: 'Stay' },
  leave: { zh: '离开', en: 'Leave' },
  reload: { zh: '刷新', en: 'Refresh' },
} as const satisfies Record<string, LocalizedText>;
