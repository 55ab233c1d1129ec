import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSharedTemplates } from '../../authoring/shared-templates.fixture.ts';
import { commit, uncommitted } from './checkout.ts';
import { openDesk } from './desk.ts';

const { folder, remove } = makeSharedTemplates();
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const desk = openDesk(folder);
const template = 'flows/appeal-cancel.yaml';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(() => {
  git('init', '--quiet');
  git('config', 'user.name', 'An Author');
  git('config', 'user.email', 'author@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'funders: two of them');
});
afterAll(remove);

const none = { changes: [], broken: [], uncommitted: [] };

test('unchanged files have no changes', async () => {
  expect(await desk.changes({ texts: {} })).toEqual({ since: 'commit', ...none });
});

test('without a commit, changes are relative to the saved files', async () => {
  const { folder: plain, remove: removePlain } = makeSharedTemplates();
  const result = await openDesk(plain).changes({ texts: {} });
  removePlain();

  expect(result).toEqual({ since: 'saved', ...none });
});

test('a changed text of a template is shown once, before and after, with every funder that uses it', async () => {
  const { changes } = await desk.changes({
    texts: { [template]: read(template).replace('撤销申诉', '撤回申诉') },
  });

  expect(changes).toEqual([
    {
      class: 'words',
      sentence: {
        zh: '“撤回申诉”的文字变了。',
        en: '"Withdraw the appeal" says it in other words.',
      },
      details: [
        {
          setting: 'title',
          before: { zh: '撤销申诉', en: '撤销申诉' },
          after: { zh: '撤回申诉', en: '撤回申诉' },
        },
      ],
      funders: ['ONE', 'TWO'],
      at: { file: template, from: { line: 3, column: 6 } },
    },
  ]);
});

test('a change of behaviour names steps by their titles', async () => {
  const { changes } = await desk.changes({
    texts: { [template]: read(template).replace('      stay: kept\n', '      stay: cancel\n') },
  });

  expect(changes[1]).toMatchObject({
    class: 'breaking',
    sentence: {
      zh: '“撤销申诉？”（暂不撤销）之后现在会提交“cancel”。',
      en: '"cancel" is sent after "Withdraw the appeal?" (Keep it) now.',
    },
    funders: ['ONE', 'TWO'],
  });
});

test('what a setting of the funder changed is told at its line, with what it was and is', async () => {
  const file = 'funders/ONE.yaml';
  const { changes } = await desk.changes({
    texts: { [file]: read(file).replace('code: yes', 'code: no') },
    funder: 'ONE',
  });

  expect(changes.map(({ class: its }) => its)).toContain('breaking');
  for (const { at } of changes) expect(at).toMatchObject({ file, from: { line: 6 } });
  const code = { setting: 'code', before: alike('yes'), after: alike('no') };
  for (const { details } of changes) expect(details).toContainEqual(code);
  for (const { before, after } of changes.flatMap(({ details }) => details))
    expect(before).not.toEqual(after);
});

const alike = (text: string) => ({ zh: text, en: text });

test('a document more is told by its name', async () => {
  const file = 'funders/ONE.yaml';
  const { changes } = await desk.changes({
    texts: { [file]: read(file).replace('[loan-contract]', '[loan-contract, repayment-schedule]') },
    funder: 'ONE',
  });

  expect(changes.flatMap(({ details }) => details)).toContainEqual({
    setting: 'documents',
    before: { zh: '', en: '' },
    after: { zh: '租金支付计划表', en: 'Repayment schedule' },
  });
});

test('what is no longer asked is told at the setting that decides it, not at another one beside it', async () => {
  const file = 'funders/ONE.yaml';
  const text = read(file)
    .replace('[loan-contract]', '[loan-contract, repayment-schedule]')
    .replace('code: yes', 'code: no');
  const { changes } = await desk.changes({ texts: { [file]: text }, funder: 'ONE' });
  const { details } = changes.find((one) => one.class === 'breaking') ?? {};

  expect(details).toEqual([{ setting: 'code', before: alike('yes'), after: alike('no') }]);
});

test('a new funder is told as such', async () => {
  const file = 'funders/TWO.yaml';
  const text = read(file);
  rmSync(join(folder, file));
  git('commit', '--quiet', '--all', '--message', 'funders: one is gone');
  writeFileSync(join(folder, file), text);
  const { changes } = await openDesk(folder).changes({ texts: {}, funder: 'ONE' });
  git('add', '.');
  git('commit', '--quiet', '--message', 'funders: it is back');

  expect(changes.map(({ sentence, funders }) => [sentence.zh, funders])).toEqual([
    ['新增资方“乙行”。', ['TWO']],
  ]);
});

test('a broken funder is shown as broken, without changes', async () => {
  const file = 'funders/ONE.yaml';
  const { changes, broken } = await desk.changes({
    texts: {
      [file]: read(file).replace('use: sign-up', 'use: sign-upp'),
      [template]: read(template).replace('撤销申诉', '撤回申诉'),
    },
  });

  expect(broken).toEqual(['ONE']);
  expect(changes.map(({ funders }) => funders)).toEqual([['TWO']]);
});

test('a commit contains the saved files and what is generated from them, and nothing else', async () => {
  writeFileSync(join(folder, template), read(template).replace('撤销申诉', '撤回申诉'));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, 'flows/README.md'), 'drawn');

  expect(await uncommitted(folder)).toEqual([template, 'flows/README.md']);
  await commit(folder, 'TWO: 撤回');
  expect(await uncommitted(folder)).toEqual([]);
  expect(git('log', '-1', '--format=%s', '--name-only').trim().split(/\n+/)).toEqual([
    'TWO: 撤回',
    'flows/README.md',
    template,
  ]);
  expect(git('status', '--porcelain').trim()).toBe('?? notes.txt');
});
