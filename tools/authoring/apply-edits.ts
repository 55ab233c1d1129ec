import type { TextEdit } from './service-results.ts';

/** The text with the edits of one file made in it, which do not overlap; what they write at one place stands in their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toReversed()
    .toSorted((a, b) => b.from - a.from)
    .reduce((done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to), text);
}

/** The one edit that makes `now` of `before`: what both begin and end with stays. No character is cut in two. */
export function editBetween(file: string, before: string, now: string): TextEdit {
  const shorter = Math.min(before.length, now.length);
  let from = 0;
  while (from < shorter && before[from] === now[from]) from += 1;
  if (isCut(before, from) || isCut(now, from)) from -= 1;
  let rest = 0;
  while (rest < shorter - from && before.at(-1 - rest) === now.at(-1 - rest)) rest += 1;
  if (isCut(before, before.length - rest) || isCut(now, now.length - rest)) rest -= 1;
  return { file, from, to: before.length - rest, insert: now.slice(from, now.length - rest) };
}

/** Between the halves of a surrogate pair or of a Windows line end. */
const isCut = (text: string, at: number): boolean =>
  /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(Math.max(0, at - 1), at + 1));
