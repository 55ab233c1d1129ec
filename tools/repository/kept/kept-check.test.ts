import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFiles } from '../../../src/language/check.ts';
import { printFindings } from '../../../src/language/print.ts';
import type { Definition } from '../../../src/model/definition.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { makeSharedTemplates } from '../../authoring/shared-templates.fixture.ts';
import { pruneCache } from '../../run/disk-cache.ts';
import { ourJourneyRules } from '../journey-rules.ts';
import { readRepository } from '../read-repository.ts';
import { daily } from '../../run/daily.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { checkKept } from './kept-check.ts';

const { folder, remove } = makeSharedTemplates();
const store = `trial${process.pid}`;
const symbols = buildSymbols();
const rules = ourJourneyRules(folder);
const one = 'funders/ONE.yaml';
const two = 'funders/TWO.yaml';
const shared = 'flows/appeal-progress.yaml';

const at = (path: string) => join(folder, path);
const textOf = (path: string) => readFileSync(at(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(at(path), text);
const edit = (path: string, from: string | RegExp, to: string) => {
  const before = textOf(path);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${String(from)}`);
  write(path, after);
};

function kept(): string {
  const { findings, definitions } = checkKept(folder, store);
  return inWords(findings, definitions());
}

function whole(): string {
  const { findings, definitions } = checkFiles(readRepository(folder), symbols, rules);
  return inWords(findings, definitions);
}

const inWords = (findings: readonly Finding[], definitions: readonly Definition[]): string =>
  printFindings(findings, { format: 'json' }) + JSON.stringify(definitions);

let good: ReadonlyMap<string, string>;
let ofGood: string;
beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  good = new Map(readRepository(folder).map(({ path, text }) => [path, text]));
  kept();
  ofGood = whole();
});
afterAll(() => {
  remove();
  pruneCache(store, new Set());
});

function mended(): void {
  for (const { path } of readRepository(folder)) if (!good.has(path)) rmSync(at(path));
  for (const [path, text] of good) write(path, text);
}

const edits: Record<string, () => void> = {
  'a space at the end of a line of a funder': () => edit(one, 'funder: ONE', 'funder: ONE '),
  'a line at the beginning of a funder': () => write(one, `# first\n${textOf(one)}`),
  'a line at the beginning of a template': () => write(shared, `# first\n${textOf(shared)}`),
  'a line at the beginning of the defaults': () =>
    write('flows/defaults.yaml', `# first\n${textOf('flows/defaults.yaml')}`),
  'a setting that is none': () => edit(one, 'page: /contractAward', 'pages: /contractAward'),
  'a file that cannot be read': () => write(two, 'funder: [TWO'),
  'words in the wrong language': () => edit(one, 'en: First', 'en: 甲行'),
  'a flow there is none of': () => edit(two, '320: appeal', '320: appeals'),
  'a code there is none of': () => edit(two, '320:', '9320:'),
  'an answer in an example that nobody asks for': () =>
    edit(one, '    action: 300\n', '    action: 300\n    answers: { nothing: 1 }\n'),
  'an example that does not hold': () => edit(one, 'ends: success', 'ends: home'),
  'an example that passes no such step': () => edit(one, 'passes: [standing]', 'passes: [none]'),
  'two mistakes in two funders': () => {
    edit(one, 'ends: success', 'ends: home');
    edit(two, '330: authenticate', '330: authenticates');
  },
  'an override that brings a finding about in a template': () =>
    edit(one, '  appeal-cancel:\n', '  appeal-cancel:\n    remove: [standing]\n'),
  'a step of a template that an override has led past': () =>
    edit(
      one,
      'with: { page: /appealWithdrawn }',
      'with: { page: /appealWithdrawn }\n    change:\n      standing: { next: back }',
    ),
  'two good changes in two funders': () => {
    edit(one, '244: appeal-progress, ', '');
    edit(two, 'en: Second', 'en: Another');
  },
  'a template that leads nowhere': () =>
    edit(shared, /^steps:$/m, 'steps:\n  lost:\n    kind: end\n    leads-to: /nowhere'),
  'a template with a step there is none of': () =>
    edit('flows/appeal-cancel.yaml', /^steps:\n {2}([\w-]+):/m, 'steps:\n  $1:\n    next: nobody'),
  'a flow nobody uses': () =>
    write('flows/added.yaml', textOf(shared).replace(/^flow: .*$/m, 'flow: added')),
  'a flow that is used and added at once': () => {
    write('flows/added.yaml', textOf(shared).replace(/^flow: .*$/m, 'flow: added'));
    edit(two, '320: appeal', '320: added');
  },
  'two files of one name': () => write('flows/added.yaml', textOf(shared)),
  'a flow taken away': () => rmSync(at(shared)),
  'a flow nobody uses any more': () => edit(two, '330: authenticate, ', ''),
  'a flow with another file name': () => renameSync(at(shared), at('flows/progress.yaml')),
  'a funder taken away': () => rmSync(at(two)),
  'a funder added': () => write('funders/THREE.yaml', textOf(one).replace('ONE', 'THREE')),
  'examples of a template that nobody walks': () =>
    edit(
      shared,
      /^examples:\n/m,
      'examples:\n  of nobody:\n    passes: [nothing]\n    ends: success\n',
    ),
};

// All of them, one after the other, in the test below.
test.each(daily(Object.entries(edits), 12))(
  '%s is found as by a check of everything',
  (_, change) => {
    change();
    const changed = whole();
    expect(kept()).toBe(changed);
    expect(kept()).toBe(changed);
    mended();
    expect(kept()).toBe(ofGood);
  },
);

test('one edit after another, mistakes left where they are', () => {
  const found = new Set<string>();
  for (const [name, change] of Object.entries(edits)) {
    try {
      change();
    } catch {
      // An earlier one has taken away what this one changes.
      mended();
      continue;
    }
    const expected = whole();
    expect({ name, found: kept() }).toEqual({ name, found: expected });
    found.add(expected);
  }
  mended();
  expect(found.size).toBeGreaterThan(8);
});
