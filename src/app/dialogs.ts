import type { LocalizedText } from '../model/step-kind.ts';

/**
 * browsing-and-ordering, section 8: the dialogs of the shell. Confirming the first reloads the page, the second signs in
 * again.
 */
export const dialogs = {
  busy: {
    title: { zh: '网络繁忙', en: 'Network busy' },
    text: { zh: '请刷新重试', en: 'Please refresh and retry' },
  },
  /** Outside of the native app, where there is no other device's login to tell of. */
  signInAgain: {
    title: { zh: '登录已失效', en: 'You are signed out' },
    text: { zh: '请重新登录后继续。', en: 'Sign in again to go on.' },
  },
  /** After a return from the login without signing in. */
  signIn: {
    title: { zh: '请先登录', en: 'Sign in first' },
    text: { zh: '登录后会回到这里继续。', en: 'You come back here once you have signed in.' },
  },
  signedOut: {
    title: { zh: '提示', en: 'Prompt' },
    text: {
      zh: '您的账号已在其他设备登录，当前会话已被强制结束。如非本人操作，请修改密码或联系客服。',
      en: 'Your account was signed in on another device and this session has been ended. If this was not you, change your password or contact support.',
    },
  },
} satisfies Record<string, { title: LocalizedText; text: LocalizedText }>;
