/**
 * `npm run words -- FUNDER [--out FILE]`: all words of a funder and of the templates its flows are made of, as a spreadsheet.
 * `npm run words -- --import FILE` brings it back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { readArguments } from '../run/arguments.ts';
import { languageOfTerminal } from '../run/terminal-language.ts';
import { applyEdits } from '../authoring/apply-edits.ts';
import { createAuthoringService } from '../authoring/service.ts';
import { codeOf, fundersNamed } from '../repository/named.ts';
import { checkResults } from '../repository/kept/disk-results.ts';
import { root } from '../repository/repository.ts';
import { importedWords, rowsOf } from './exchange.ts';
import { NoWords, readSpreadsheet, spreadsheetOf, type WordsRow } from './spreadsheet.ts';
import { spreadsheetText } from './spreadsheet-text.ts';

const language = languageOfTerminal();
const print = (words: LocalizedText) => console.log(words[language]);

const whoseWords: LocalizedText = {
  zh: '请写资方的代码：npm run words -- BOC',
  en: 'Give the code of a funder: npm run words -- BOC',
};

const oneFunder: LocalizedText = {
  zh: '一次只能写一家资方。',
  en: 'Write one funder at a time.',
};

/** A spreadsheet of what can still be read would lack the rest, and nobody would see it. */
const mendFirst = (funder: string): LocalizedText => ({
  zh: `funders/${funder}.yaml 有无法读取的地方，文字会不全。请先改好：npm run check -- ${funder}`,
  en: `funders/${funder}.yaml cannot be read whole, so words would be missing. Mend it first: npm run check -- ${funder}`,
});

function isDamaged(service: ReturnType<typeof createAuthoringService>, funder: string): boolean {
  const own = fileOfFunder(funder);
  const { findings } = service.checkFunder(funder);
  return findings.some(({ rule, place }) => rule === 'yaml-syntax' && place.file.path === own);
}

function reading<T>(path: string, read: () => T): T {
  return orWords(read, { zh: `无法读取 ${path}。`, en: `${path} cannot be read.` });
}

function writing(path: string, write: () => void): void {
  orWords(write, { zh: `无法写入 ${path}。`, en: `${path} cannot be written.` });
}

function orWords<T>(act: () => T, words: LocalizedText): T {
  try {
    return act();
  } catch (cause) {
    throw new NoWords(words, { cause });
  }
}

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { import: { type: 'string' }, out: { type: 'string' } },
  });
  const service = createAuthoringService(root, checkResults);
  if (values.import !== undefined) return bringBack(service, values.import);
  const codes = service.files().flatMap(({ path }) => codeOf(path) ?? []);
  if (positionals.length > 1) throw new NoWords(oneFunder);
  const named = fundersNamed(positionals, codes, root);
  const [funder] = 'unknown' in named ? [] : named;
  if (funder === undefined) {
    console.error(('unknown' in named ? named.unknown : whoseWords)[language]);
    return 2;
  }
  if (isDamaged(service, funder)) throw new NoWords(mendFirst(funder));
  const rows = rowsOf(service, funder);
  const out = values.out ?? `${funder}.csv`;
  writing(out, () => writeFileSync(out, spreadsheetOf(rows, language)));
  print({
    zh: `写好了 ${out}，共 ${rows.length} 条文字。`,
    en: `Wrote ${out}: ${rows.length} texts.`,
  });
  printProblems(rows);
  return 0;
}

function bringBack(service: ReturnType<typeof createAuthoringService>, from: string): number {
  const bytes = reading(from, () => readFileSync(from));
  const spreadsheet = readSpreadsheet(spreadsheetText(bytes));
  const { edits, changed, unmended, refused } = importedWords(service, spreadsheet);
  for (const file of new Set(edits.map((one) => one.file))) {
    const own = edits.filter((one) => one.file === file);
    writeFileSync(join(root, file), applyEdits(service.text(file) ?? '', own));
    print({ zh: `写好了 ${file}。`, en: `Wrote ${file}.` });
  }
  if (edits.length === 0)
    print({ zh: '没有改动任何文字。', en: 'Nothing is said in other words.' });
  for (const { row, why } of refused)
    print({ zh: `第 ${row} 行：${why.zh}`, en: `Row ${row}: ${why.en}` });
  printProblems([...changed, ...unmended]);
  return refused.length > 0 ? 1 : 0;
}

function printProblems(rows: readonly WordsRow[]): void {
  for (const { file, place, problems } of rows)
    for (const problem of problems) console.log(`${file}: ${place}: ${problem[language]}`);
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof NoWords)) throw error;
  console.error(error.words[language]);
  process.exitCode = 2;
}
