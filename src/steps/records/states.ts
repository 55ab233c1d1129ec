import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import type { Trouble } from '../lists.ts';
import { unreachable } from '../unreachable.ts';
import { type ListedRecord, recordsIn } from './records.ts';
import type { schema } from './schema.ts';

const inner = {
  loading: {
    invoke: 'load',
    on: {
      'records.loaded': { to: 'shown' },
      'records.refused': { to: 'refused' },
      'records.unreachable': { to: 'unloaded' },
    },
  },
  shown: {
    on: {
      'records.chosen': { outcome: 'chosen' },
      'records.closed': { outcome: 'closed' },
      'records.reloaded': { to: 'loading' },
      'records.more-requested': { to: 'continuing' },
    },
  },
  continuing: {
    invoke: 'continue',
    on: {
      'records.loaded': { to: 'shown' },
      'records.chosen': { outcome: 'chosen' },
      'records.closed': { outcome: 'closed' },
    },
  },
  refused: {
    on: {
      'records.reloaded': { to: 'loading' },
      'records.abandoned': { outcome: 'failed' },
    },
  },
  unloaded: { on: { 'records.reloaded': { to: 'loading' } } },
} as const;

interface Data {
  why: Why;
  records: ListedRecord[];
  pages: number;
  /** There is another page. */
  more: boolean;
  trouble: Trouble;
  refusal: string;
}

export type RecordsKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'loading',
  deferred: ['items', 'headline', 'lines', 'status', 'choose-when', 'pick', 'more'],
  states: inner,
  actors: { load, continue: loadMore },
} satisfies StatesOf<RecordsKind>;

async function load(input: InputOf<RecordsKind>): Promise<EventOf<RecordsKind>> {
  const response = await fetchPage(input, 1);
  if (response.type === 'unreachable') return unreachable('records', response.why, false);
  const { result } = response;
  if (response.type === 'failed')
    return { type: 'records.refused', result, data: { refusal: response.result.msg } };
  const records = recordsIn(input, result);
  if (records === undefined) return unreachable('records', 'broken', false);
  const data = { records, pages: 1, more: isMore(input, result), trouble: undefined };
  return { type: 'records.loaded', result, data };
}

/** The shown records stay when the next page fails to load. */
async function loadMore(input: InputOf<RecordsKind>): Promise<EventOf<RecordsKind>> {
  const pages = (input.data.pages ?? 1) + 1;
  const response = await fetchPage(input, pages);
  const without = (trouble: Trouble): EventOf<RecordsKind> => ({
    type: 'records.loaded',
    data: { trouble },
  });
  if (response.type === 'unreachable') return without(response.words);
  if (response.type === 'failed') return without(response.result.msg);
  const { result } = response;
  const records = [...(input.data.records ?? []), ...(recordsIn(input, result) ?? [])];
  const data = { records, pages, more: isMore(input, result), trouble: undefined };
  return { type: 'records.loaded', result, data };
}

function fetchPage({ step, effects, signal }: InputOf<RecordsKind>, page: number) {
  const field = step['page-field'];
  const paging = field === undefined ? {} : { [field]: String(page) };
  return effects.call(step.endpoint, { ...step.send, ...paging }, { signal });
}

function isMore(
  { step, evaluate }: InputOf<RecordsKind>,
  result: Record<string, unknown>,
): boolean {
  return step.more !== undefined && evaluate(step.more, result) === true;
}
