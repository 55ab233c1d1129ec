import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { documentsOf, type ReadableDocument, fingerprintOf } from '../documents.ts';
import { unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

const inner = {
  loading: {
    invoke: 'load',
    on: {
      'sign.loaded': { to: 'reading' },
      'sign.incomplete': { to: 'incomplete' },
      'sign.unreachable': { to: 'unloaded' },
      'sign.refused': { outcome: 'failed' },
      'sign.done': { outcome: 'signed' },
      'sign.already-signed': { outcome: 'already-signed' },
    },
  },
  incomplete: { on: { 'sign.reloaded': { to: 'loading' } } },
  unloaded: { on: { 'sign.reloaded': { to: 'loading' } } },
  reading: {
    on: {
      'sign.document-read': { to: 'reading' },
      'sign.agreed': { to: 'signing' },
      'sign.signed': { to: 'submitting' },
    },
  },
  signing: {
    on: { 'sign.signed': { to: 'submitting' }, 'sign.document-reopened': { to: 'reading' } },
  },
  submitting: {
    invoke: 'submit',
    locked: true,
    on: {
      'sign.done': { outcome: 'signed' },
      'sign.already-signed': { outcome: 'already-signed' },
      'sign.refused': { outcome: 'failed' },
      'sign.unreachable': { to: 'unsubmitted' },
      'sign.unsure': { to: 'unsure' },
    },
  },
  unsubmitted: { on: { 'sign.retried': { to: 'submitting' } } },
  unsure: { locked: true, on: { 'sign.retried': { to: 'submitting' } } },
} as const;

interface Data {
  why: Why;
  documents: ReadableDocument[];
  read: string[];
  signature: string;
  /** Other documents were signed before the app was closed. */
  isOther: boolean;
}

export type SignKind = DefineKind<typeof schema, typeof inner, Data, 'submitted' | 'documents'>;

export const states = {
  initial: 'loading',
  states: inner,
  actors: { load, submit },
} satisfies StatesOf<SignKind>;

async function load({
  step,
  deadlines,
  orderNo,
  effects,
  signal,
}: InputOf<SignKind>): Promise<EventOf<SignKind>> {
  const names = step.document === undefined ? step.documents : [step.document];
  const request = {
    orderNo,
    ...signTypeOf(step),
    ...(names === undefined ? {} : { names: names.join(',') }),
  };
  const response = await effects.call(step['documents-endpoint'], request, { signal });
  if (response.type === 'unreachable') return unreachable('sign', response.why, false);
  const { result } = response;
  if (response.type === 'failed') return refused(response.result);
  if (result.signed === true) {
    // Killed while submitting, this visit signed them: that is no surprise to the customer.
    return { type: deadlines.submitted ? 'sign.done' : 'sign.already-signed', result };
  }
  const documents = documentsOf(result.documents, names);
  if (documents === undefined) return { type: 'sign.incomplete' };
  // A signature from before the app was closed does not cover other documents.
  const isOther =
    deadlines.documents !== undefined && deadlines.documents !== fingerprintOf(documents);
  return { type: 'sign.loaded', data: { documents, isOther } };
}

async function submit(input: InputOf<SignKind>): Promise<EventOf<SignKind>> {
  const { step, data, orderNo, effects, signal, requestId } = input;
  const documents = data.documents ?? [];
  const role = step.role === undefined ? {} : { role: step.role };
  const request = {
    orderNo,
    ...signTypeOf(step),
    ...role,
    ...step.send,
    documents: documents.map((document) => document.name),
    signature: data.signature ?? '',
  };
  const id = data.isOther === true && requestId !== undefined ? effects.newId() : requestId;
  const options = id === undefined ? { signal } : { signal, requestId: id };
  const response = await effects.call(step.endpoint, request, options);
  if (response.type === 'unreachable') {
    const event = unreachable('sign', response.why, step.once);
    return { ...event, data: { ...event.data, isOther: false } };
  }
  const forgotten = { signature: undefined };
  const { result } = response;
  if (response.type === 'failed') return { ...refused(response.result), data: forgotten };
  return { type: 'sign.done', result, data: forgotten };
}

/** The platform's message "order already signed, refresh page" has a code of its own. */
export const alreadySignedCode = 'ALREADY_SIGNED';

function refused(result: Record<string, unknown> & { code: string }): EventOf<SignKind> {
  const type = result.code === alreadySignedCode ? 'sign.already-signed' : 'sign.refused';
  return { type, result };
}

function signTypeOf(step: InputOf<SignKind>['step']) {
  return step['sign-type'] === undefined ? {} : { signType: step['sign-type'] };
}
