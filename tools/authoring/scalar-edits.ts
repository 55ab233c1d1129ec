import { CST, type Document, isScalar, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { plainValue } from '../../src/language/yaml/scalar.ts';
import { editBetween } from './apply-edits.ts';
import { additionBeside, lineEndOf } from './entry-edits.ts';
import type { TextEdit } from './service-results.ts';

export type EditOfFile = Omit<TextEdit, 'file'>;

/** `plain`: `36` and `yes` are a number and a yes; otherwise they are texts, which YAML wants in quotes. */
type Meaning = 'text' | 'plain';

/** Everything is a text: nothing that is not touched is written otherwise. */
export const documentOf = (text: string): Document =>
  parseDocument(text, { schema: 'failsafe', uniqueKeys: false, keepSourceTokens: true });

/** What writes these words in one language of a text that is there in one of them at least. */
export function languageEdit(
  text: string,
  map: YAMLMap,
  language: 'zh' | 'en',
  words: string,
): EditOfFile {
  const value: unknown = map.get(language, true);
  const token = tokenOf(value);
  if (token) return scalarEdit(text, token, words, { inFlow: map.flow === true });
  const source = oneLine(words, { inFlow: map.flow === true });
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

type ScalarToken = CST.FlowScalar | CST.BlockScalar;

/** Undefined where nothing is written, as behind `en:`. */
export function tokenOf(node: unknown): ScalarToken | undefined {
  return isScalar(node) ? (node as Scalar.Parsed).srcToken : undefined;
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
export function scalarEdit(
  text: string,
  token: ScalarToken,
  words: string,
  { inFlow, meaning = 'text' }: { inFlow: boolean; meaning?: Meaning },
): EditOfFile {
  const before = CST.stringify(token);
  const type = typeFor(token, words, { inFlow, meaning });
  CST.setScalarValue(token, words, { afterKey: true, inFlow, ...(type && { type }) });
  const now = CST.stringify(token).replace(/\r?\n/g, lineEndOf(text));
  const { from, to, insert } = editBetween('', before, now);
  return { from: token.offset + from, to: token.offset + to, insert };
}

function typeFor(
  token: ScalarToken,
  words: string,
  { inFlow, meaning }: { inFlow: boolean; meaning: Meaning },
): Scalar.Type | undefined {
  if (meaning === 'plain') return 'PLAIN';
  return token.type === 'scalar' ? typeOf(words, inFlow) : undefined;
}

/** A scalar that is not there yet, in one line. */
export function oneLine(
  words: string,
  { inFlow, meaning = 'text' }: { inFlow: boolean; meaning?: Meaning },
): string {
  const token = CST.createScalarToken(words, {
    implicitKey: true,
    indent: 0,
    inFlow,
    end: [],
    type: meaning === 'plain' ? 'PLAIN' : typeOf(words, true),
  });
  return CST.stringify(token);
}

/** `36` and `yes` without quotes are no text. */
function typeOf(words: string, isOneLine: boolean): Scalar.Type {
  if (words.includes('\n')) return isOneLine ? 'QUOTE_DOUBLE' : 'BLOCK_LITERAL';
  return typeof plainValue(words) === 'string' ? 'PLAIN' : 'QUOTE_DOUBLE';
}
