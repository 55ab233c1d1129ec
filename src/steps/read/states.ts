import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { documentsOf, type ReadableDocument } from '../documents.ts';
import { unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

const inner = {
  loading: {
    invoke: 'load',
    on: {
      'read.loaded': { to: 'reading' },
      'read.incomplete': { to: 'incomplete' },
      'read.unreachable': { to: 'unloaded' },
      'read.refused': { outcome: 'failed' },
    },
  },
  incomplete: { on: { 'read.reloaded': { to: 'loading' } } },
  unloaded: { on: { 'read.reloaded': { to: 'loading' } } },
  reading: {
    on: {
      'read.document-read': { to: 'reading' },
      'read.done': { outcome: 'read' },
    },
  },
} as const;

interface Data {
  why: Why;
  documents: ReadableDocument[];
  /** Names of those seen to the end. */
  read: string[];
}

export type ReadKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'loading',
  states: inner,
  actors: { load },
} satisfies StatesOf<ReadKind>;

async function load({
  step,
  orderNo,
  effects,
  signal,
}: InputOf<ReadKind>): Promise<EventOf<ReadKind>> {
  const names = step.document === undefined ? step.documents : [step.document];
  const request = { orderNo, ...(names === undefined ? {} : { names: names.join(',') }) };
  const response = await effects.call(step['documents-endpoint'], request, { signal });
  if (response.type === 'unreachable') return unreachable('read', response.why, false);
  const { result } = response;
  if (response.type === 'failed') return { type: 'read.refused', result };
  const documents = documentsOf(result.documents, names);
  return documents === undefined
    ? { type: 'read.incomplete' }
    : { type: 'read.loaded', data: { documents } };
}
