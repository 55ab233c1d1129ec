import type { SourceFile } from '../../src/model/source.ts';
import { documentOf, languageEdit } from '../authoring/scalar-edits.ts';
import type { TextEdit } from '../authoring/service-results.ts';
import { entriesOf, placeOf, textOf, type WrittenWords } from './words-in.ts';

/**
 * What writes these words into the file, and the words whose place is not there by now. An empty text changes nothing: it is the
 * mark of one that is missing. Comments, order and quotes stay.
 */
export function wordEdits<Words extends WrittenWords>(
  { path, text }: SourceFile,
  words: readonly Words[],
): { edits: TextEdit[]; unknown: Words[] } {
  const entries = new Map(entriesOf(documentOf(text)).map((one) => [placeOf(one.path), one.map]));
  const edits = words.flatMap((one) => {
    const map = entries.get(one.place);
    if (!map) return [];
    return (['zh', 'en'] as const).flatMap((language) => {
      const written = one[language];
      if (written === '' || written === textOf(map, language)) return [];
      return { file: path, ...languageEdit(text, map, language, written) };
    });
  });
  return { edits, unknown: words.filter(({ place }) => !entries.has(place)) };
}
