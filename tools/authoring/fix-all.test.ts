import { expect, test } from 'vitest';
import { symbols, worldFiles } from '../../tests/findings/world.ts';
import { rules } from '../../tests/support/finding-pairs.ts';
import { checkFiles } from '../../src/language/check.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { fixAll } from './fix-all.ts';

const text = [
  'flow: sample',
  'title: { zh: 样例, en: Sample }',
  'steps:',
  '  intro:',
  '    kind: notice',
  '    path: /sample # where it is',
  '    text: { zh: 请阅读。, en: Read this. }',
  '  ask:',
  '    kind: call',
  '    endpoint: order.finish-work-flow',
  '    send: { orderNo: =order.orderNo }',
  '    on:',
  '      failed: { to: intro, toast: =result.msg }',
  '  done:',
  '    kind: result',
  '    path: /sampleDone',
  '    title: { zh: 完成, en: Done }',
  '    ends: success',
  '',
].join('\n');

const check = (files: readonly SourceFile[]): Finding[] =>
  checkFiles([...worldFiles(files), ...files], symbols, rules).findings;

function fix(written: string) {
  const { fixed, left, files } = fixAll([{ path: 'sample.yaml', text: written }], check);
  return { fixed: fixed.map(({ finding }) => finding.rule), left, text: files[0]?.text };
}

test('findings of several passes are fixed one after another, and nothing else changes', () => {
  const broken = text
    .replace('kind: call', 'knid: call')
    .replace('order.orderNo', 'order.ordrNo')
    .replace('to: intro', 'to: intor');

  expect(fix(broken)).toEqual({
    fixed: ['unknown-key', 'unknown-step', 'formula-unknown-name'],
    left: [],
    text,
  });
});

test('where several names are equally near, each is offered and none is applied', () => {
  const {
    left,
    fixed,
    text: after,
  } = fix(text.replace('  ask:', '  intra:').replace('to: intro', 'to: intri'));

  expect({ fixed, after }).toEqual({ fixed: [], after: undefined });
  expect(
    left.map(({ why }) => why.is === 'several' && why.fixes.map(({ title }) => title.en)),
  ).toEqual([['Write "intro"', 'Write "intra"']]);
});

test('a fix that would add a finding is undone and reported with that finding', () => {
  const finding = (file: SourceFile, rule: string): Finding => ({
    rule,
    place: { file, start: 0, end: 1 },
    message: rule,
  });
  const isMended = ({ text }: SourceFile) => text.startsWith('b');
  const { fixed, left, files } = fixAll([{ path: 'a.yaml', text: 'a: 1' }], (all) =>
    all.map((file) =>
      isMended(file)
        ? finding(file, 'worse')
        : {
            ...finding(file, 'bad'),
            fixes: [
              { preferred: true, changes: [{ replace: { file, start: 0, end: 1 }, by: 'b' }] },
            ],
          },
    ),
  );

  expect({ fixed, files }).toEqual({ fixed: [], files: [] });
  expect(left).toMatchObject([{ why: { is: 'refused', adds: [{ rule: 'worse' }] } }]);
});
