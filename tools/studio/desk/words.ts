/** A funder's words for its spreadsheet, and what one that comes back would change. */
import type { AuthoringService } from '../../authoring/service.ts';
import { importedWords, rowsOf } from '../../words/exchange.ts';
import { NoWords, readSpreadsheet, spreadsheetOf, type WordsRow } from '../../words/spreadsheet.ts';
import type { FunderWords, ImportWordsResult, OpenTexts, ShownWords } from '../wire.ts';
import { fileEdit, positionAt } from './positions.ts';
import { handlers } from './requests.ts';

export const words = handlers({
  words: (desk, { texts, funder }) => wordsOf(desk.take(texts), funder),

  /** All words of a funder, as CSV. */
  spreadsheet: (desk, { texts, funder, language }) =>
    spreadsheetOf(rowsOf(desk.take(texts), funder), language),

  importWords: (desk, { texts, table }) => importTable(desk.take(texts), table, texts),
});

function wordsOf(service: AuthoringService, funder: string): FunderWords {
  const rows = rowsOf(service, funder);
  return {
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
    return {
      edits: edits.map((one) => fileEdit(one, service.text(one.file) ?? '')),
      changed: changed.map(({ before, ...row }) => ({ ...shown(service, row), before })),
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
