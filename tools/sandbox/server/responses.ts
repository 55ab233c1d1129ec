import type { Lang } from '../platform/lang.ts';
import { legacyCodes, okCode, processingCode } from '../../../src/api/codes.ts';
import type { Refusal, SentFile } from '../platform/handler.ts';

/** What goes over the wire: an HTTP status and a body. */
export interface ApiResponse {
  status: number;
  body: { code?: string; msg?: string; data?: unknown };
  /** Sent instead of the body. */
  file?: SentFile;
}

/** What platforms say beside everything that went well; nobody should be shown it. */
const okMessage = '操作成功';

export function okResponse(data: unknown): ApiResponse {
  return {
    status: 200,
    body: { code: okCode, msg: okMessage, ...(data !== undefined && { data }) },
  };
}

export function refusedResponse(refusal: Refusal, lang: Lang): ApiResponse {
  return { status: 200, body: { code: refusal.code, msg: refusal.words[lang] } };
}

/** A request the contract does not allow: a bug of the client. */
export function malformedResponse(lang: Lang, issues: unknown): ApiResponse {
  const msg = lang === 'zh' ? '请求参数有误' : 'The request does not fit the contract';
  return { status: 400, body: { code: 'MALFORMED', msg, data: issues } };
}

export function signedOutResponse(lang: Lang): ApiResponse {
  const msg = lang === 'zh' ? '登录已失效，请重新登录' : 'You are signed out. Sign in again';
  return { status: 401, body: { code: '401', msg } };
}

/** The same for the legacy client. */
export function legacySignedOutResponse(lang: Lang): ApiResponse {
  return {
    status: 200,
    body: { code: legacyCodes.signedOut, msg: signedOutResponse(lang).body.msg ?? '' },
  };
}

export function tooLargeResponse(lang: Lang): ApiResponse {
  const msg =
    lang === 'zh' ? '文件过大，请压缩后重试' : 'The file is too large. Compress it and try again';
  return { status: 413, body: { code: '413', msg } };
}

export function serverErrorResponse(lang: Lang, status = 500): ApiResponse {
  const msg = lang === 'zh' ? '系统异常，请稍后重试' : 'Something went wrong here. Try again later';
  return { status, body: { code: String(status), msg } };
}

/** "Not finished yet, ask again with the same requestId." */
export function processingResponse(lang: Lang): ApiResponse {
  return {
    status: 200,
    body: { code: processingCode, msg: lang === 'zh' ? '处理中' : 'Processing' },
  };
}

/** Neither code nor message: what the specification calls busy. */
export const busyResponse: ApiResponse = { status: 200, body: {} };
