/** A funder's words for its spreadsheet, and what one that comes back would change. */
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import type { AuthoringService } from '../../authoring/service.ts';
import { importedWords, rowsOf } from '../../words/exchange.ts';
import { NoWords, readSpreadsheet, spreadsheetOf, type WordsRow } from '../../words/spreadsheet.ts';
import type { FunderWords, ImportWordsResult, OpenTexts, ShownWords } from '../wire.ts';
import { fileEdit, positionAt } from './positions.ts';
import { handlers } from './requests.ts';

export const words = handlers({
  words: (desk, { texts, funder }) => wordsOf(desk.take(texts), funder),

  /** Words of a funder as CSV: those of its file, or of its templates too. */
  spreadsheet: (desk, { texts, funder, language, isOwn }) =>
    spreadsheetOf(rowsOf(desk.take(texts), funder, isOwn), language),

  importWords: (desk, { texts, table }) => importTable(desk.take(texts), table, texts),
});

function wordsOf(service: AuthoringService, funder: string): FunderWords {
  const rows = rowsOf(service, funder);
  return {
    own: rows.filter(({ file }) => file === fileOfFunder(funder)).length,
    texts: rows.length,
    files: new Set(rows.map(({ file }) => file)).size,
    unmended: rows.filter(({ problems }) => problems.length > 0).map((row) => shown(service, row)),
  };
}

/** `open`: the texts over the files on disk. */
function importTable(service: AuthoringService, table: string, open: OpenTexts): ImportWordsResult {
  try {
    const { edits, changed, unmended, refused } = importedWords(
      service,
      readSpreadsheet(table),
      open,
    );
    const users = usersOf(service);
    return {
      edits: edits.map((one) => fileEdit(one, service.text(one.file) ?? '')),
      changed: changed.map(({ before, ...row }) => ({
        ...shown(service, row),
        before,
        ...(users.has(row.file) && { users: users.get(row.file) }),
      })),
      unmended: unmended.map((row) => shown(service, row)),
      refused,
    };
  } catch (error) {
    if (error instanceof NoWords) return { refused: error.words };
    throw error;
  }
}

function shown(service: AuthoringService, { from, ...row }: WordsRow): ShownWords {
  return { ...row, from: positionAt(service.text(row.file) ?? '', from) };
}

/** Template file → how many funders' flows are made of it. */
function usersOf(service: AuthoringService): Map<string, number> {
  const users = new Map<string, number>();
  for (const { funder } of service.definitions())
    for (const file of service.filesOf(funder))
      if (file !== fileOfFunder(funder)) users.set(file, (users.get(file) ?? 0) + 1);
  return users;
}
