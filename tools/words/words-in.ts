import { isMap, isScalar, isSeq, type Document, type YAMLMap } from 'yaml';
import type { SourceFile } from '../../src/model/source.ts';
import { documentOf } from '../authoring/scalar-edits.ts';

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

interface Entry {
  path: readonly string[];
  map: YAMLMap;
  /** Offset of its name, where a missing text is reported. */
  from: number;
}

export function entriesOf({ contents }: Document): Entry[] {
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

export function textOf(map: YAMLMap, language: 'zh' | 'en'): string {
  const value = map.get(language);
  return typeof value === 'string' ? value : '';
}

export const placeOf = (path: readonly string[]): string => path.join(' > ');
