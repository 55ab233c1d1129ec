import { expect, test } from 'vitest';
import type { Flow, Step } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { kindLabels } from '../../src/steps/registry/labels.ts';
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

test('an act is called as its kind calls it, else as all kinds do', () => {
  const [[kind, [event, words]]] = Object.entries(kindLabels).flatMap(([name, { events = {} }]) =>
    Object.entries(events).map((event) => [name, event] as const),
  ) as [[string, [string, LocalizedText]]];
  const ofKind = { ...step, kind };

  expect(actOf(definition, flow, ofKind, event).zh).toBe(`签约：${words.zh}`);
  expect(actOf(definition, flow, step, event).zh).not.toContain(words.zh);
  expect(actOf(definition, flow, ofKind, `${kind}.retried`).en).toBe('Signing: tries again');
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
