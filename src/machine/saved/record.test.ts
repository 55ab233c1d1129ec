import { expect, test } from 'vitest';
import { readRecord } from '../record.ts';

const intents = { pay: { requestId: 'r1', state: 'sent', writes: { sign: 'r2' } } };
const saved = {
  at: 'sign',
  answers: { form: { city: '110000', none: null } },
  trail: ['form', 'sign'],
  deadlines: { code: { again: 1_700_000_000_000 } },
  intents,
  hash: 'abc',
  owner: 'tab',
};

const read = (stored: unknown, sealed?: string) =>
  readRecord(
    {
      read: () => (typeof stored === 'string' ? stored : JSON.stringify(stored)),
      write: () => undefined,
      remove: () => undefined,
      subscribe: () => () => undefined,
      sealed: {
        get: () => sealed,
        put: () => 'm',
        remove: () => undefined,
        open: () => Promise.resolve(),
      },
    },
    'key',
  );

test('a record is read as it was saved, without fields this version does not know', () => {
  const { trail: visited, ...others } = saved;

  expect(read({ ...saved, later: 1 })).toEqual({ ...others, visited });
});

test.each([
  ['no step', { at: undefined }],
  ['a step that is no text', { at: 3 }],
  ['answers that are a list', { answers: [] }],
  ['a step whose answers are a text', { answers: { form: 'x' } }],
  ['a visited step that is no text', { trail: ['form', 1] }],
  ['a time that is no number', { deadlines: { code: { again: 'soon' } } }],
  ['encrypted answers without their names', { sealed: { mark: 'm' } }],
  ['encrypted answers named by a number', { sealed: { mark: 'm', names: { form: [1] } } }],
])('with %s only its writes are left', (_, damage) => {
  expect(read({ ...saved, ...damage })).toEqual({ intents });
});

test.each([
  ['text that is no JSON', '{'],
  ['a list', []],
  ['nothing', null],
  [
    'writes in a state nobody knows',
    { ...saved, intents: { pay: { requestId: 'r', state: 'x' } } },
  ],
  ['writes without an id', { intents: { pay: { state: 'sent' } } }],
])('of %s nothing is left', (_, stored) => {
  expect(read(stored)).toEqual({ intents: {} });
});

test('a record left by a sign-out is recognised', () => {
  expect(read({ intents })).toEqual({ intents, isWritesOnly: true });
});

test('encrypted answers return to their steps, or are reported as lost', () => {
  const sealed = { mark: 'm', names: { form: ['idNo'] } };

  expect(read({ ...saved, sealed }, '{"form":{"idNo":"x"}}')).toMatchObject({
    answers: { form: { city: '110000', idNo: 'x' } },
  });
  expect(read({ ...saved, sealed }, '[]')).toMatchObject({ lost: { form: ['idNo'] } });
  expect(read({ ...saved, sealed })).toMatchObject({ lost: { form: ['idNo'] } });
});
