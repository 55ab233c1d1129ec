import { beforeEach, expect, test } from 'vitest';
import { root } from '../../repository/repository.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { applyEdits } from '../apply-edits.ts';
import type { Scope } from '../scope.ts';
import { Texts } from '../texts.ts';
import { formEdits, type FormChange } from './change.ts';
import type { FormControl, FormValue } from './controls.ts';
import { formAt } from './form.ts';
import { templateUseOf } from './template-use.ts';

const texts = new Texts(root);
const scope: Scope = { symbols: buildSymbols(), texts, linked: () => undefined };

const file = 'flows/tried.yaml';
const text = `flow: tried
title: { zh: 甲, en: A } # called
steps:
  # asks
  ask:
    kind: form
    path: "/ask" # where
    fields:
      name: { type: text, label: { zh: 名, en: Name }, required: yes } # who
      sum:
        type: money
        label:
          zh: 金额
          en: Sum
        min: =order.due
        max: 30

  # and says
  say:
    kind: result
    path: /say
    title:
      zh: 好
      en: Fine
    ends: success
`;

beforeEach(() => void texts.set(file, text));

function changed(change: FormChange): string {
  const edits = formEdits(scope, file, change);
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  return applyEdits(text, edits);
}

const sum = 'steps > ask > fields > sum';
const name = 'steps > ask > fields > name';

test.each<[place: string, value: FormValue, from: string, to: string]>([
  ['title', { en: 'B' }, 'en: A }', 'en: B }'],
  ['title', { zh: '乙: 丙' }, 'zh: 甲', 'zh: "乙: 丙"'],
  ['steps > ask > path', '/other', '"/ask" # where', '"/other" # where'],
  [
    'steps > ask > title',
    { zh: '问' },
    'where\n',
    'where\n    title:\n      zh: 问\n      en: ""\n',
  ],
  [`${name} > required`, 'no', ', required: yes } # who', ' } # who'],
  [
    `${name} > hint`,
    { zh: '写', en: 'yes' },
    ' en: Name }',
    ' en: Name }, hint: { zh: 写, en: "yes" }',
  ],
  [`${sum} > required`, 'yes', 'en: Sum\n', 'en: Sum\n        required: yes\n'],
  [`${sum} > required`, 'no', '', ''],
  [`${sum} > max`, '31', 'max: 30', 'max: 31'],
  [`${sum} > max`, null, '        max: 30\n', ''],
  [`${sum} > type`, 'number', 'type: money', 'type: number'],
  ['steps > say > title', { zh: '', en: '' }, '    title:\n      zh: 好\n      en: Fine\n', ''],
  ['spec', ['code 242'], 'called\n', 'called\nspec: [code 242]\n'],
  ['steps > say > on > done', 'ask', 'en: Fine\n', 'en: Fine\n    on:\n      done: ask\n'],
])('at %s, %j is written where it belongs and nowhere else', (place, value, from, to) => {
  expect(changed({ path: place.split(' > '), value })).toBe(text.replace(from, to));
});

test('what a form cannot write is refused', () => {
  const [path, value] = [['steps', 'ask', 'fields', 'sum', 'min', 'more'], '1'];
  expect(formEdits(scope, file, { path, value })).toHaveProperty('refused');
  texts.set(file, `${text}  x: [`);
  expect(formAt(scope, file, 0, 'en')).toBeUndefined();
  expect(formEdits(scope, file, { path: ['title'], value: null })).toHaveProperty('refused');
});

test.each([
  ['[a, b]', ['a'], '[a]'],
  ['[a, b]', ['b'], '[b]'],
  ['[a, b]', ['b', 'a'], '[b, a]'],
  ['[a, b]', ['a', 'b', 'c d'], '[a, b, c d]'],
  ['\n  - a # one\n  - b # two', ['a', 'b', 'c'], '\n  - a # one\n  - b # two\n  - c'],
  ['\n  - a # one\n  - b # two', ['b'], '\n  - b # two'],
])('the list%j becomes %j', (before, value, after) => {
  texts.set('funders/A.yaml', `funder: A\nlinks: ${before}\nflows: {}\n`);
  const edits = formEdits(scope, 'funders/A.yaml', { path: ['links'], value });
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  expect(applyEdits(texts.at('funders/A.yaml')?.text ?? '', edits)).toBe(
    `funder: A\nlinks: ${after}\nflows: {}\n`,
  );
});

const order = (steps: Record<string, string>) =>
  `flow: tried\nsteps:\n${Object.entries(steps)
    .map(
      ([name, more]) =>
        `  # ${name}\n  ${name}:\n    kind: notice\n    text: { zh: 字, en: T }${more}\n`,
    )
    .join('\n')}`;

test('steps change places with the comments above them, unless one says itself where it leads', () => {
  const before = order({ a: ' # x', b: '', c: '', d: '\n    ends: success' });
  texts.set(file, before);
  const stays = (control: FormControl | undefined) =>
    control?.type === 'parts' ? control.parts.map((one) => one.stays) : [];
  expect(stays(formAt(scope, file, 0, 'en')?.controls.find((one) => one.name === 'steps'))).toEqual(
    [undefined, undefined, { why: 'leads', step: 'd' }, { why: 'last' }],
  );
  const edits = formEdits(scope, file, { path: ['steps', 'a'], exchange: 'below' });
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  expect(applyEdits(before, edits)).toBe(
    order({ b: '', a: ' # x', c: '', d: '\n    ends: success' }),
  );

  texts.set(file, order({ a: '\n    next: c', b: '', c: '', d: '' }));
  const leading = formAt(scope, file, 0, 'en')?.controls.find((one) => one.name === 'steps');
  expect(stays(leading)[1]).toEqual({ why: 'leads', step: 'a' });
});

test('a funder’s change of a step shows what the template says', () => {
  const funder = 'funders/BOC.yaml';
  texts.set(
    funder,
    'funder: BOC\nname: { zh: 中, en: C }\nflows:\n  change-card:\n    change:\n      card: { path: /a }\n',
  );
  const offset = texts.at(funder)?.text.indexOf('card: {') ?? 0;
  const form = formAt(scope, funder, offset, 'en');
  expect(form?.path).toEqual(['flows', 'change-card', 'change', 'card']);
  const control = form?.controls.find((one) => one.name === 'title');
  expect(control).toMatchObject({ type: 'words', value: { en: 'Your new card' } });
  const path = ['flows', 'change-card', 'change', 'card', 'title'];
  const edits = formEdits(scope, funder, { path, value: { en: 'New' } });
  expect(edits).toMatchObject([{ insert: ', title: { zh: 填写新卡信息, en: New }' }]);
});

test('a step of a template is for one funder what that funder writes, above all names that are not there yet', () => {
  const funder = 'funders/A.yaml';
  const own = 'funder: A\nname: { zh: 中, en: C }\n';
  const template = 'flows/change-card.yaml';
  texts.set(funder, own);
  const offset = texts.at(template)?.text.indexOf('  card:') ?? 0;
  const form = formAt(scope, template, offset, 'en');
  if (!form) throw new Error('There is no form.');
  const use = (text: string, flow?: string) => {
    texts.set(funder, text);
    return templateUseOf(scope, form, { funder: 'A', flow }, 'en');
  };
  const path = ['flows', 'change-card', 'change', 'card', 'title'];

  expect(use(own)).toEqual({ funders: undefined });
  expect(use(own, 'change-card@335')?.step?.path).toEqual(path.slice(0, -1));
  expect(use(`${own}flows: { mine: { use: change-card } }`)?.step?.path[1]).toBe('mine');
  expect(use(`${own}flows: { change-card: { remove: [card] } }`)).not.toHaveProperty('step');
  expect(use(`${own}flows: { change-card: { steps: {} } }`)).toEqual({ funders: undefined });

  texts.set(funder, own);
  const edits = formEdits(scope, funder, { path, value: { en: 'New' } });
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  const lines = ['flows:', '  change-card:', '    change:', '      card:', '        title:'];
  const words = ['          zh: 填写新卡信息', '          en: New'];
  expect(applyEdits(own, edits)).toBe(`${own}${[...lines, ...words].join('\n')}\n`);
  texts.set(funder, applyEdits(own, edits));
  const back = formEdits(scope, funder, { path, value: { en: 'Your new card' } });
  if (!Array.isArray(back)) throw new Error(back.refused.en);
  expect(applyEdits(applyEdits(own, edits), back)).toBe(own);
});

test('codes and outcomes are told in words', () => {
  const funder = 'funders/A.yaml';
  texts.set(funder, 'funder: A\nname: { zh: 中, en: C }\nactions:\n  335: change-card\n');
  const actions = formAt(scope, funder, 0, 'zh')?.controls.find(({ name }) => name === 'actions');
  expect(actions).toMatchObject({
    controls: [{ name: '335', type: 'text', value: 'change-card', choices: 'flow' }],
    add: {
      names: expect.arrayContaining([{ value: '100', about: '提交信审 · Start credit review' }]),
    },
  });
  const path = ['actions', '100'];
  expect(formEdits(scope, funder, { path, value: '335' })).toMatchObject([
    { insert: '\n  100: 335' },
  ]);

  const [first] = Object.entries(scope.symbols.kinds['form']?.outcomes ?? {});
  const [outcome, { about }] = first ?? ['', { about: '' }];
  texts.set(file, text.replace('kind: form', `kind: form\n    on: { ${outcome}: say }`));
  const ask = formAt(scope, file, text.indexOf('  ask:'), 'en');
  const on = ask?.controls.find((one) => one.name === 'on');
  expect(on).toMatchObject({ controls: [{ name: outcome, value: 'say', nameAbout: about }] });
});
