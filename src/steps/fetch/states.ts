import type { DefineKind, EventOf, InputOf, ScreenOf, StatesOf } from '../../model/define-kind.ts';
import type { Why } from '../../model/never-done.ts';
import { unreachable } from '../unreachable.ts';
import { type FetchedResponses, EntryFetcher } from './fetching.ts';
import type { schema } from './schema.ts';

const inner = {
  loading: {
    invoke: 'fetch',
    on: {
      'fetch.loaded': { outcome: 'loaded' },
      'fetch.refused': { outcome: 'failed', otherwise: 'refused' },
      'fetch.unreachable': { to: 'unreachable' },
    },
  },
  refused: { on: { 'fetch.retried': { to: 'loading' } } },
  unreachable: { on: { 'fetch.retried': { to: 'loading' } } },
} as const;

interface Data {
  why: Why;
  answered: FetchedResponses;
  /** In the platform's words. */
  refusal: string;
}

export type FetchKind = DefineKind<typeof schema, typeof inner, Data>;
export type FetchProps = ScreenOf<FetchKind>;

export const states = {
  initial: 'loading',
  deferred: ['get'],
  leaves: true,
  states: inner,
  actors: { fetch: fetchEntries },
} satisfies StatesOf<FetchKind>;

/** Responses are kept for a retry; the next visit requests everything again. */
async function fetchEntries(input: InputOf<FetchKind>): Promise<EventOf<FetchKind>> {
  const loading = new EntryFetcher(input, input.data.answered ?? {});
  await loading.all();
  const { values, results, responses } = loading;
  const refused = loading.first('refused');
  if (refused) {
    const { name, msg, code } = refused;
    const result = { ...values, data: undefined, failed: name, msg, code };
    return { type: 'fetch.refused', result, data: { answered: responses, refusal: msg } };
  }
  const nobody = loading.first('unreachable');
  if (nobody) {
    const event = unreachable('fetch', nobody.why, false);
    return { ...event, data: { ...event.data, answered: responses } };
  }
  const absent = Object.fromEntries(Object.keys(results).map((name) => [name, undefined]));
  const result = { ...values, data: undefined, failed: '', msg: '', code: '' };
  return {
    type: 'fetch.loaded',
    answers: { ...absent, ...values },
    result,
    data: { answered: {} },
  };
}
