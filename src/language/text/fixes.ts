import type { Fix, FixChange } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import { nearestAll } from './nearest.ts';

export type Fixed = { fixes?: Fix[] };

/** A name that does not exist becomes one that does: the nearest, else any where there are few. */
export function renamed(place: SourceSpan, word: string, names: readonly string[]): Fixed {
  const span = wordIn(place, word);
  if (!span) return {};
  const fixes = suggestedNames(word, names).map(({ name, isSure }): Fix => ({
    changes: [{ replace: span, by: name }],
    ...(isSure && { preferred: true }),
  }));
  return fixes.length > 0 ? { fixes } : {};
}

/** A code that does not exist becomes one of these; none is sure, as another code is another action. */
export function recoded(place: SourceSpan, code: string, codes: readonly string[]): Fixed {
  const span = wordIn(place, code);
  return span && codes.length > 0 ? oneOf(span, codes) : {};
}

/** The nearest, of which one alone is sure, else any where there are few. */
export function suggestedNames(
  word: string,
  names: readonly string[],
): { name: string; isSure: boolean }[] {
  const near = nearestAll(word, names);
  const suggestions = near.length > 0 || names.length > 8 ? near : [...new Set(names)];
  return suggestions.map((name) => ({ name, isSure: near.length === 1 }));
}

interface Written {
  place: SourceSpan;
  word: string;
}

/** One of two names is misspelt; either may be. */
export function eitherRenamed(use: Written, definition: Written): Fixed {
  const fixes = [
    ...(renamed(use.place, use.word, [definition.word]).fixes ?? []),
    ...(renamed(definition.place, definition.word, [use.word]).fixes ?? []),
  ];
  return { fixes: fixes.map(({ changes }) => ({ changes })) };
}

/** The word without its quotes or `dictionary.`, which stay. Undefined where the file has other characters there. */
function wordIn({ file, start, end }: SourceSpan, word: string): SourceSpan | undefined {
  const source = file.text.slice(start, end);
  if (source === word) return { file, start, end };
  if (source === `dictionary.${word}`) return { file, start: end - word.length, end };
  const isQuoted = source === `"${word}"` || source === `'${word}'`;
  return isQuoted ? { file, start: start + 1, end: end - 1 } : undefined;
}

/** Alternatives. */
export const oneOf = (place: SourceSpan, texts: readonly string[]): Required<Fixed> => ({
  fixes: texts.slice(0, 8).map((by) => ({ changes: [{ replace: spanOf(place), by }] })),
});

/** A duration stands there, as authors write it. */
export const isDuration = ({ file, start, end }: SourceSpan): boolean =>
  /^\d+(?:ms|s|m|h|d)$/.test(file.text.slice(start, end));

const spanOf = ({ file, start, end }: SourceSpan): SourceSpan => ({ file, start, end });

/** A certain correction. */
export const replaced = (place: SourceSpan, by: string): Fixed =>
  fixedBy({ replace: spanOf(place), by });

export const fixedBy = (...changes: FixChange[]): Required<Fixed> => ({
  fixes: [{ changes, preferred: true }],
});

/** Entries or items by their start; each is an alternative to remove. */
export const removable = (...places: SourceSpan[]): Required<Fixed> => ({
  fixes: places.map((place) => ({ changes: [{ remove: spanOf(place) }] })),
});

/** Possible corrections, none of them certain. */
export const fixableBy = (...alternatives: FixChange[]): Required<Fixed> => ({
  fixes: alternatives.map((change) => ({ changes: [change] })),
});

/** A text as one line of YAML in quotes. */
export const inQuotes = (text: string): string =>
  text.includes('"') || text.includes('\\') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A text as YAML, in quotes where it needs them. */
export const asScalar = (text: string): string =>
  /^[=\w/.][^:#,{}[\]\n]*$/.test(text) && text.trim() === text ? text : inQuotes(text);
