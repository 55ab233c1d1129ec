import { allowedTarget } from '../../model/link-target.ts';
import { callUntil } from '../calling.ts';
import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { mayBeDone, unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

const inner = {
  fetching: {
    invoke: 'fetch',
    locked: 'once',
    on: {
      'link.fetched': { to: 'announcing' },
      'link.failed': { outcome: 'failed' },
      'link.refused': { to: 'refused' },
      'link.unreachable': { to: 'unreachable' },
      'link.unsure': { outcome: 'unsure', otherwise: 'unsure' },
    },
  },
  announcing: { invoke: 'announce', on: { 'link.announced': { to: 'opening' } } },
  opening: {
    invoke: 'open',
    on: {
      'link.returned': { outcome: 'returned' },
      'link.left': { to: 'leaving' },
      'link.refused': { to: 'refused' },
      'link.blocked': { to: 'blocked' },
    },
  },
  leaving: {
    on: { 'link.returned': { outcome: 'returned' }, 'link.reopened': { to: 'fetching' } },
  },
  away: {
    invoke: 'resume',
    on: { 'link.returned': { outcome: 'returned' }, 'link.unopened': { to: 'fetching' } },
  },
  blocked: {
    on: { 'link.tapped': { to: 'opening' }, 'link.returned': { outcome: 'returned' } },
  },
  refused: { on: { 'link.reopened': { to: 'fetching' } } },
  unreachable: { on: { 'link.reopened': { to: 'fetching' } } },
  unsure: { locked: true, on: { 'link.reopened': { to: 'fetching' } } },
} as const;

interface Data {
  why: Why;
  url: string;
}

export type LinkKind = DefineKind<typeof schema, typeof inner, Data, 'opens' | 'opened'>;

export const states = {
  initial: 'fetching',
  resume: 'away',
  deferred: ['url'],
  leaves: true,
  states: inner,
  actors: { fetch, announce, open, resume },
} satisfies StatesOf<LinkKind>;

async function fetch(input: InputOf<LinkKind>): Promise<EventOf<LinkKind>> {
  const { step, effects, evaluate } = input;
  const response = await callUntil(input, step.endpoint, step.send ?? {}, undefined);
  if (response === 'too-late') throw new Error('Bug: link.fetch has no deadline and met one.');
  if (response.type === 'unreachable') return unreachable('link', response.why, mayBeDone(step));
  if (response.type === 'failed') return { type: 'link.failed', result: response.result };
  const { result } = response;
  const link = step.url === undefined ? result.url : evaluate(step.url, result);
  const url = allowed(link, input);
  if (url === undefined) return { type: 'link.refused', result };
  const opens = effects.now() + step['open-after'];
  return { type: 'link.fetched', result, data: { url }, deadlines: { opens, opened: 0 } };
}

/** `opened` is saved before the link opens: a reload meanwhile must not open it twice. */
async function announce({
  deadlines,
  effects,
  signal,
}: InputOf<LinkKind>): Promise<EventOf<LinkKind>> {
  await effects.sleep(deadlines.opens ?? 0, signal);
  return { type: 'link.announced', deadlines: { opened: effects.now() } };
}

async function open(input: InputOf<LinkKind>): Promise<EventOf<LinkKind>> {
  const { step, data, effects, signal } = input;
  const url = allowed(data.url, input);
  if (url === undefined) return { type: 'link.refused' };
  if (step.by !== undefined && (await shownByHost(input, step.by, url)))
    return { type: 'link.returned' };
  const opened = await effects.open(url, { origins: originsOf(input), signal });
  return { type: opened === 'leaving' ? 'link.left' : `link.${opened}` };
}

/**
 * Whether the host has shown the page. A closed page counts as returned; after the host's timeout the customer is
 * asked.
 */
async function shownByHost(
  input: InputOf<LinkKind>,
  capability: string,
  url: string,
): Promise<boolean> {
  const { effects, orderNo, signal } = input;
  const response = await effects.call(capability, { orderNo, url }, { signal });
  if (response.type === 'unreachable') return response.why === 'timeout';
  return response.type === 'ok' || response.result.code === 'cancelled';
}

/** A session resumed after the link opened has returned; one killed before starts over. */
async function resume({ deadlines }: InputOf<LinkKind>): Promise<EventOf<LinkKind>> {
  return { type: deadlines.opened ? 'link.returned' : 'link.unopened' };
}

function allowed(link: unknown, input: InputOf<LinkKind>): string | undefined {
  return typeof link === 'string' ? allowedTarget(link, originsOf(input)) : undefined;
}

function originsOf({ step, links }: InputOf<LinkKind>): readonly string[] {
  return [...links, ...(step.origins ?? [])];
}
