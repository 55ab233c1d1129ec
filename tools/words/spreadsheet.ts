/** WrittenWords as rows of a spreadsheet. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { WrittenWords } from './words-in.ts';

export interface WordsRow extends WrittenWords {
  /** Offset of the name they belong to. */
  from: number;
  /** Missing, too long or malformed. */
  problems: LocalizedText[];
}

export interface SpreadsheetRow extends WrittenWords {
  /** As spreadsheet programs count: the names of the columns are row 1. */
  row: number;
}

export interface RefusedRow {
  row: number;
  why: LocalizedText;
}

export interface Spreadsheet {
  rows: SpreadsheetRow[];
  refused: RefusedRow[];
}

/** Read in either language, whoever wrote the spreadsheet. */
const columns = {
  file: { zh: '文件', en: 'file' },
  place: { zh: '位置', en: 'place' },
  zh: { zh: '中文', en: 'zh' },
  en: { zh: '英文', en: 'en' },
  problem: { zh: '问题', en: 'problem' },
} as const satisfies Record<string, LocalizedText>;

/** With the mark by which spreadsheets know that it is UTF-8. */
export function spreadsheetOf(rows: readonly WordsRow[], language: Language = 'en'): string {
  const cells = rows.map(({ problems, ...row }) => ({
    ...row,
    problem: problems.map((one) => one[language]).join(' '),
  }));
  return stringify(cells, {
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header: header[language] })),
    bom: true,
    escape_formulas: true,
  });
}

/** `words` are for the person importing the file. */
export class NoWords extends Error {
  readonly words: LocalizedText;

  constructor(words: LocalizedText, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

/** Throws `NoWords` where none of its rows can be read. */
export function readSpreadsheet(text: string): Spreadsheet {
  const [head = [], ...body] = cellsOf(text);
  const at = (column: keyof typeof columns) =>
    head.findIndex((cell) => Object.values<string>(columns[column]).includes(cell.trim()));
  const [file, place, zh, en] = [at('file'), at('place'), at('zh'), at('en')];
  if (Math.min(file, place, zh, en) < 0)
    throw new NoWords({
      zh: '表头要有“文件”“位置”“中文”“英文”四列。',
      en: 'The columns are file, place, zh and en.',
    });
  const rows: SpreadsheetRow[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    const filled = cells.findLastIndex((cell) => cell !== '') + 1;
    const isShort = cells.length <= Math.max(file, place, zh, en);
    if (filled === 0) continue;
    if (isShort || filled > head.length) refused.push({ row, why: otherCells });
    else
      rows.push({
        row,
        file: cells[file] ?? '',
        place: cells[place] ?? '',
        zh: unescaped(cells[zh] ?? ''),
        en: unescaped(cells[en] ?? ''),
      });
  }
  return { rows, refused };
}

const otherCells: LocalizedText = {
  zh: '这一行的列数与表头不同；带逗号的文字要放在引号里。',
  en: 'It has not as many cells as the row of names; a text with commas goes in quotes.',
};

function cellsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].find((one) => first.includes(one)) ?? ',';
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NoWords({ zh: `这不是能读的 CSV 表格：${why}`, en: why }, { cause: error });
  }
}

/** What would begin a formula has an apostrophe before it. */
const unescaped = (text: string): string =>
  text.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
