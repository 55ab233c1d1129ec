/**
 * `npm run cases -- FUNDER|FILE … [--name TEXT] [--out FILE.json | --playwright e2e/NAME.spec.ts]`: examples as files of their own.
 * `npm run cases -- --import FILE.json [--replace]` brings them back. `--language zh|en`: the terminal's own where it is left out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readArguments } from '../run/arguments.ts';
import { languageOf } from '../run/terminal-language.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { applyEdits } from '../authoring/apply-edits.ts';
import { createAuthoringService } from '../authoring/service.ts';
import { checkResults } from '../repository/kept/disk-results.ts';
import { checkedOrExit, root } from '../repository/repository.ts';
import { filesNamed } from '../repository/named.ts';
import { readRepository, readSource } from '../repository/read-repository.ts';
import { type Case, NoCases, printCases, readCases } from './case-file.ts';
import { casesOf } from './export-cases.ts';
import { importCases } from './import-cases.ts';
import { specOf } from './playwright.ts';
import { noCasesNamed, noExamples, noFile, noSpec, outcomeLine, runIt, written } from './words.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    out: { type: 'string' },
    playwright: { type: 'string' },
    import: { type: 'string' },
    replace: { type: 'boolean', default: false },
    language: { type: 'string' },
  },
});
const language = languageOf(values.language);
const print = (words: LocalizedText) => console.log(words[language]);

async function main(): Promise<number> {
  if (values.import !== undefined) return bringBack(values.import, values.replace);
  const cases = casesNamed(positionals, values.name);
  if (values.playwright !== undefined) return writeSpec(cases, values.playwright);
  if (values.out === undefined) console.log(printCases(cases));
  else write(values.out, printCases(cases), cases.length);
  return 0;
}

function casesNamed(names: readonly string[], part = ''): Case[] {
  if (names.length === 0) throw new NoCases(noCasesNamed);
  const paths = readRepository(root).map(({ path }) => path);
  const files = filesNamed(names, paths, root);
  if ('unknown' in files) throw new NoCases(files.unknown);
  const { definitions } = checkedOrExit();
  const cases = files.flatMap((path) => casesOf(readSource(root, path), definitions));
  const named = cases.filter(({ name }) => name.includes(part));
  if (named.length > 0) return named;
  throw new NoCases(noExamples(files, part));
}

async function writeSpec(cases: readonly Case[], path: string): Promise<number> {
  const spec = resolve(path);
  const e2e = join(root, 'e2e');
  if (!spec.endsWith('.spec.ts') || relative(e2e, spec).startsWith('..')) throw new NoCases(noSpec);
  const casesFile = spec.replace(/\.spec\.ts$/, '.cases.json');
  write(casesFile, printCases(cases), cases.length);
  write(spec, await specOf(cases, { folder: dirname(spec), e2e, casesFile }), cases.length);
  print(runIt(relative(e2e, spec)));
  return 0;
}

function write(path: string, text: string, count: number): void {
  writeFileSync(path, text);
  print(written(path, count));
}

function casesIn(path: string): Case[] {
  if (!existsSync(path)) throw new NoCases(noFile(path));
  return readCases(readFileSync(path, 'utf8'));
}

function bringBack(path: string, mayReplace: boolean): number {
  const service = createAuthoringService(root, checkResults);
  const { edits, outcomes } = importCases(service, casesIn(path), {
    mayReplace,
  });
  for (const edit of edits) {
    writeFileSync(join(root, edit.file), applyEdits(service.text(edit.file) ?? '', [edit]));
    print(written(edit.file));
  }
  for (const one of outcomes) print(outcomeLine(one));
  return outcomes.some(({ outcome }) => outcome === 'different' || outcome === 'refused') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NoCases)) throw error;
  console.error(error.words[language]);
  process.exitCode = 2;
}
