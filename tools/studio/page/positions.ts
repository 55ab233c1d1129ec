import type { Text } from '@codemirror/state';
import type { TextPosition } from '../wire.ts';

/** The nearest there is, where the text has no such place. */
export function offsetIn(doc: Text, { line, column }: TextPosition): number {
  if (line > doc.lines) return doc.length;
  const { from, length } = doc.line(Math.max(line, 1));
  return from + Math.min(Math.max(column, 0), length);
}

export function positionIn(doc: Text, offset: number): TextPosition {
  const { number, from } = doc.lineAt(Math.min(offset, doc.length));
  return { line: number, column: offset - from };
}
