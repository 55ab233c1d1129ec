import type { LocalizedText } from '../model/step-kind.ts';

/** The request itself does not fit the contract: a bug of ours, reported to us. */
const notSentMessages: LocalizedText = {
  zh: '信息有误，未能提交，请返回检查',
  en: 'Something in it is wrong and it was not sent. Go back and check',
};

/** Why there is no response, in one sentence for the customer. */
export const unreachableMessages = {
  offline: {
    zh: '网络连接失败，请检查网络后重试',
    en: 'No connection. Check your network and try again',
  },
  timeout: {
    zh: '等待时间过长，请稍后重试',
    en: 'It is taking too long. Try again in a moment',
  },
  busy: { zh: '网络繁忙，请刷新重试', en: 'Network busy, refresh and retry' },
  // Other HTTP errors, and what a 401 outside of the native app alerts (browsing-and-ordering, sections 6 and 8).
  server: { zh: '接口异常，请刷新重试', en: 'API error, refresh and retry' },
  broken: {
    zh: '收到的数据有误，请稍后重试',
    en: 'The answer could not be read. Try again in a moment',
  },
  'not-sent': notSentMessages,
  'signed-out': { zh: '登录已失效，请重新登录', en: 'You are signed out. Sign in again' },
  'not-signed-in': { zh: '请先登录', en: 'Sign in first' },
} satisfies Record<string, LocalizedText>;

/** The platform took the request and has not finished: neither success nor failure. */
export const processingMessage: LocalizedText = {
  zh: '仍在处理中，请稍后查询结果',
  en: 'Still being processed. Ask for the result in a moment',
};

/** For a refusal without a message, and in place of an OK response's message (client.ts). */
export const refusedMessage: LocalizedText = {
  zh: '操作未成功，请稍后重试',
  en: 'It did not work. Try again later',
};

/** The host has no such capability; a step offers the camera or a file instead. */
export const unsupportedMessage: LocalizedText = {
  zh: '当前环境不支持此功能',
  en: 'This is not available here',
};
