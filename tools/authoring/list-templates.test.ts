import { expect, test } from 'vitest';
import { listTemplates } from './list-templates.ts';

const files = () => [
  {
    path: 'flows/card.yaml',
    text: `flow: card
title: { zh: 绑卡, en: Bind a card }
settings:
  page: { type: path, about: The address of the card page. }
  agreement: { type: yes-no, about: What is signed., default: yes }
  which: { type: one-of, options: [own, other], about: Which campaign., default: own }
`,
  },
  { path: 'flows/plain.yaml', text: 'flow: plain\ntitle: { zh: 看看, en: Look }\n' },
  { path: 'funders/A.yaml', text: 'funder: A\n' },
];

test('templates are listed with what they can be told', () => {
  expect(listTemplates('flows', files, 'en')).toEqual([
    ['flow.card', '绑卡 · Bind a card; with: page, agreement, which'],
    ['flow.plain', '看看 · Look'],
  ]);
});

test('of one template each setting is described in the asked language', () => {
  expect(listTemplates('flow.card', files, 'en')).toEqual([
    ['page', 'The address of the card page. (path, required)'],
    ['agreement', 'What is signed. (yes-no) Left out: yes'],
    ['which', 'Which campaign. (one of own, other) Left out: own'],
  ]);
  expect(listTemplates('flow.card', files, 'zh')?.[0]).toEqual([
    'page',
    '银行卡页面的地址。 （path，必填）',
  ]);
});

test('any other word is none of theirs', () => {
  expect(listTemplates('kinds', files, 'en')).toBeUndefined();
  expect(listTemplates('flow.unknown', files, 'en')).toBeUndefined();
});
