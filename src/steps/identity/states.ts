import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, ScreenOf, StatesOf } from '../../model/define-kind.ts';
import { takePhoto } from '../host-camera.ts';
import { isNative } from '../native.ts';
import { fileOfPicture } from '../picture.ts';
import { unreachable } from '../unreachable.ts';
import { readingOf } from './reading.ts';
import { ofOrder } from '../of-order.ts';
import type { authoring } from './authoring.ts';
import type { schema } from './schema.ts';

export type Side = 'front' | 'back';

const inner = {
  preparing: { invoke: 'prepare', on: { 'identity.prepared': { to: 'editing' } } },
  editing: {
    on: {
      'identity.changed': { to: 'editing' },
      'identity.scan-requested': { to: 'scanning' },
      'identity.photo-requested': { to: 'photographing' },
      'identity.photo-chosen': { to: 'uploading' },
      'identity.confirmed': { outcome: 'confirmed' },
    },
  },
  scanning: {
    invoke: 'scan',
    on: {
      'identity.scanned': { to: 'uploading' },
      'identity.scan-refused': { to: 'editing' },
      'identity.cancelled': { to: 'editing' },
    },
  },
  photographing: {
    invoke: 'photograph',
    on: {
      'identity.photo-taken': { to: 'editing' },
      'identity.cancelled': { to: 'editing' },
    },
  },
  uploading: {
    invoke: 'upload',
    on: {
      'identity.uploaded': { to: 'reading' },
      'identity.refused': { outcome: 'failed' },
      'identity.unreachable': { to: 'not-uploaded' },
      'identity.cancelled': { to: 'editing' },
    },
  },
  reading: {
    invoke: 'read',
    on: {
      'identity.read': { to: 'editing' },
      'identity.refused': { outcome: 'failed' },
      'identity.unreachable': { to: 'not-read' },
      'identity.cancelled': { to: 'editing' },
    },
  },
  'not-uploaded': {
    on: { 'identity.retried': { to: 'uploading' }, 'identity.cancelled': { to: 'editing' } },
  },
  'not-read': {
    on: { 'identity.retried': { to: 'reading' }, 'identity.cancelled': { to: 'editing' } },
  },
} as const;

interface Data {
  why: Why;
  native: boolean;
  hostCamera: boolean;
  side: Side;
  frontPhoto: File;
  backPhoto: File;
  taken: { side: Side; photo: File };
  /** Codes of the host. */
  scanRefused: string;
  cameraRefused: string;
}

export type IdentityProps = ScreenOf<IdentityKind>;
export type IdentityKind = DefineKind<
  typeof schema,
  typeof inner,
  Data,
  never,
  typeof authoring.answers
>;

export const states = {
  initial: 'preparing',
  states: inner,
  actors: { prepare, scan, photograph, upload, read },
} satisfies StatesOf<IdentityKind>;

async function prepare(input: InputOf<IdentityKind>): Promise<EventOf<IdentityKind>> {
  const native = await isNative(input);
  return { type: 'identity.prepared', data: { native, hostCamera: native } };
}

async function scan({
  data,
  effects,
  signal,
}: InputOf<IdentityKind>): Promise<EventOf<IdentityKind>> {
  const response = await effects.call('bridge.scan-id-card', { side: sideOf(data) }, { signal });
  if (response.type === 'ok') {
    const photo = fileOfPicture(response.result.image, `${sideOf(data)}.jpg`);
    if (photo !== undefined) {
      return { type: 'identity.scanned', data: photoData(sideOf(data), photo) };
    }
  }
  const code = response.type === 'failed' ? response.result.code : 'broken';
  if (code === 'cancelled') return { type: 'identity.cancelled' };
  // From now on the ordinary camera is used.
  return { type: 'identity.scan-refused', data: { native: false, scanRefused: code } };
}

/** The customer sees the photo before it is uploaded. A camera that was denied once is not tried again. */
async function photograph(input: InputOf<IdentityKind>): Promise<EventOf<IdentityKind>> {
  const taken = await takePhoto(input, 'back');
  if ('photo' in taken) {
    return {
      type: 'identity.photo-taken',
      data: { taken: { side: sideOf(input.data), ...taken } },
    };
  }
  return taken.refused === 'cancelled'
    ? { type: 'identity.cancelled' }
    : {
        type: 'identity.cancelled',
        data: { hostCamera: false, cameraRefused: taken.refused },
      };
}

async function upload({
  data,
  orderNo,
  effects,
  signal,
}: InputOf<IdentityKind>): Promise<EventOf<IdentityKind>> {
  const side = sideOf(data);
  const file = data[photoOf(side)];
  if (!file) throw new Error('Bug: identity.upload has nothing to send.');
  const request = { file, ...ofOrder(orderNo), purpose: `id-card-${side}` };
  const response = await effects.call('file.upload', request, { signal });
  if (response.type === 'unreachable') return unreachable('identity', response.why, false);
  const { result } = response;
  if (response.type === 'failed') {
    return { type: 'identity.refused', result, data: photoData(side, undefined) };
  }
  return { type: 'identity.uploaded', answers: { [answerOf(side)]: result.id } };
}

async function read({
  step,
  answers,
  data,
  orderNo,
  effects,
  signal,
}: InputOf<IdentityKind>): Promise<EventOf<IdentityKind>> {
  const side = sideOf(data);
  const role = step.role === undefined ? {} : { role: step.role };
  const request = { fileId: answers[answerOf(side)], side, ...ofOrder(orderNo), ...role };
  const response = await effects.call(step['read-endpoint'], request, { signal });
  if (response.type === 'unreachable') return unreachable('identity', response.why, false);
  const { result } = response;
  const settled = { side: undefined };
  if (response.type === 'failed') return { type: 'identity.refused', result, data: settled };
  return { type: 'identity.read', answers: readingOf(side, result), data: settled };
}

export function answerOf(side: Side): 'idFront' | 'idBack' {
  return side === 'front' ? 'idFront' : 'idBack';
}

/** Under which name a side's photo is kept, for its preview and for another try. */
export function photoOf(side: Side): 'frontPhoto' | 'backPhoto' {
  return side === 'front' ? 'frontPhoto' : 'backPhoto';
}

export function photoData(side: Side, photo: File | undefined) {
  return side === 'front' ? { frontPhoto: photo } : { backPhoto: photo };
}

function sideOf({ side = 'front' }: InputOf<IdentityKind>['data']): Side {
  return side;
}
