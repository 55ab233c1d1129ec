import { expect, test } from 'vitest';
import {
  type FlowEntry,
  follow,
  isWithin,
  popped,
  readEntry,
  restore,
  settle,
  type SessionPosition,
} from './history.ts';

const entry = (...steps: string[]): FlowEntry => ({ steps, inApp: true });
const at = (...visited: string[]): SessionPosition => ({
  addressed: visited.at(-1),
  step: visited.at(-1) ?? 'loading',
  visited,
  ended: false,
});

test.each([
  ['before the first screen the address stays', entry(), at(), { do: 'stay' }],
  [
    'the first screen takes the place of the starting address',
    entry(),
    at('a'),
    { do: 'replace', steps: ['a'] },
  ],
  ['a new screen is a new entry', entry('a'), at('a', 'b'), { do: 'push', steps: ['a', 'b'] }],
  ['the same screen stays', entry('a', 'b'), at('a', 'b'), { do: 'stay' }],
  [
    'a flow that went back two screens goes back two entries',
    entry('a', 'b', 'c'),
    at('a'),
    { do: 'go', by: -2 },
  ],
  [
    'a screen reached past a skipped one is one entry',
    entry('a'),
    at('a', 'b', 'c'),
    { do: 'push', steps: ['a', 'c'] },
  ],
])('%s', (_title, here, position, plan) => {
  expect(follow(here, position)).toEqual(plan);
});

test('Back asks the machine for the screen of the entry', () => {
  expect(popped(entry('a'), entry('a', 'b'), at('a', 'b'))).toEqual({ do: 'ask-back', to: 'a' });
});

test('Back on a screen without an address of its own leads to the screen it shows at', () => {
  const calling: SessionPosition = { ...at('a', 'b'), step: 'bind' };

  expect(popped(entry('a'), entry('a', 'b'), calling)).toEqual({ do: 'ask-back', to: undefined });
});

test('Forward is refused', () => {
  expect(popped(entry('a', 'b'), entry('a'), at('a'))).toEqual({ do: 'go', by: -1 });
});

test('Back to a screen that is no longer visited is refused', () => {
  expect(popped(entry('old'), entry('old', 'b'), at('a', 'b'))).toEqual({ do: 'go', by: 1 });
});

test('Back from the result leaves the flow', () => {
  expect(popped(entry('a'), entry('a', 'b'), { ...at('a', 'b'), ended: true })).toEqual({
    do: 'leave',
  });
});

test('a refused Back puts the address back', () => {
  expect(restore(entry('a'), entry('a', 'b', 'c'))).toEqual({ do: 'go', by: 2 });
});

test.each([undefined, null, 'x', { steps: 'a' }, { steps: [1] }])(
  'a foreign history entry (%o) is unknown',
  (state) => {
    expect(readEntry(state)).toEqual({ steps: [], inApp: false });
  },
);

test('a jump that did not lead to the screen is not followed by another', () => {
  expect(settle(entry('a', 'b', 'c'), at('a', 'b'))).toEqual({ do: 'replace', steps: ['a', 'b'] });
  expect(settle(entry('a', 'b'), at('a', 'b'))).toEqual({ do: 'stay' });
});

test.each([
  ['back to an earlier screen of the walk', ['a'], ['a', 'b'], true],
  ['back into the flow from a page', ['a'], [], false],
  ['back into the flow from another flow', ['a'], ['x', 'y'], false],
  ['back from the same flow about something else', ['a'], ['a'], false],
])('%s', (_title, now, before, within) => {
  expect(isWithin(now, before)).toBe(within);
});
