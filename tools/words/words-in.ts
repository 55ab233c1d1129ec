import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { SourceFile } from '../../src/model/source.ts';
import { formatYaml } from '../../src/language/yaml/format.ts';

/** What a customer reads at one place of a file, in both languages. */
export interface WrittenWords {
  file: string;
  /** The names above it, down from the file: `steps > ask > title`. */
  place: string;
  /** '' where there is none. */
  zh: string;
  en: string;
}

export interface PlacedWords extends WrittenWords {
  from: number;
  to: number;
}

export function wordsIn(file: SourceFile): PlacedWords[] {
  return entriesOf(documentOf(file.text)).map(({ path, map, from }) => ({
    file: file.path,
    place: placeOf(path),
    zh: textOf(map, 'zh'),
    en: textOf(map, 'en'),
    from,
    to: map.range?.[1] ?? from,
  }));
}

/**
 * The text with these words in it, and the places there are none of by now. An empty text changes nothing: it is the mark of one
 * that is missing. Comments and order stay.
 */
export function withWords(
  file: SourceFile,
  words: readonly WrittenWords[],
): { text: string; unknown: WrittenWords[] } {
  const document = documentOf(file.text);
  const entries = new Map(entriesOf(document).map((one) => [placeOf(one.path), one]));
  let isOther = false;
  const unknown = words.filter(({ place, ...texts }) => {
    const entry = entries.get(place);
    for (const language of ['zh', 'en'] as const) {
      const text = texts[language];
      if (!entry || text === '' || text === textOf(entry.map, language)) continue;
      const written = entry.map.get(language, true);
      // In its own quotes, if it has some.
      if (isScalar(written)) written.value = text;
      else entry.map.set(language, document.createNode(text));
      isOther = true;
    }
    return !entry;
  });
  if (!isOther) return { text: file.text, unknown };
  const text = document.toString({ lineWidth: 0 });
  const formatted = formatYaml({ path: file.path, text });
  return { text: 'text' in formatted ? formatted.text : text, unknown };
}

/** Everything is a text: nothing that is not touched is written otherwise. */
const documentOf = (text: string): Document =>
  parseDocument(text, { schema: 'failsafe', uniqueKeys: false });

interface Entry {
  path: readonly string[];
  map: YAMLMap;
  /** Offset of its name, where a missing text is reported. */
  from: number;
}

function entriesOf({ contents }: Document): Entry[] {
  const below = (node: unknown, path: readonly string[], from = 0): Entry[] => {
    if (isSeq(node)) return node.items.flatMap((one, at) => below(one, [...path, String(at + 1)]));
    if (!isMap(node)) return [];
    if (isLocalizedText(node)) return [{ path, map: node, from }];
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) ? below(value, [...path, String(key.value)], key.range?.[0]) : [],
    );
  };
  return below(contents, []);
}

function isLocalizedText({ items }: YAMLMap): boolean {
  return (
    items.length > 0 &&
    items.every(
      ({ key, value }) =>
        isScalar(key) &&
        (key.value === 'zh' || key.value === 'en') &&
        (isScalar(value) || value === null),
    )
  );
}

function textOf(map: YAMLMap, language: 'zh' | 'en'): string {
  const value = map.get(language);
  return typeof value === 'string' ? value : '';
}

const placeOf = (path: readonly string[]): string => path.join(' > ');
