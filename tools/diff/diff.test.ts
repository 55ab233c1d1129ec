import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FlowChange } from '../../src/verify/diff/repositories.ts';
import { readAccepted, sortOut, UnreadableList } from './accepted.ts';
import { printers } from './print.ts';
import { readRevision, UnknownRevision } from './revision.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'diff-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

test('a revision is read with its files sorted, without other files', () => {
  const root = aFolder({
    'funders/ACME.yaml': 'funder: ACME\nname: 甲\n',
    'flows/sign/b.yaml': 'flow: b\n',
    'flows/a.yaml': 'flow: a\n',
    'flows/_template.yaml': 'flow: x\n',
    'flows/README.md': 'Read this.',
  });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'one');
  writeFileSync(join(root, 'flows/a.yaml'), 'flow: other\n');

  expect(readRevision(root, 'HEAD')).toEqual([
    { path: 'flows/a.yaml', text: 'flow: a\n' },
    { path: 'flows/sign/b.yaml', text: 'flow: b\n' },
    { path: 'funders/ACME.yaml', text: 'funder: ACME\nname: 甲\n' },
  ]);
  expect(() => readRevision(root, 'main~7')).toThrow(UnknownRevision);
  expect(() => readRevision(root, '--help')).toThrow('Git does not know "--help" here.');
});

const place = { file: { path: 'flows/pay.yaml', text: 'flow: pay\nsteps:\n' }, start: 10, end: 15 };
const lost: FlowChange = {
  rule: 'write-lost',
  class: 'breaking',
  differences: [
    {
      rule: 'write-lost',
      through: ['close'],
      after: { step: 'native', outcome: 'failed', label: 'failed', to: { step: 'confirm' } },
      before: { step: 'native', outcome: 'failed', label: 'failed', to: { step: 'close' } },
      walk: { in: 'both', steps: [{ step: 'native', outcome: 'failed', when: [] }] },
    },
  ],
  flows: {},
  place,
  placeIn: 'after',
  reaches: new Map([['ACME', ['200', '201']]]),
};
const pay = { id: 'pay' } as NonNullable<FlowChange['flows']['after']>;

const list = (until: string) => `- rule: write-lost
  flow: pay
  step: close
  reason: The platform closes it by itself.
  until: ${until}
`;

test('an accepted change is listed separately with its reason, until it expires', () => {
  const root = aFolder({ 'accepted.yaml': list('2026-12-31') });
  const accepted = readAccepted(root, 'accepted.yaml');
  const change = { ...lost, flows: { after: pay } };

  const now = sortOut([change], accepted, '2026-12-31');
  expect(now).toEqual({
    left: [],
    taken: [{ change, reason: 'The platform closes it by itself.' }],
    stale: [],
  });
  const later = sortOut([change], accepted, '2027-01-01');
  expect(later.left).toEqual([change]);
  expect(later.stale.join()).toContain('was accepted until 2026-12-31');
});

test('an accepted change that no longer applies must be removed', () => {
  const root = aFolder({ 'accepted.yaml': list('2026-12-31') });

  const { stale } = sortOut([], readAccepted(root, 'accepted.yaml'), '2026-11-23');
  expect(stale.join()).toContain('nothing of the kind has changed');
});

test.each([
  ['an unknown rule', list('2026-12-31').replace('write-lost', 'writes-lost')],
  ['no reason', list('2026-12-31').replace(/ {2}reason.*\n/, '')],
  ['no day', list('soon')],
  ['no YAML', '- ['],
])('a list with %s is refused with a message', (_, text) => {
  const root = aFolder({ 'accepted.yaml': text });

  expect(() => readAccepted(root, 'accepted.yaml')).toThrow(UnreadableList);
  expect(() => readAccepted(root, 'accepted.yaml')).toThrow('accepted.yaml cannot be read');
});

test('without a list nothing is accepted', () => {
  expect(readAccepted(aFolder({}), 'accepted.yaml')).toEqual([]);
});

const report = {
  before: 'main',
  after: 'HEAD',
  changes: [lost],
  accepted: [],
  stale: [],
  rewritten: { all: 2, same: 1 },
};

test('in a terminal: place, sentence, walk, affected funders, and counts', () => {
  expect(printers.text(report)).toBe(`Breaking

flows/pay.yaml:2:1  "close" is no longer written after "native" (failed). [write-lost]
    walk: native (failed)
    ACME 200, 201

main → HEAD: 1 breaking, 0 changed, 0 words only. 2 flows are written otherwise, 1 of them without a difference.`);
});

test('in a pull request nothing an author wrote becomes a link, a tag or a mention', () => {
  const [difference] = lost.differences;
  const evil = { ...lost, differences: [{ ...difference!, through: ['<img> @all [x](y)'] }] };

  expect(printers.markdown({ ...report, changes: [evil] })).toContain(
    String.raw`\<img\> \@all \[x\](y)`,
  );
});

test('for a program: rule, class, place, walk and reach', () => {
  expect(JSON.parse(printers.json(report))).toMatchObject({
    changes: [
      {
        rule: 'write-lost',
        class: 'breaking',
        file: 'flows/pay.yaml',
        line: 2,
        walk: { in: 'both', steps: [{ step: 'native', outcome: 'failed', when: [] }] },
        reaches: { ACME: ['200', '201'] },
      },
    ],
  });
});
