import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import { applyEdits } from '../authoring/apply-edits.ts';
import { documentOf } from '../authoring/scalar-edits.ts';
import type { AuthoringService, TextEdit } from '../authoring/service.ts';
import type { RefusedRow, Spreadsheet, SpreadsheetRow, WordsRow } from './spreadsheet.ts';
import { wordEdits } from './word-edits.ts';
import { wordsIn, type PlacedWords, type WrittenWords } from './words-in.ts';

/** Of the funder's own file, and of the templates its flows are made of unless `isOwn`. */
export function rowsOf(service: AuthoringService, funder: string, isOwn = false): WordsRow[] {
  return rowsIn(service, isOwn ? [fileOfFunder(funder)] : service.filesOf(funder));
}

function rowsIn(service: AuthoringService, files: readonly string[]): WordsRow[] {
  const problems = service.problems();
  return files.flatMap((file) => {
    const source = readable(service, file);
    const own = problems.filter((one) => one.file === file);
    return (source ? wordsIn(source) : []).map(({ to, ...words }) => ({
      ...words,
      problems: own
        .filter((one) => one.from >= words.from && one.to <= to)
        .map(({ message }) => message),
    }));
  });
}

function readable(service: AuthoringService, file: string): SourceFile | undefined {
  return service.files().find(({ path, problem }) => path === file && problem === undefined);
}

export interface ChangedWords extends WordsRow {
  /** Which are replaced by `zh` and `en`. */
  before: LocalizedText;
}

export interface ImportedWords {
  edits: TextEdit[];
  /** At the offsets of the texts as they are, with the problems of what would be there. */
  changed: ChangedWords[];
  /** What stays missing, too long or malformed. */
  unmended: WordsRow[];
  refused: RefusedRow[];
}

/** What a spreadsheet would change. Nothing is changed; `open` are the texts over the files on disk. */
export function importedWords(
  service: AuthoringService,
  spreadsheet: Spreadsheet,
  open: Readonly<Record<string, string>> = {},
): ImportedWords {
  const refused = [...spreadsheet.refused];
  const edits: TextEdit[] = [];
  const before = new Map<string, PlacedWords>();
  for (const file of new Set(spreadsheet.rows.map((one) => one.file))) {
    const rows = spreadsheet.rows.filter((one) => one.file === file);
    const source = readable(service, file);
    if (!source || documentOf(source.text).errors.length > 0) {
      const why = source ? broken(file) : noFile(file);
      refused.push(...rows.map(({ row }) => ({ row, why })));
      continue;
    }
    const { once, twice } = byPlace(rows);
    const written = wordEdits(source, once);
    edits.push(...written.edits);
    refused.push(...twice);
    refused.push(...written.unknown.map(({ row, place }) => ({ row, why: noPlace(file, place) })));
    for (const words of wordsIn(source))
      if (once.some(({ place }) => place === words.place)) before.set(keyOf(words), words);
  }
  const after = rowsWith(service, edits, before, open);
  const isChanged = (row: WordsRow, { zh, en }: WrittenWords) => row.zh !== zh || row.en !== en;
  return {
    edits,
    changed: after.flatMap(([row, was]) =>
      isChanged(row, was) ? { ...row, before: { zh: was.zh, en: was.en } } : [],
    ),
    unmended: after.flatMap(([row, was]) =>
      isChanged(row, was) || row.problems.length === 0 ? [] : row,
    ),
    refused: refused.toSorted((a, b) => a.row - b.row),
  };
}

/** A place may have several rows that say the same. */
function byPlace(rows: readonly SpreadsheetRow[]) {
  const once = new Map<string, SpreadsheetRow>();
  const twice: RefusedRow[] = [];
  for (const one of rows) {
    const first = once.get(one.place);
    if (!first) once.set(one.place, one);
    else if (first.zh !== one.zh || first.en !== one.en)
      twice.push({ row: one.row, why: otherWords(first.row) });
  }
  return { once: [...once.values()], twice };
}

/** The rows as they are with the edits, at their present offsets, each with what is there now. */
function rowsWith(
  service: AuthoringService,
  edits: readonly TextEdit[],
  before: ReadonlyMap<string, PlacedWords>,
  open: Readonly<Record<string, string>>,
): [WordsRow, PlacedWords][] {
  const edited = new Set(edits.map(({ file }) => file));
  for (const file of edited)
    service.setText(
      file,
      applyEdits(
        service.text(file) ?? '',
        edits.filter((one) => one.file === file),
      ),
    );
  const files = [...new Set([...before.values()].map(({ file }) => file))];
  const rows = rowsIn(service, files);
  for (const file of edited) service.setText(file, open[file]);
  return rows.flatMap((row): [WordsRow, PlacedWords][] => {
    const was = before.get(keyOf(row));
    return was ? [[{ ...row, from: was.from }, was]] : [];
  });
}

const keyOf = ({ file, place }: WrittenWords): string => `${file} ${place}`;

const noFile = (file: string): LocalizedText => ({
  zh: `没有文件“${file}”。`,
  en: `There is no file "${file}".`,
});
const broken = (file: string): LocalizedText => ({
  zh: `${file} 写法有误，改好后再导入。`,
  en: `${file} cannot be read as it is; mend it first.`,
});
const noPlace = (file: string, place: string): LocalizedText => ({
  zh: `${file} 里没有“${place}”的文字。`,
  en: `${file} has no words at: ${place}`,
});
const otherWords = (row: number): LocalizedText => ({
  zh: `与第 ${row} 行是同一处，文字却不同。`,
  en: `Row ${row} has other words for the same place.`,
});
