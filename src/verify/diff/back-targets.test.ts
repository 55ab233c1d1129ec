import { expect, test } from 'vitest';
import type { Flow } from '../../model/definition.ts';
import { aFlow, formula, sampleKinds } from '../sample.ts';
import { compareFlows } from './compare.ts';

type Steps = Parameters<typeof aFlow>[0];

/** What differs where a call that failed leads to the screen before instead of the step that is named. */
function differs(steps: Steps, to: string, more: Partial<Flow> = {}): string[] {
  const leadingTo = (target: string) => {
    const { failing, ...others } = steps;
    const exits = { ...failing?.exits, failed: target };
    const all = Object.keys(steps).map((id) => [
      id,
      id === 'failing' ? { ...failing, exits } : others[id],
    ]);
    return aFlow(Object.fromEntries(all) as Steps, more);
  };
  return compareFlows({
    before: leadingTo(to),
    after: leadingTo('back'),
    kinds: sampleKinds,
    schemas: {},
  }).map(({ rule }) => rule);
}

const done = { kind: 'result', ends: 'success' };
const failing = { kind: 'call', endpoint: 'check' };
const hidden = { kind: 'call', endpoint: 'look', exits: { failed: 'leave' } };

test('the screen before is that screen, also over calls without one', () => {
  expect(differs({ card: { kind: 'ask' }, hidden, failing, done }, 'card')).toEqual([]);
});

test('another screen is a difference', () => {
  const steps = { intro: { kind: 'page' }, card: { kind: 'ask' }, failing, done };

  expect(differs(steps, 'intro')).not.toEqual([]);
});

test('before the first screen it is the way out', () => {
  expect(differs({ hidden, failing, card: { kind: 'ask' }, done }, 'leave')).toEqual([]);
});

test('after the first screen, or where Back is barred, it is not the way out', () => {
  const write = { kind: 'call', endpoint: 'pay', once: true, exits: { failed: 'leave' } } as const;

  expect(differs({ card: { kind: 'ask' }, failing, done }, 'leave')).not.toEqual([]);
  expect(differs({ write, failing, done }, 'leave')).not.toEqual([]);
});

test('the screen before may be one of two', () => {
  const steps = {
    intro: { kind: 'page', exits: { skipped: 'failing' } },
    card: { kind: 'ask' },
    failing,
    done,
  };

  expect(differs(steps, 'card')).not.toEqual([]);
});

test('a screen that is skipped under a condition is not surely the one before', () => {
  const steps = {
    intro: { kind: 'page' },
    card: { kind: 'ask', when: formula('answers.married') },
    failing,
    done,
  };

  expect(differs(steps, 'card')).not.toEqual([]);
});

test('Back does not lead across a write', () => {
  const write = { kind: 'call', endpoint: 'pay', once: true, exits: { failed: 'leave' } } as const;

  expect(differs({ card: { kind: 'ask' }, write, failing, done }, 'card')).not.toEqual([]);
});

test('a write that was refused itself can be gone back from', () => {
  const steps = { card: { kind: 'ask' }, failing: { ...failing, once: true as const }, done };

  expect(differs(steps, 'card')).toEqual([]);
});

test('where an address opens the step, there is no screen before', () => {
  const steps = { card: { kind: 'ask' }, failing: { ...failing, entry: { needs: {} } }, done };

  expect(differs(steps, 'card')).not.toEqual([]);
});

test('a decision passed twice leaves the screen before its first visit', () => {
  const route = {
    kind: 'decide',
    exits: {
      decided: [
        { to: 'failing', label: 'again', when: formula('order.vip') },
        { to: 'card', label: 'else' },
      ],
    },
  };
  const steps = {
    intro: { kind: 'page' },
    route,
    card: { kind: 'ask', exits: { submitted: 'route' } },
    failing,
    done,
  };

  expect(differs(steps, 'card')).not.toEqual([]);
  expect(differs(steps, 'intro')).not.toEqual([]);
});
