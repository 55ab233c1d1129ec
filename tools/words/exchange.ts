import type { AuthoringService } from '../authoring/service.ts';
import type { WordsRow } from './spreadsheet.ts';
import { withWords, wordsIn, type WrittenWords } from './words-in.ts';

/** Of the funder's own file, and of the templates its flows are made of. */
export function rowsOf(service: AuthoringService, funder: string): WordsRow[] {
  return rowsIn(service, service.filesOf(funder));
}

function rowsIn(service: AuthoringService, files: readonly string[]): WordsRow[] {
  const problems = service.problems();
  return files.flatMap((file) => {
    const source = service.files().find(({ path }) => path === file);
    if (!source || source.problem !== undefined) return [];
    return wordsIn(source).map(({ from, to, ...words }) => ({
      ...words,
      problem: problems
        .filter((one) => one.file === file && one.from >= from && one.to <= to)
        .map(({ message }) => message.en)
        .join(' '),
    }));
  });
}

/** The changed texts, the rows whose place does not exist, and the problems of the imported rows. */
export function takeIn(
  service: AuthoringService,
  words: readonly WrittenWords[],
): { texts: Map<string, string>; unknown: WrittenWords[]; rows: WordsRow[] } {
  const filesByPath = new Map(service.files().map((file) => [file.path, file]));
  const texts = new Map<string, string>();
  const unknown: WrittenWords[] = [];
  const files = [...new Set(words.map(({ file }) => file))];
  for (const file of files) {
    const source = filesByPath.get(file);
    const own = words.filter((one) => one.file === file);
    if (!source || source.problem !== undefined) {
      unknown.push(...own);
      continue;
    }
    const made = withWords(source, own);
    unknown.push(...made.unknown);
    if (made.text !== source.text) texts.set(file, made.text);
  }
  for (const [file, text] of texts) service.setText(file, text);
  return { texts, unknown, rows: rowsIn(service, files) };
}
