import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { unreachable } from '../unreachable.ts';
import { ofOrder } from '../of-order.ts';
import type { authoring } from './authoring.ts';
import type { schema } from './schema.ts';

const inner = {
  arriving: {
    invoke: 'look',
    on: { 'sms-code.needed': { to: 'sending' }, 'sms-code.already-sent': { to: 'entering' } },
  },
  sending: {
    invoke: 'send',
    on: {
      'sms-code.sent': { to: 'entering' },
      'sms-code.refused': { to: 'unsent' },
      'sms-code.unreachable': { to: 'unsent' },
    },
  },
  unsent: {
    on: { 'sms-code.requested': { to: 'sending' }, 'sms-code.changed': { to: 'entering' } },
  },
  entering: {
    on: { 'sms-code.entered': { to: 'verifying' }, 'sms-code.requested': { to: 'sending' } },
  },
  verifying: {
    invoke: 'verify',
    on: {
      'sms-code.verified': { outcome: 'ok' },
      'sms-code.rejected': { outcome: 'failed' },
      'sms-code.unreachable': { to: 'unreachable' },
    },
  },
  unreachable: {
    on: { 'sms-code.retried': { to: 'verifying' }, 'sms-code.changed': { to: 'entering' } },
  },
} as const;

interface Data {
  why: Why;
  sendId: string;
  sentTo: string;
  /** Epoch ms. */
  resendAt: number;
  /** The platform's message about the last code. */
  problem: string;
  problemIsNew: boolean;
}

export type SmsCodeKind = DefineKind<
  typeof schema,
  typeof inner,
  Data,
  'resend' | 'forget',
  typeof authoring.answers
>;

export const states = {
  initial: 'arriving',
  states: inner,
  actors: { look: checkLastCode, send, verify },
} satisfies StatesOf<SmsCodeKind>;

/** Default seconds until another code may be requested. */
const resendAfter = 60;
/** Milliseconds a code is valid: returning sooner sends no second one. */
const codeTtl = 5 * 60_000;

async function checkLastCode({
  step,
  data,
  deadlines,
  effects,
}: InputOf<SmsCodeKind>): Promise<EventOf<SmsCodeKind>> {
  const left = (deadlines.forget ?? 0) - effects.now();
  const samePhone = data.sentTo === undefined || data.sentTo === step.phone;
  // More left than possible: the phone's clock was set back.
  if (left <= 0 || left > codeTtl || !samePhone) return { type: 'sms-code.needed' };
  // Shown when re-entered right after a wrong code; on a later visit it is stale.
  const problem = data.problemIsNew === true ? data.problem : undefined;
  const shown = { resendAt: deadlines.resend, problem, problemIsNew: undefined };
  return { type: 'sms-code.already-sent', data: shown };
}

async function send({
  step,
  data,
  orderNo,
  effects,
  signal,
}: InputOf<SmsCodeKind>): Promise<EventOf<SmsCodeKind>> {
  // Each requested code is one intent: a retry without a response sends no second one.
  const requestId = data.sendId ?? effects.newId();
  const { phone } = step;
  const request = { phone, ...ofOrder(orderNo), ...sceneOf(step) };
  const response = await effects.call(step['send-endpoint'], request, { signal, requestId });
  if (response.type === 'unreachable') {
    const event = unreachable('sms-code', response.why, false);
    return { ...event, data: { ...event.data, sendId: requestId, problem: undefined } };
  }
  const settled = { sendId: undefined, why: undefined };
  if (response.type === 'failed') {
    return { type: 'sms-code.refused', data: { ...settled, problem: response.result.msg } };
  }
  const seconds = Number(response.result.resendAfter);
  const now = effects.now();
  const resend = now + (Number.isFinite(seconds) && seconds > 0 ? seconds : resendAfter) * 1000;
  return {
    type: 'sms-code.sent',
    deadlines: { resend, forget: now + codeTtl },
    data: { ...settled, sentTo: phone, resendAt: resend, problem: undefined },
  };
}

async function verify({
  step,
  answers,
  orderNo,
  effects,
  signal,
}: InputOf<SmsCodeKind>): Promise<EventOf<SmsCodeKind>> {
  const { phone, agreed } = step;
  const request = {
    phone,
    code: answers.code,
    ...ofOrder(orderNo),
    ...sceneOf(step),
    ...(agreed === undefined ? {} : { agreed }),
  };
  const response = await effects.call(step['verify-endpoint'], request, { signal });
  if (response.type === 'unreachable') return unreachable('sms-code', response.why, false);
  const { result } = response;
  if (response.type === 'failed') {
    return {
      type: 'sms-code.rejected',
      result,
      data: { problem: response.result.msg, problemIsNew: true },
    };
  }
  // A code is valid once: returning here requests another.
  return {
    type: 'sms-code.verified',
    result,
    // The contract has checked it.
    answers: { smsToken: result.smsToken as string | undefined },
    deadlines: { forget: 0 },
  };
}

function sceneOf({ scene }: InputOf<SmsCodeKind>['step']) {
  return scene === undefined ? {} : { scene };
}
