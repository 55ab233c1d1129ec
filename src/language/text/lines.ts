import type { SourceFile } from '../../model/source.ts';
import type { SourceSpan } from '../../model/source.ts';
import { oncePer } from '../../model/once-per.ts';

const lineStarts = oncePer((file: SourceFile): number[] => {
  const starts = [0];
  for (let at = file.text.indexOf('\n'); at >= 0; at = file.text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
});

/** Where a place begins: lines and columns (in characters) count from 1. */
export function lineAndColumn(place: SourceSpan): { line: number; column: number } {
  return positionIn(place.file, place.start);
}

export function positionIn(file: SourceFile, offset: number): { line: number; column: number } {
  const starts = lineStarts(file);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  // A byte order mark is not part of the first line.
  const before = file.text.slice(starts[low] ?? 0, offset).replace(/^\ufeff/, '');
  return { line: low + 1, column: Array.from(before).length + 1 };
}

/** The text of a line (from 1) without its line break, and the offset it begins at. */
export function lineText(file: SourceFile, line: number): { text: string; start: number } {
  const starts = lineStarts(file);
  const start = starts[line - 1] ?? file.text.length;
  const next = starts[line];
  const text = file.text.slice(start, next === undefined ? undefined : next - 1);
  return { text: text.endsWith('\r') ? text.slice(0, -1) : text, start };
}

// East Asian wide and full-width characters, and emoji, take two columns in a terminal.
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const noWidth = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many terminal columns a text takes. Tabs count as one; the printers write them as one space. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += noWidth.test(character) ? 0 : wide.test(character) ? 2 : 1;
  }
  return width;
}
