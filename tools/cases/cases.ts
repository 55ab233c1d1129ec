/**
 * `npm run cases -- FUNDER|FILE … [--name TEXT] [--out FILE.json | --playwright e2e/NAME.spec.ts]`: examples as files of their own.
 * `npm run cases -- --import FILE.json [--replace]` brings them back.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readArguments } from '../run/arguments.ts';
import { applyEdits } from '../authoring/apply-edits.ts';
import { createAuthoringService } from '../authoring/service.ts';
import { checkResults } from '../repository/kept/disk-results.ts';
import { checkedOrExit, root } from '../repository/repository.ts';
import { filesNamed } from '../repository/named.ts';
import { readRepository, readSource } from '../repository/read-repository.ts';
import { type Case, NoCases, printCases, readCases } from './case-file.ts';
import { casesOf } from './export-cases.ts';
import { importCases, type ImportOutcome } from './import-cases.ts';
import { specOf } from './playwright.ts';

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      out: { type: 'string' },
      playwright: { type: 'string' },
      import: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (values.import !== undefined) return bringBack(values.import, values.replace);
  const cases = casesNamed(positionals, values.name);
  if (values.playwright !== undefined) return writeSpec(cases, values.playwright);
  if (values.out === undefined) console.log(printCases(cases));
  else write(values.out, printCases(cases), cases.length);
  return 0;
}

function casesNamed(names: readonly string[], part = ''): Case[] {
  if (names.length === 0)
    throw new NoCases(
      'Give the code of a funder or a file: npm run cases -- BOC flows/bind-card.yaml',
    );
  const paths = readRepository(root).map(({ path }) => path);
  const files = filesNamed(names, paths, root);
  if ('unknown' in files) throw new NoCases(files.unknown.en);
  const { definitions } = checkedOrExit();
  const cases = files.flatMap((path) => casesOf(readSource(root, path), definitions));
  const named = cases.filter(({ name }) => name.includes(part));
  if (named.length > 0) return named;
  throw new NoCases(`No example of ${names.join(', ')} has "${part}" in its name.`);
}

async function writeSpec(cases: readonly Case[], path: string): Promise<number> {
  const spec = resolve(path);
  const e2e = join(root, 'e2e');
  if (!spec.endsWith('.spec.ts') || relative(e2e, spec).startsWith('..'))
    throw new NoCases('Browser tests stand below e2e/ and end in .spec.ts.');
  const casesFile = spec.replace(/\.spec\.ts$/, '.cases.json');
  write(casesFile, printCases(cases), cases.length);
  write(spec, await specOf(cases, { folder: dirname(spec), e2e, casesFile }), cases.length);
  console.log(`Run it: npx playwright test -c e2e ${relative(e2e, spec)}`);
  return 0;
}

function write(path: string, text: string, count: number): void {
  writeFileSync(path, text);
  console.log(`Wrote ${path}: ${count} ${count === 1 ? 'example' : 'examples'}.`);
}

function casesIn(path: string): Case[] {
  if (!existsSync(path)) throw new NoCases(`There is no file ${path}.`);
  return readCases(readFileSync(path, 'utf8'));
}

const sentences: Record<ImportOutcome, string> = {
  added: 'added',
  replaced: 'replaced',
  same: 'stands there so already',
  different:
    'not brought in: an example of this name says something else; --replace puts this one in its place',
  refused: 'not brought in',
};

function bringBack(path: string, mayReplace: boolean): number {
  const service = createAuthoringService(root, checkResults);
  const { edits, outcomes } = importCases(service, casesIn(path), {
    mayReplace,
  });
  for (const edit of edits) {
    writeFileSync(join(root, edit.file), applyEdits(service.text(edit.file) ?? '', [edit]));
    console.log(`Wrote ${edit.file}.`);
  }
  for (const { file, name, outcome, why } of outcomes)
    console.log(
      `${file}: "${name}": ${sentences[outcome]}.${why === undefined ? '' : ` ${why.en}`}`,
    );
  return outcomes.some(({ outcome }) => outcome === 'different' || outcome === 'refused') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NoCases)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
