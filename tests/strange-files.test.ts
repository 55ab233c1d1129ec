import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import { printFindings } from '../src/language/print.ts';
import { changedSinceStart, keyOfFiles } from '../tools/run/disk-cache.ts';
import { readRepository } from '../tools/repository/read-repository.ts';
import { symbols } from './findings/world.ts';

let root = '';
const at = (path: string) => join(root, path);
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const title = ['title:', '  zh: 流程', '  en: Flow'];
const end = '  done: { kind: end, ends: success }';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  mkdirSync(at('flows'));
  mkdirSync(at('funders'));
  writeFileSync(at('package-lock.json'), '{}');
  writeFileSync(at('flows/sign.yaml'), lines('flow: sign', ...title, 'steps:', end));
});
afterEach(() => rmSync(root, { recursive: true }));

const printedFindings = () => {
  const { findings } = checkFiles(readRepository(root), symbols);
  return printFindings(findings, { format: 'text' });
};

describe('a directory entry with the name of a flow that is no file is reported:', () => {
  test.each<[string, string, () => void]>([
    ['a folder', 'is a folder', () => mkdirSync(at('flows/odd.yaml'))],
    ['a link to nothing', 'is a link that leads nowhere', () => link('gone.yaml')],
    ['a link to itself', 'is a link that leads back to itself', () => link('odd.yaml')],
    ['a link to a folder', 'is a folder', () => link('../funders')],
    ['a link out of the checkout', 'is a link that leads out', () => link('/etc/hostname')],
    ['a link to a device', 'is a link that leads out', () => link('/dev/zero')],
    ['a pipe', 'is a pipe or a device', () => execFileSync('mkfifo', [at('flows/odd.yaml')])],
  ])('%s', (_what, words, make) => {
    make();

    expect(printedFindings()).toContain(`flows/odd.yaml:1:1  "odd.yaml" ${words}`);
  });

  function link(target: string): void {
    symlinkSync(target, at('flows/odd.yaml'));
  }
});

test('a symbolic link to a folder is reported', () => {
  symlinkSync('../funders', at('flows/more'));

  expect(printedFindings()).toContain('"more" is a folder, so nothing of it is read.');
});

test('a symbolic link to a file of the checkout is read as that file', () => {
  writeFileSync(at('sign-again.txt'), lines('flow: sign-again', ...title, 'step:', end));
  symlinkSync('../sign-again.txt', at('flows/sign-again.yaml'));

  expect(printedFindings()).toContain(
    'flows/sign-again.yaml:5:1  "step" is not a setting of a flow.',
  );
});

test('a cached result is not used when the target of a symbolic link has changed', () => {
  writeFileSync(at('target.txt'), 'one');
  symlinkSync('../target.txt', at('flows/linked.yaml'));
  const before = keyOfFiles(['flows'], root);

  expect(keyOfFiles(['flows'], root)).toBe(before);
  writeFileSync(at('target.txt'), 'two');

  expect(keyOfFiles(['flows'], root)).not.toBe(before);
});

test('code that changed after the run began is noticed, so that nothing older is kept under its key', () => {
  const file = at('flows/linked.yaml');
  writeFileSync(file, '');
  const before = Number(process.env.RUN_STARTED_AT) - 60_000;
  const later = Date.now() + 60_000;
  utimesSync(file, before / 1000, before / 1000);
  expect(changedSinceStart(['flows/linked.yaml'], root)).toBe(false);

  utimesSync(file, later / 1000, later / 1000);

  expect(changedSinceStart(['flows/linked.yaml'], root)).toBe(true);
});

test('two thousand flows in a chain of runs are one finding', () => {
  const deepest = 1_999;
  for (let n = 0; n <= deepest; n += 1) {
    const run = n < deepest ? [`  inner: { kind: run, flow: deep-${n + 1} }`] : [];
    const text = lines(`flow: deep-${n}`, ...title, 'steps:', ...run, end);
    writeFileSync(at(`flows/deep-${n}.yaml`), text);
  }
  const named = ['funder: DEEP', 'name:', '  zh: 深', '  en: Deep'];
  const flows = ['flows:', '  deep-0: {}', 'actions:', '  100: deep-0'];
  writeFileSync(at('funders/DEEP.yaml'), lines(...named, ...flows));

  const { findings } = checkFiles(readRepository(root), symbols);

  expect(findings.filter(({ rule }) => rule === 'too-large')).toHaveLength(1);
  expect(printedFindings()).toContain(
    'Here flows run each other 42 deep, beginning with "deep-0".',
  );
});
