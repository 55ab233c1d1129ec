import type { Lang } from '../platform/lang.ts';
import { legacyCodes, okCode, processingCode } from '../../../src/api/codes.ts';
import type { Refusal, SentFile } from '../platform/handler.ts';

/** What goes over the wire: an HTTP status and a body. */
export interface Answer {
  status: number;
  body: { code?: string; msg?: string; data?: unknown };
  /** Sent instead of the body. */
  file?: SentFile;
}

/** What platforms say beside everything that went well; nobody should be shown it. */
const okMessage = '操作成功';

export function okAnswer(data: unknown): Answer {
  return {
    status: 200,
    body: { code: okCode, msg: okMessage, ...(data !== undefined && { data }) },
  };
}

export function refusedAnswer(refusal: Refusal, lang: Lang): Answer {
  return { status: 200, body: { code: refusal.code, msg: refusal.words[lang] } };
}

/** A request the contract does not allow: a bug of whoever sent it. */
export function malformedAnswer(lang: Lang, issues: unknown): Answer {
  const msg = lang === 'zh' ? '请求参数有误' : 'The request does not fit the contract';
  return { status: 400, body: { code: 'MALFORMED', msg, data: issues } };
}

export function signedOutAnswer(lang: Lang): Answer {
  const msg = lang === 'zh' ? '登录已失效，请重新登录' : 'You are signed out. Sign in again';
  return { status: 401, body: { code: '401', msg } };
}

/** How the legacy client is told the same. */
export function legacySignedOutAnswer(lang: Lang): Answer {
  return {
    status: 200,
    body: { code: legacyCodes.signedOut, msg: signedOutAnswer(lang).body.msg ?? '' },
  };
}

export function tooLargeAnswer(lang: Lang): Answer {
  const msg =
    lang === 'zh' ? '文件过大，请压缩后重试' : 'The file is too large. Compress it and try again';
  return { status: 413, body: { code: '413', msg } };
}

export function brokenServerAnswer(lang: Lang, status = 500): Answer {
  const msg = lang === 'zh' ? '系统异常，请稍后重试' : 'Something went wrong here. Try again later';
  return { status, body: { code: String(status), msg } };
}

/** "Not finished yet, ask again with the same requestId." */
export function processingAnswer(lang: Lang): Answer {
  return {
    status: 200,
    body: { code: processingCode, msg: lang === 'zh' ? '处理中' : 'Processing' },
  };
}

/** Neither code nor message: what the specification calls busy. */
export const busyAnswer: Answer = { status: 200, body: {} };
