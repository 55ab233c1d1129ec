import { expect, test } from 'vitest';
import type { Flow, Step } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { actOf } from './walk-words.ts';

const definition = {
  funder: 'ACME',
  name: { zh: '示例租赁', en: 'Acme Leasing' },
  links: [],
  flows: {},
  actions: {},
  examples: {},
  hash: '',
};
const step: Step = { id: 'ask', kind: 'notice', exits: {}, main: 'go' };
const flow: Flow = {
  id: 'sign',
  use: 'sign',
  title: { zh: '签约', en: 'Signing' },
  start: 'ask',
  steps: { ask: step },
  hash: '',
};

/** The events of the kinds' resting states, which only the customer sends. */
const events = Object.values(kindStates).flatMap(({ states }) =>
  Object.values(states)
    .filter(({ invoke, invokesWith }) => invoke === undefined || invokesWith !== undefined)
    .flatMap(({ on = {} }) => Object.keys(on)),
);

test.each([...new Set(events)])('%s has a text in both languages', (event) => {
  const { zh, en } = actOf(definition, flow, step, event);

  expect(zh).toMatch(/^签约：\p{Script=Han}+$/u);
  expect(en).toMatch(/^Signing: \w/);
});

test('a button is named by its label', () => {
  const notice = {
    ...step,
    title: { zh: '确认', en: 'Confirm' },
    buttons: { go: { zh: '去签', en: 'Sign' }, later: { words: { zh: '以后', en: 'Later' } } },
  };

  expect(actOf(definition, flow, notice, 'go').zh).toBe('确认：去签');
  expect(actOf(definition, flow, notice, 'notice.later').en).toBe('Confirm: Later');
});
