import { hasOutcome, type Step } from '../model/definition.ts';
import { neverDone, type Why } from '../model/never-done.ts';
import type { LocalizedText } from '../model/step-kind.ts';

/**
 * The event of an actor without a response. `unsure`: it may have been done; never shown as a failure, and Back stays
 * refused.
 */
export function unreachable<Kind extends string, Unsure extends boolean | undefined>(
  kind: Kind,
  why: Why,
  mayBeDone: Unsure,
) {
  type Ending = 'unreachable' | (Unsure extends true ? 'unsure' : never);
  const ending = mayBeDone === true && !neverDone(why) ? 'unsure' : 'unreachable';
  return { type: `${kind}.${ending}` as `${Kind}.${Ending}`, data: { why } };
}

/** What a step's data keeps of it. */
export interface FailureData {
  readonly why?: unknown;
}

/** A write; or what the host does, where the flow asks how that ended. */
export function mayBeDone(step: Pick<Step, 'once' | 'exits'>): boolean {
  return step.once === true || hasOutcome(step, 'unsure');
}

/** Whether the way on is to sign in. */
export function wantsSignIn(data: FailureData): boolean {
  return data.why === 'signed-out' || data.why === 'not-signed-in';
}

/** The reason in a step's data; unknown values count as a server error. */
export function whyOf(data: FailureData): Why {
  return typeof data.why === 'string' && Object.hasOwn(whatHappened, data.why)
    ? (data.why as Why)
    : 'server';
}

export const whatHappened: Record<Why, { title: LocalizedText; text: LocalizedText }> = {
  offline: {
    title: { zh: '网络连接不上', en: 'No connection' },
    text: {
      zh: '请检查手机网络，连上后会自动继续。已填写的内容都在。',
      en: 'Check your network. It goes on by itself once you are connected. What you filled in is kept.',
    },
  },
  timeout: {
    title: { zh: '等待时间过长', en: 'No answer yet' },
    text: {
      zh: '网络较慢，没有等到回复，请再试一次。已填写的内容都在。',
      en: 'The network is slow and no answer came. Try again. What you filled in is kept.',
    },
  },
  busy: {
    title: { zh: '系统繁忙', en: 'The system is busy' },
    text: {
      zh: '操作太频繁，或现在办理的人较多。请过一分钟再试，已填写的内容都在。',
      en: 'This was asked for too often, or many people are using it right now. Wait a minute and try again. What you filled in is kept.',
    },
  },
  server: {
    title: { zh: '系统出了点问题', en: 'Something is wrong on our side' },
    text: {
      zh: '问题在我们这边，请稍后再试。已填写的内容都在。',
      en: 'It is not your phone. Try again in a while. What you filled in is kept.',
    },
  },
  broken: {
    title: { zh: '收到的回复无法识别', en: 'We could not read the answer' },
    text: {
      zh: '问题在我们这边，请稍后再试。已填写的内容都在。',
      en: 'It is not your phone. Try again in a while. What you filled in is kept.',
    },
  },
  'not-sent': {
    title: { zh: '信息有误，未能提交', en: 'Something in it is wrong' },
    text: {
      zh: '这次没有提交，请返回检查填写的内容。已填写的内容都在。',
      en: 'It was not sent. Go back and check what you filled in; it is kept.',
    },
  },
  'signed-out': {
    title: { zh: '登录已过期', en: 'You have been signed out' },
    text: {
      zh: '请重新登录后再试。已填写的内容都在。',
      en: 'Sign in again, then try again. What you filled in is kept.',
    },
  },
  'not-signed-in': {
    title: { zh: '请先登录', en: 'Sign in first' },
    text: {
      zh: '登录后会回到这里继续。已填写的内容都在。',
      en: 'You come back here once you have signed in. What you filled in is kept.',
    },
  },
};

/** For a write without a response: neither done nor failed. */
export const unsureText: LocalizedText = {
  zh: '暂时无法确认是否已经提交。再试一次会先核对结果，不会重复办理。',
  en: 'We cannot tell yet whether it arrived. Trying again asks for the result first; nothing is done twice.',
};

export const actions = {
  again: { zh: '再试一次', en: 'Try again' },
  back: { zh: '返回上一步', en: 'Back' },
  signIn: { zh: '登录', en: 'Sign in' },
} satisfies Record<string, LocalizedText>;
