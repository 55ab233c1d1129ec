import { CST, isScalar, type Scalar, type YAMLMap } from 'yaml';
import { plainValue } from '../../src/language/yaml/scalar.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { editBetween } from '../authoring/apply-edits.ts';
import { additionBeside } from '../authoring/entry-edits.ts';
import type { TextEdit } from '../authoring/service-results.ts';
import { documentOf, entriesOf, placeOf, textOf, type WrittenWords } from './words-in.ts';

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
      return { file: path, ...edited(text, map, language, written) };
    });
  });
  return { edits, unknown: words.filter(({ place }) => !entries.has(place)) };
}

type Edit = Omit<TextEdit, 'file'>;

function edited(text: string, map: YAMLMap, language: 'zh' | 'en', words: string): Edit {
  const value: unknown = map.get(language, true);
  const token = isScalar(value) ? (value as Scalar.Parsed).srcToken : undefined;
  if (token) return rewritten(text, token, words, map);
  const source = newSource(words, map);
  const key = keyOf(map, language);
  if (key) {
    const end = key.range?.[1] ?? 0;
    const colon = /^\s*:/.exec(text.slice(end))?.[0] ?? '';
    const from = end + colon.length;
    return { from, to: from, insert: colon === '' ? `: ${source}` : ` ${source}` };
  }
  const other = keyOf(map, language === 'zh' ? 'en' : 'zh')?.range?.[0] ?? 0;
  if (language === 'zh')
    return { from: other, to: other, insert: `zh: ${source}${gap(text, map, other)}` };
  const added = additionBeside(text, other, `en: ${source}`);
  if (!added) throw new Error(`Bug: there is nothing at ${other} to write English words beside.`);
  return added;
}

function keyOf({ items }: YAMLMap, language: 'zh' | 'en'): Scalar | undefined {
  return items.map(({ key }) => key).find((key) => isScalar(key) && key.value === language) as
    | Scalar
    | undefined;
}

/** Between an entry and the one that begins at the offset. */
function gap(text: string, { flow }: YAMLMap, offset: number): string {
  if (flow) return ', ';
  return lineEndOf(text) + ' '.repeat(offset - (text.lastIndexOf('\n', offset - 1) + 1));
}

/** In its own quotes, if it has some. */
function rewritten(
  text: string,
  token: CST.FlowScalar | CST.BlockScalar,
  words: string,
  { flow }: YAMLMap,
): Edit {
  const before = CST.stringify(token);
  const inFlow = flow === true;
  const type = token.type === 'scalar' ? typeOf(words, inFlow) : undefined;
  CST.setScalarValue(token, words, { afterKey: true, inFlow, ...(type && { type }) });
  const now = CST.stringify(token).replace(/\r?\n/g, lineEndOf(text));
  const { from, to, insert } = editBetween('', before, now);
  return { from: token.offset + from, to: token.offset + to, insert };
}

/** In one line. */
function newSource(words: string, { flow }: YAMLMap): string {
  const token = CST.createScalarToken(words, {
    implicitKey: true,
    indent: 0,
    inFlow: flow === true,
    end: [],
    type: typeOf(words, true),
  });
  return CST.stringify(token);
}

/** `36` and `yes` without quotes are no text. */
function typeOf(words: string, isOneLine: boolean): Scalar.Type {
  if (words.includes('\n')) return isOneLine ? 'QUOTE_DOUBLE' : 'BLOCK_LITERAL';
  return typeof plainValue(words) === 'string' ? 'PLAIN' : 'QUOTE_DOUBLE';
}

const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
