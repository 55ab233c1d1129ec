/** WrittenWords as rows of a spreadsheet. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { WrittenWords } from './words-in.ts';

export interface WordsRow extends WrittenWords {
  /** Missing, too long or malformed. */
  problem: string;
}

const columns = ['file', 'place', 'zh', 'en', 'problem'] as const;

/** With the mark by which spreadsheets know that it is UTF-8. */
export function spreadsheetOf(rows: readonly WordsRow[]): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
  });
}

/** The message is for the person importing the file. */
export class NoWords extends Error {}

/** Throws `NoWords`. Also what a spreadsheet in China saves as CSV, which is GB 18030. */
export function wordsOfSpreadsheet(bytes: Uint8Array): WrittenWords[] {
  const text = decoded(bytes);
  const delimiter = [',', ';', '\t'].find((one) => text.split(/\r?\n/, 1)[0]?.includes(one)) ?? ',';
  let rows: Record<string, string>[];
  try {
    rows = parse(text, { bom: true, columns: true, delimiter, skip_empty_lines: true });
  } catch (error) {
    throw new NoWords(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return rows.map(({ file, place, zh, en }) => {
    if (file === undefined || place === undefined || zh === undefined || en === undefined)
      throw new NoWords('The columns are file, place, zh and en.');
    return { file, place, zh: unescaped(zh), en: unescaped(en) };
  });
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What would begin a formula has an apostrophe before it. */
const unescaped = (text: string): string =>
  text.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
