import type { DefineKind, EventOf, InputOf, ScreenOf, StatesOf } from '../../model/define-kind.ts';
import { listOf, fetchLists, type Lists, listsIn, type Trouble } from '../lists.ts';
import { accepts } from './checks/accepts.ts';
import { type FieldSettings, filesIn, isUploaded } from './field.ts';
import { listsOfCode } from './region-of-code.ts';
import type { RefusedAnswer } from './refused.ts';
import { ofOrder } from '../of-order.ts';
import type { schema } from './schema.ts';
import { takePhoto } from '../host-camera.ts';
import { isNative } from '../native.ts';

/**
 * A change must not restart a running actor, so it is only accepted where none runs; the screen holds it until then.
 */
function editable<Name extends string>(name: Name) {
  return {
    on: {
      'form.changed': { to: name },
      'form.list-requested': { to: 'loading' },
      'form.retried': { to: 'loading' },
      'form.photo-requested': { to: 'taking' },
      'form.photo-chosen': { to: 'uploading' },
      'form.submitted': { outcome: 'submitted' },
    },
  } as const;
}

const inner = {
  loading: {
    invoke: 'loadLists',
    on: { 'form.ready': { to: 'editing' }, 'form.unreachable': { to: 'unreachable' } },
  },
  editing: editable('editing'),
  unreachable: editable('unreachable'),
  taking: {
    invoke: 'take',
    on: { 'form.photo-taken': { to: 'editing' }, 'form.camera-closed': { to: 'editing' } },
  },
  uploading: {
    invoke: 'upload',
    on: {
      'form.photo-sent': { to: 'editing' },
      'form.photo-failed': { to: 'editing' },
      'form.photo-cancelled': { to: 'editing' },
    },
  },
} as const;

interface Data {
  lists: Lists;
  trouble: Trouble;
  requestedLists: string[];
  hostCamera: boolean;
  cameraRefused: 'denied' | 'failed';
  /** The field whose photo the host's camera takes. */
  taking: string;
  taken: { field: string; photo: File };
  upload: UploadRequest;
  photoTroubles: Record<string, Trouble>;
  /** Shown as long as this phone has them; never saved. */
  sentFiles: Record<string, File>;
  /** The platform's messages about submitted answers (an exit's `at`). */
  refused: Record<string, RefusedAnswer>;
}

export type FormProps = ScreenOf<FormKind>;
export type FormKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'loading',
  states: inner,
  questions: 'fields',
  accepts,
  actors: { loadLists, take, upload },
} satisfies StatesOf<FormKind>;

/** Loads the lists the form needs and those opened, as far as they are missing. */
async function loadLists(input: InputOf<FormKind>): Promise<EventOf<FormKind>> {
  const { step, data, effects, signal } = input;
  const names = [...neededLists(step.fields), ...(data.requestedLists ?? [])];
  const suggested = Object.values(step.fields).flatMap((field) => listsOfSuggestion(field));
  const [{ lists: needed, trouble }, hinted, hostCamera] = await Promise.all([
    fetchLists(names, listsIn(data), effects, signal),
    // A form works without its suggestions.
    fetchLists(suggested, listsIn(data), effects, signal),
    hasHostCamera(input),
  ]);
  const lists = { ...hinted.lists, ...needed };
  return trouble === undefined
    ? { type: 'form.ready', data: { lists, trouble, hostCamera, requestedLists: [] } }
    : { type: 'form.unreachable', data: { lists, trouble, hostCamera } };
}

/** Checked before a photo is requested: a browser opens its camera only within the tap. */
async function hasHostCamera(input: InputOf<FormKind>): Promise<boolean | undefined> {
  const { step, data } = input;
  const hasUploads = Object.values(step.fields).some(isUploaded);
  return data.hostCamera ?? (hasUploads ? isNative(input) : undefined);
}

/** The lists a form cannot be filled in without. Regions and industries are loaded when opened. */
function neededLists(fields: Record<string, FieldSettings>): string[] {
  return Object.values(fields).flatMap((field) => listOf(field.options) ?? []);
}

function listsOfSuggestion({ type, suggest }: FieldSettings): string[] {
  return type === 'region' ? listsOfCode(suggest?.value) : [];
}

/** A camera that was denied once is not tried again: the browser's takes its place. */
async function take(input: InputOf<FormKind>): Promise<EventOf<FormKind>> {
  const field = input.data.taking ?? '';
  const facing = input.step.fields[field]?.camera ?? 'back';
  const taken = await takePhoto(input, facing);
  if ('photo' in taken) return { type: 'form.photo-taken', data: { taken: { field, ...taken } } };
  return taken.refused === 'cancelled'
    ? { type: 'form.camera-closed' }
    : { type: 'form.camera-closed', data: { hostCamera: false, cameraRefused: taken.refused } };
}

export interface UploadRequest {
  field: string;
  file: File;
  /** One of several that make up the answer. */
  several?: true;
}

/** The answer of a photo field is the id of the sent file, that of files a list of them. */
async function upload(input: InputOf<FormKind>): Promise<EventOf<FormKind>> {
  const { step, answers, data, orderNo, effects, signal } = input;
  if (data.upload === undefined) throw new Error('Bug: form.upload has nothing to send.');
  const { field, file } = data.upload;
  const response = await effects.call(
    'file.upload',
    { file, ...ofOrder(orderNo), purpose: field },
    { signal },
  );
  const troubles = { ...data.photoTroubles };
  if (response.type !== 'ok') {
    troubles[field] = response.type === 'failed' ? response.result.msg : response.words;
    return { type: 'form.photo-failed', data: { photoTroubles: troubles } };
  }
  const { [field]: _, ...others } = troubles;
  const { id } = response.result;
  const several = step.fields[field]?.type === 'files';
  return {
    type: 'form.photo-sent',
    answers: { [field]: several ? [...filesIn(answers[field]), id] : id },
    data: {
      upload: undefined,
      photoTroubles: others,
      ...(several && { sentFiles: { ...data.sentFiles, [id]: file } }),
    },
  };
}
