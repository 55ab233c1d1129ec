import { describe, expect, test } from 'vitest';
import { checkYaml, funderWith, notice, result, sampleOf, title } from './support/one-flow.ts';

const rules = (...texts: string[]) => checkYaml(...texts).findings.map(({ rule }) => rule);
const flow = (...steps: string[]) => ['flow: sample', title, 'steps:', ...steps, ''].join('\n');
const field = (name: string, type = 'text', more = '') =>
  `${name}: { type: ${type}, label: { zh: 问${name}, en: Ask ${name} }, required: yes${more} }`;
const form = (id: string, fields: string, more = '') =>
  `  ${id}: { kind: form, path: /${id}${more}, fields: { ${fields} } }`;
const shows = (id: string, answer: string, more = '') =>
  `  ${id}: { kind: notice, path: /${id}, text: { zh: "{answers.${answer}}", en: "{answers.${answer}}" }${more} }`;

describe('an answer is collected before it is read:', () => {
  test('an answer that every path collects may be read', () => {
    expect(
      rules(flow(form('ask', field('name')), shows('say', 'name'), result('done')), funderWith('')),
    ).toEqual([]);
  });

  test('an answer that only one of two paths collects may not', () => {
    const jump = notice(
      'intro',
      'buttons: { ask: { zh: 填写, en: Fill in }, skip: { zh: 跳过, en: Skip } }, on: { skip: say }',
    );

    expect(
      rules(
        flow(jump, form('ask', field('name')), shows('say', 'name'), result('done')),
        funderWith(''),
      ),
    ).toEqual(['used-before-collected']);
  });

  test('the finding names the path on which it is missing', () => {
    const jump = notice(
      'intro',
      'buttons: { ask: { zh: 填写, en: Fill in }, skip: { zh: 跳过, en: Skip } }, on: { skip: say }',
    );

    const [finding] = checkYaml(
      flow(jump, form('ask', field('name')), shows('say', 'name'), result('done')),
      funderWith(''),
    ).findings;

    expect(finding?.hint).toBe('It is missing after intro.');
  });

  test('an answer asked for and read under the same condition has no finding', () => {
    const optional = flow(
      form('who', field('two', 'yes-no')),
      form('second', field('name'), ', when: =answers.two'),
      notice('between'),
      shows('say', 'name', ', when: =answers.two'),
      result('done'),
    );

    expect(rules(optional, funderWith(''))).toEqual([]);
  });

  test('the condition is the same however many others the flow has', () => {
    const others = Array.from({ length: 12 }, (_, at) => `ask${at}`);
    const crowded = flow(
      form(
        'who',
        [field('two', 'yes-no'), ...others.map((one) => field(one, 'yes-no'))].join(', '),
      ),
      ...others.flatMap((one) =>
        ['a', 'b', 'c'].map((part) => notice(`${one}${part}`, `when: =answers.${one}`)),
      ),
      form('second', field('name'), ', when: =answers.two'),
      shows('say', 'name', ', when: =answers.two'),
      result('done'),
    );

    expect(rules(crowded, funderWith(''))).toEqual([]);
    const otherwise = crowded.replace('}, when: =answers.two }', '}, when: =answers.ask0 }');
    expect(rules(otherwise, funderWith(''))).toEqual(['used-before-collected']);
  });

  test('of two reads in such a flow the one without the condition has a finding', () => {
    const others = Array.from({ length: 12 }, (_, at) => `ask${at}`);
    const text = 'text: { zh: "{if(answers.two, answers.name, \\"\\")}", en: "{answers.name}" }';
    const crowded = flow(
      form(
        'who',
        [field('two', 'yes-no'), ...others.map((one) => field(one, 'yes-no'))].join(', '),
      ),
      ...others.flatMap((one) =>
        ['a', 'b', 'c'].map((part) => notice(`${one}${part}`, `when: =answers.${one}`)),
      ),
      form('second', field('name'), ', when: =answers.two'),
      `  say: { kind: notice, path: /say, ${text} }`,
      result('done'),
    );

    expect(rules(crowded, funderWith(''))).toEqual(['used-before-collected']);
  });

  test('an answer asked for under a condition and read under its negation has one', () => {
    const opposite = flow(
      form('who', field('two', 'yes-no')),
      form('second', field('name'), ', when: =answers.two'),
      shows('say', 'name', ', when: =!answers.two'),
      result('done'),
    );

    expect(rules(opposite, funderWith(''))).toEqual(['used-before-collected']);
  });

  test('a condition written as a named value is the same condition', () => {
    const optional = flow(
      form('who', field('two', 'yes-no')),
      form('second', field('name'), ', when: =answers.two && order.signed'),
      shows('say', 'name', ', when: =both'),
      result('done'),
    ).replace('steps:', 'values: { both: =order.signed && answers.two }\nsteps:');

    expect(rules(optional, funderWith(''))).toEqual([]);
  });

  test('asking again drops the facts derived from the earlier answer', () => {
    const again = flow(
      form('who', field('two', 'yes-no')),
      form('second', field('name'), ', when: =answers.two'),
      form('more', field('two', 'yes-no'), ', when: =order.signed'),
      shows('say', 'name', ', when: =answers.two'),
      result('done'),
    );

    expect(rules(again, funderWith(''))).toContain('used-before-collected');
  });

  test('a part of a formula is only checked on paths on which its condition can hold', () => {
    const guarded = flow(
      form('who', field('two', 'yes-no')),
      form('second', field('name'), ', when: =answers.two'),
      '  say: { kind: notice, path: /say, text: { zh: "{if(answers.two, answers.name, \\"\\")}", en: x } }',
      result('done'),
    );

    expect(rules(guarded, funderWith(''))).toEqual([]);
  });

  test('has() proves that an answer is present', () => {
    const withQuestion = flow(
      form('amount', field('income', 'money', ', max: 100000'), ', when: =order.signed'),
      notice('rich', 'when: =has(answers.income) && answers.income > 5000'),
      result('done'),
    );

    expect(rules(withQuestion, funderWith(''))).toEqual([]);
  });

  test('a failed call collects none of the values it keeps', () => {
    const source = flow(
      notice('intro'),
      '  ask: { kind: call, endpoint: order.quota, send: { orderNo: =order.orderNo }, keep: [note], on: { failed: { to: say, toast: =result.msg } } }',
      shows('say', 'note'),
      result('done'),
    );

    expect(rules(source, funderWith(''))).toEqual(['used-before-collected']);
  });
});

describe('sensitive answers:', () => {
  const bank = (more: string[] = []) =>
    flow(
      form(
        'card',
        `${field('bankAcctNo', 'bank-card', ', sensitive: yes')}, ${field('bankPhone', 'phone')}`,
      ),
      notice('between'),
      ...more,
      '  bind: { kind: call, endpoint: bank-card.bind, asks-again: the platform has no such question, send: { orderNo: =order.orderNo, bankAcctNo: =answers.bankAcctNo, bankPhone: =answers.bankPhone }, on: { failed: { to: card, toast: =result.msg } } }',
      result('done'),
    );

  test('a card number has to be marked as sensitive, whether it is sent or not', () => {
    const review = '  seen: { kind: review, path: /seen, title: { zh: 核对, en: Check } }';
    const withQuestion = flow(form('card', field('cardNo', 'bank-card')), review, result('done'));

    expect(rules(withQuestion, funderWith(''))).toEqual(['sensitive-missing']);
    expect(rules(bank().replace(', sensitive: yes', ''), funderWith(''))).toEqual([
      'sensitive-missing',
    ]);
  });

  test('steps list the sensitive answers they need', () => {
    const { steps } = sampleOf(bank(), funderWith(''));

    const needs = Object.fromEntries(Object.values(steps).map((step) => [step.id, step.needs]));

    expect(needs).toEqual({
      card: undefined,
      between: ['bankAcctNo'],
      bind: ['bankAcctNo'],
      done: undefined,
    });
  });

  test('a path that does not ask for an answer does not need it', () => {
    const card = form('card', field('bankAcctNo', 'bank-card', ', sensitive: yes'));
    const withQuestion = flow(
      form('ask', field('other', 'yes-no')),
      card.replace('kind: form', 'kind: form, when: =answers.other'),
      notice('between'),
      '  bind: { kind: call, endpoint: bank-card.bind, asks-again: the platform has no such question, send: { orderNo: =order.orderNo, bankAcctNo: \'=if(answers.other, answers.bankAcctNo, "")\', bankPhone: =order.bankPhone }, on: { failed: { to: ask, toast: =result.msg } } }',
      result('done'),
    );

    const { steps } = sampleOf(withQuestion, funderWith(''));

    expect(steps['ask']?.needs).toBeUndefined();
    expect(steps['card']?.needs).toBeUndefined();
    expect(steps['between']?.needs).toEqual(['bankAcctNo']);
  });

  test('a field prefilled with a sensitive answer must be marked too', () => {
    const copy = form('copy', field('again', 'text', ', start: =answers.bankAcctNo'));

    expect(rules(bank([copy]), funderWith(''))).toEqual(['sensitive-leaves']);
  });
});

test('a flow of two thousand steps is analysed completely', () => {
  const many = Array.from({ length: 2000 }, (_, index) => form(`s${index}`, field(`a${index}`)));
  const review = '  seen: { kind: review, path: /seen, title: { zh: 核对, en: Check } }';

  expect(
    sampleOf(flow(...many, review, result('done')), funderWith('')).steps['done'],
  ).toBeDefined();
});
