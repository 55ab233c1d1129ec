import type { InnerState, KindStates, StepEvent, WorkInput } from '../contract.ts';
import { listOf, fetchLists, listsIn, type Trouble } from '../lists.ts';
import { accepts } from './accepts.ts';
import type { FieldSettings } from './field.ts';
import { ofOrder } from '../of-order.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

/** A change restarts no work, so it is only heard where none is going on; the screen holds it until then. */
function editable(name: string): InnerState {
  return {
    on: {
      'form.changed': { to: name },
      'form.list-wanted': { to: 'loading' },
      'form.retried': { to: 'loading' },
      'form.photo-chosen': { to: 'uploading' },
      'form.submitted': { outcome: 'submitted' },
    },
  };
}

export const states: KindStates<Settings> = {
  initial: 'loading',
  states: {
    loading: {
      work: 'loadLists',
      on: { 'form.ready': { to: 'editing' }, 'form.unreachable': { to: 'unreachable' } },
    },
    editing: editable('editing'),
    unreachable: editable('unreachable'),
    uploading: {
      work: 'upload',
      on: { 'form.photo-sent': { to: 'editing' }, 'form.photo-failed': { to: 'editing' } },
    },
  },
  questions: 'fields',
  accepts,
  work: { loadLists, upload },
};

/** Fetches the lists the form needs and those somebody opened, as far as they are not there yet. */
async function loadLists({ step, data, effects, signal }: WorkInput<Settings>): Promise<StepEvent> {
  const names = [...neededLists(step.fields), ...((data.wanted ?? []) as string[])];
  const { lists, trouble } = await fetchLists(names, listsIn(data), effects, signal);
  return trouble === undefined
    ? { type: 'form.ready', data: { lists, trouble, wanted: [] } }
    : { type: 'form.unreachable', data: { lists, trouble } };
}

/** The lists a form cannot be filled in without. Those of regions and industries wait until somebody opens them. */
function neededLists(fields: Record<string, FieldSettings>): string[] {
  return Object.values(fields).flatMap((field) => listOf(field.options) ?? []);
}

export interface Upload {
  field: string;
  file: File;
}

/** The answer of a photo field is the id of the sent file. */
async function upload({ data, orderNo, effects, signal }: WorkInput<Settings>): Promise<StepEvent> {
  const { field, file } = data.upload as Upload; // put there by form.photo-chosen
  const answer = await effects.call(
    'file.upload',
    { file, ...ofOrder(orderNo), purpose: field },
    { signal },
  );
  const troubles = { ...(data.photoTroubles as Record<string, Trouble> | undefined) };
  if (answer.type !== 'ok') {
    troubles[field] = answer.type === 'failed' ? answer.result.msg : answer.words;
    return { type: 'form.photo-failed', data: { photoTroubles: troubles } };
  }
  const { [field]: _, ...others } = troubles;
  return {
    type: 'form.photo-sent',
    answers: { [field]: answer.result.id },
    data: { upload: undefined, photoTroubles: others },
  };
}
