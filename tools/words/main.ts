/**
 * `npm run words -- FUNDER [--out FILE]`: all words of a funder and of the templates its flows are made of, as a spreadsheet.
 * `npm run words -- --import FILE` brings it back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { import: { type: 'string' }, out: { type: 'string' } },
  });
  const service = createAuthoringService(root, checkResults);
  if (values.import !== undefined) return bringBack(service, values.import);
  const codes = service.files().flatMap(({ path }) => codeOf(path) ?? []);
  const named = fundersNamed(positionals.slice(0, 1), codes, root);
  const [funder] = 'unknown' in named ? [] : named;
  if (funder === undefined) {
    console.error(('unknown' in named ? named.unknown : whoseWords)[language]);
    return 2;
  }
  const rows = rowsOf(service, funder);
  const out = values.out ?? `${funder}.csv`;
  writeFileSync(out, spreadsheetOf(rows, language));
  print({
    zh: `写好了 ${out}，共 ${rows.length} 条文字。`,
    en: `Wrote ${out}: ${rows.length} texts.`,
  });
  printProblems(rows);
  return 0;
}

function bringBack(service: ReturnType<typeof createAuthoringService>, from: string): number {
  const spreadsheet = readSpreadsheet(spreadsheetText(readFileSync(from)));
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
