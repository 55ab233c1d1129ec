import { expect, test } from 'vitest';
import type { Definition, Step } from '../../../src/model/definition.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { checkRepository } from '../../repository/repository.ts';
import { flowNames } from './flow-names.ts';
import { outcomeInWords } from './outcome-words.ts';
import { endInWords } from './state-words.ts';
import { stepInWords, stepName } from './step-names.ts';

const { definitions } = checkRepository();

function of(funder: string): Definition {
  const found = definitions.find((one) => one.funder === funder);
  if (!found) throw new Error(`There is no ${funder}.`);
  return found;
}

test('no two flows of a funder have the same name in its list', () => {
  for (const definition of definitions) {
    const shown = [...flowNames(definition).values()].map((name) => JSON.stringify(name));

    expect(new Set(shown).size).toBe(shown.length);
  }
});

test('payments are called by the button that starts them', () => {
  const names = flowNames(of('BOC'));

  expect(names.get('pay@210')).toEqual({
    heading: { zh: '支付尾款', en: 'Pay the final payment' },
    title: { zh: '支付', en: 'Payment' },
    starts: [{ code: '210', words: { zh: '支付尾款', en: 'Pay the final payment' } }],
  });
  const payments = [...names.keys()].filter((id) => id.startsWith('pay@'));
  expect(new Set(payments.map((id) => names.get(id)?.heading.zh)).size).toBe(payments.length);
});

test('a flow without a button is named by its title and by what is paid in it', () => {
  const names = flowNames(of('PLATFORM'));

  expect(names.get('repayment')?.heading).toEqual({
    zh: '支付：月租',
    en: 'Payment: Monthly rent',
  });
  expect(names.get('guarantee-fee')?.heading.zh).toBe('担保费');
});

test('flows with the same name are distinguished by a page only one has, or else by their first address', () => {
  const names = flowNames(of('PLATFORM'));

  expect(names.get('car-detail@leaseDetail')?.differs?.zh).toBe('/leaseDetail');
  expect(names.get('vehicle-receipt@wkorderSign')?.differs).toEqual({
    zh: '尾款确认',
    en: 'The balance',
  });
  expect(names.get('login')?.differs).toBeUndefined();
});

test('an end of its author keeps its word', () => {
  expect(endInWords('failure').zh).toBe('失败');
  expect(endInWords('too-young')).toEqual({ zh: 'too-young', en: 'too-young' });
});

test('a step is named by its title, its text, or what it does', () => {
  const funder = of('BOC');
  const step: Step = { id: 'ask', kind: 'call', exits: {}, main: 'ok' };
  const title = { zh: '核对', en: 'Check' };
  const withText = { ...step, text: title };
  const withEndpoint = { ...step, endpoint: 'pay.down-payment-info' };

  expect(stepName({ ...step, title }, funder)).toEqual(title);
  expect(stepName(withText, funder)).toEqual(title);
  expect(stepName(withEndpoint, funder)).toEqual({
    zh: '平台请求',
    en: 'Asks the platform',
  });
  expect(stepName({ ...step, ends: 'success' }, funder).zh).toBe('结束：成功');
  expect(stepInWords(step, 'ask', funder).zh).toBe('判断 ask');
  expect(stepInWords({ ...step, title }, 'ask', funder).zh).toBe('核对');
});

test.each(Object.entries(kindSchemas))('%s has a name in both languages', (_, kind) => {
  expect(kind.name?.zh).toMatch(/\p{Script=Han}/u);
  expect(kind.name?.en).toMatch(/^[A-Z][\w ]+$/);
});

test('the outcome of a button is named by its label', () => {
  const platform = of('PLATFORM');
  const steps = Object.values(platform.flows).flatMap((flow) => Object.values(flow.steps));
  const buttons = steps.flatMap((step) => {
    const written = (step as Step & { buttons?: Record<string, unknown> }).buttons;
    return Object.entries(written ?? {}).map(([name, words]) => ({ step, name, words }));
  });
  const sentences = buttons.map(({ step, name }) => outcomeInWords(step, name, platform));

  expect(buttons.length).toBeGreaterThan(50);
  expect(sentences.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([]);
  expect(sentences[0]).toEqual(buttons[0]?.words);
});
