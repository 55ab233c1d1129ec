import type { TextEdit } from '../../authoring/service.ts';
import type { FileEdit, TextPosition } from '../wire.ts';

const lineBreak = /\r\n?|\n/;

export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split(lineBreak);
  return { line: lines.length, column: lines.at(-1)?.length ?? 0 };
}

/** The nearest there is, where the text has no such place. */
export function offsetAt(text: string, { line, column }: TextPosition): number {
  const breaks = /\r\n?|\n/g;
  let start = 0;
  for (let at = 1; at < line; at++) {
    if (!breaks.exec(text)) return text.length;
    start = breaks.lastIndex;
  }
  const length = text.slice(start).search(lineBreak);
  const end = length < 0 ? text.length : start + length;
  return Math.min(start + column, end);
}

export function rangeIn(
  text: string,
  from: number,
  to: number,
): { from: TextPosition; to: TextPosition } {
  return { from: positionAt(text, from), to: positionAt(text, to) };
}

export function fileEdit({ file, from, to, insert }: TextEdit, text: string): FileEdit {
  return { file, ...rangeIn(text, from, to), insert };
}

/** The same for many offsets of one text. */
export function positionsOf(text: string): (offset: number) => TextPosition {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((one) => one.index + one[0].length)];
  return (offset) => {
    const line = Math.max(1, starts.findLastIndex((start) => start <= offset) + 1);
    return { line, column: offset - (starts[line - 1] ?? 0) };
  };
}
