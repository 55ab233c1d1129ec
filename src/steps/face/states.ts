import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { unreachable } from '../unreachable.ts';
import { ofOrder } from '../of-order.ts';
import type { authoring } from './authoring.ts';
import type { schema } from './schema.ts';

const inner = {
  ready: {
    on: { 'face.started': { to: 'checking' }, 'face.cancelled': { outcome: 'cancelled' } },
  },
  checking: {
    invoke: 'check',
    on: {
      'face.captured': { to: 'verifying' },
      'face.unsupported': { to: 'camera' },
      'face.refused': { outcome: 'failed' },
      'face.camera-denied': { to: 'denied' },
      'face.unreachable': { to: 'unreachable' },
      'face.cancelled': { outcome: 'cancelled' },
    },
  },
  camera: {
    on: {
      'face.captured': { to: 'verifying' },
      'face.camera-denied': { to: 'denied' },
      'face.cancelled': { outcome: 'cancelled' },
    },
  },
  denied: {
    on: {
      'face.captured': { to: 'verifying' },
      'face.started': { to: 'checking' },
      'face.cancelled': { outcome: 'cancelled' },
    },
  },
  verifying: {
    invoke: 'verify',
    on: {
      'face.passed': { outcome: 'ok' },
      'face.refused': { outcome: 'failed' },
      'face.unreachable': { to: 'unreachable' },
      'face.cancelled': { to: 'ready' },
    },
  },
  unreachable: {
    on: { 'face.retried': { to: 'verifying' }, 'face.started': { to: 'checking' } },
  },
} as const;

interface Data {
  why: Why;
  /** A photo for the platform to judge; or the ticket of the host's own check. */
  image: string;
  ticket: unknown;
}

export type FaceKind = DefineKind<
  typeof schema,
  typeof inner,
  Data,
  never,
  typeof authoring.answers
>;

export const states = {
  initial: 'ready',
  leaves: true,
  states: inner,
  actors: { check, verify },
} satisfies StatesOf<FaceKind>;

/** The host's own check knows a living face from a picture; without one a photo has to do. */
async function check({ step, effects, signal }: InputOf<FaceKind>): Promise<EventOf<FaceKind>> {
  const request = { name: step.name, idNumber: step.idNumber };
  const response = await effects.call('bridge.face', request, { signal });
  if (response.type === 'ok') {
    return { type: 'face.captured', data: { ticket: response.result.ticket, image: undefined } };
  }
  if (response.type === 'unreachable') return { type: 'face.unsupported' };
  const events: Record<string, EventOf<FaceKind>['type']> = {
    unsupported: 'face.unsupported',
    denied: 'face.camera-denied',
    cancelled: 'face.cancelled',
  };
  const event = events[response.result.code];
  return event === undefined
    ? { type: 'face.refused', result: response.result }
    : { type: event, data: { why: undefined } };
}

async function verify({
  step,
  data,
  orderNo,
  effects,
  signal,
}: InputOf<FaceKind>): Promise<EventOf<FaceKind>> {
  const { name, idNumber, role } = step;
  const face = data.ticket === undefined ? { image: data.image } : { ticket: data.ticket };
  const request = {
    ...ofOrder(orderNo),
    name,
    idNumber,
    ...face,
    ...(role === undefined ? {} : { role }),
  };
  const response = await effects.call(step['verify-endpoint'], request, { signal });
  if (response.type === 'unreachable') return unreachable('face', response.why, false);
  const { result } = response;
  const forgotten = { image: undefined, ticket: undefined };
  if (response.type === 'ok' && result.passed === true) {
    // The contract has checked it.
    const answers = { faceToken: result.faceToken as string | undefined };
    return { type: 'face.passed', result, answers, data: forgotten };
  }
  return { type: 'face.refused', result, data: forgotten };
}
