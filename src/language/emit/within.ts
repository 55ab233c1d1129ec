import type { SourceSpan } from '../../model/source.ts';
import { formulaIn, placeOf, written } from '../yaml/node-access.ts';
import type { ScalarNode } from '../yaml/node.ts';

/** A part of a scalar's text, where the file has that text in one piece; else the whole scalar. */
export function within(node: ScalarNode, part: { start: number; end: number }): SourceSpan {
  const source = formulaIn(node) ?? written(node);
  const raw = node.file.text.slice(node.start, node.end);
  const offset = raw.indexOf(source);
  if (offset < 0) return placeOf(node);
  const start = node.start + offset + part.start;
  return { file: node.file, start, end: Math.max(start + 1, node.start + offset + part.end) };
}
