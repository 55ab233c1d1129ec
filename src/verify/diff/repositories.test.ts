import { expect, test } from 'vitest';
import { symbols } from '../../../tests/findings/world.ts';
import { funderWith, notice, result, title } from '../../../tests/support/one-flow.ts';
import { linkFiles } from '../../language/check.ts';
import { lineAndColumn } from '../../language/text/lines.ts';
import { kindSchemas } from '../../steps/registry/schemas.ts';
import { kindStates } from '../../steps/registry/states.ts';
import { compareVersions, type RepositoryVersion } from './repositories.ts';
import { sentenceOf, walkInWords } from './words-of.ts';

const template = [
  'flow: sample',
  title,
  'steps:',
  notice('read'),
  '  who:',
  '    kind: form',
  '    path: /who',
  '    title: { zh: 您, en: You }',
  '    fields:',
  '      account: { type: text, label: { zh: 卡号, en: Card }, required: yes, sensitive: yes }',
  '      phone: { type: text, label: { zh: 手机, en: Phone }, required: yes }',
  '  face: { kind: face, path: /face, title: { zh: 人脸, en: Face }, name: =order.cusName, idNumber: =order.idNumber }',
  '  save:',
  '    kind: call',
  '    endpoint: bank-card.bind',
  '    send: { orderNo: =order.orderNo, bankAcctNo: =answers.account, bankPhone: =answers.phone }',
  '    on:',
  '      unsure: again',
  '      failed: { to: who, toast: { zh: 未成功, en: Not saved } }',
  result('done'),
  '',
].join('\n');
const acme = funderWith('');
const both = [acme, acme.replace('ACME', 'OTHER')];

function versionOf(...texts: string[]): RepositoryVersion {
  const files = texts.map((text) => {
    const [, word, name] = /^(flow|funder): (\S+)/.exec(text) ?? [];
    return { path: `${word}s/${name}.yaml`, text };
  });
  const linked = linkFiles(files, symbols);
  expect(linked.findings.map(({ message }) => message)).toEqual([]);
  return linked;
}

function changesOf(before: readonly string[], after: readonly string[]) {
  const kinds = { kinds: kindStates, schemas: kindSchemas };
  const { changes } = compareVersions(versionOf(...before), versionOf(...after), kinds);
  return changes.map((change) => {
    const walk = change.differences.find((one) => one.walk)?.walk;
    const { sentence, details } = sentenceOf(change);
    const at = change.place && `${change.place.file.path}:${lineAndColumn(change.place).line}`;
    return {
      change: `${change.class} ${change.rule}`,
      at,
      text: [sentence, ...details],
      walk: walk && walkInWords(walk.steps),
      reaches: Object.fromEntries(change.reaches),
    };
  });
}

const edited = (from: string, to: string) => {
  expect(template).toContain(from);
  return changesOf([template, ...both], [template.replace(from, to), ...both]);
};

test('a change of a template is reported once, at its line, with all actions it reaches and a walk to it', () => {
  expect(edited('failed: { to: who', 'failed: { to: read')).toEqual([
    {
      change: 'changed asked-more',
      at: 'flows/sample.yaml:19',
      text: ['"read" is gone through after "save" (failed) now.'],
      walk: 'read (next) → who (submitted) → face (ok) → save (failed)',
      reaches: { ACME: ['100'], OTHER: ['100'] },
    },
  ]);
});

test.each([
  ['a proof left out', '/who\n', '/who\n    next: save\n', 'breaking proof-lost'],
  [
    'a write left out',
    '/who\n',
    '/who\n    next: done\n',
    'breaking write-lost, breaking proof-lost',
  ],
  ['a write sent elsewhere', 'bank-card.bind', 'order.finish-work-flow', 'breaking write-changed'],
  ['a secret that may be stored', ', sensitive: yes', '', 'breaking secret-kept'],
  ['a field of a request left out', ', bankPhone: =answers.phone', '', 'changed request-changed'],
  [
    'a question more',
    '    fields:\n',
    '    fields:\n      town: { type: text, label: { zh: 城市, en: Town } }\n',
    'changed asked-more',
  ],
  ['an outcome led elsewhere', 'failed: { to: who', 'failed: { to: leave', 'changed rerouted'],
  [
    'silence',
    '{ to: who, toast: { zh: 未成功, en: Not saved } }',
    '{ to: who, silent: it is said there }',
    'changed message-changed',
  ],
  ['other words on the way', 'Not saved', 'It was not saved', 'words words'],
  ['other words on a screen', 'en: Phone', 'en: Your phone', 'words words'],
  [
    'a question that may be left out',
    'en: Phone }, required: yes',
    'en: Phone }, required: no',
    'changed screen-changed',
  ],
])('%s', (_, from, to, expected) => {
  expect(edited(from, to).map(({ change }) => change)).toEqual(expected.split(', '));
});

test('reordered fields are reported, because customers read them in order', () => {
  const lines = template.split('\n');
  const at = lines.findIndex((line) => line.includes('account:'));
  const swapped = lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '').join('\n');

  const [change] = changesOf([template, acme], [swapped, acme]);
  expect(change?.change).toBe('changed order-changed');
  expect(change?.at).toBe('flows/sample.yaml:9');
});

test('an action that starts nothing any more is reported with what it started', () => {
  const without = acme.replace('100: sample', '100: nothing').replace(/examples:[^]*/, '');

  expect(changesOf([template, acme], [template, without])).toEqual([
    expect.objectContaining({
      change: 'breaking flow-gone',
      text: ['Nothing starts "sample" any more.'],
      reaches: { ACME: ['100'] },
    }),
  ]);
});

test.each([
  ['the same files', template],
  [
    'settings in another order',
    template.replace('    kind: form\n    path: /who\n', '    path: /who\n    kind: form\n'),
  ],
  ['a formula written otherwise', template.replace('=answers.phone', '= ( answers.phone )')],
  ['a comment and other quotes', `# For tests.\n${template.replace('zh: 您', 'zh: "您"')}`],
])('%s: nothing is told', (_, after) => {
  expect(changesOf([template, ...both], [after, ...both])).toEqual([]);
});

/** Moves the proof to a template of its own, which the flow runs. */
function refactored(moved: string): string[] {
  const [head = '', tail = ''] = template.split('  face:');
  const [face = '', ...rest] = tail.split('\n');
  const end = '  end: { kind: end, ends: success }';
  const part = ['flow: proof', title, 'steps:', `  face:${face}`, end, ''].join('\n');
  const run = '  proof: { kind: run, flow: proof }';
  return [[head.trimEnd(), run, ...rest].join('\n') + moved, part, acme];
}

test('extracting a template is no change where it declares the moved steps', () => {
  const compared = refactored('moved: { face: proof/face }\n');

  expect(changesOf([template, acme], compared)).toEqual([]);
});

test('an undeclared rename is reported: saved sessions lose the answers of that step', () => {
  expect(changesOf([template, acme], refactored(''))).toEqual([
    expect.objectContaining({
      change: 'changed step-renamed',
      text: [
        '"face" is called "proof/face" now, and what was answered there is lost to saved sessions. Declare it under "moved:".',
      ],
    }),
  ]);
});
