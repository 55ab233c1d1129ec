/** The order of steps, as far as the order in the text decides it. */
import { isOpen, readStep } from '../../../src/language/link/steps.ts';
import { StepSyntax } from '../../../src/language/schema/step-syntax.ts';
import type { Symbols } from '../../../src/language/schema/symbols.ts';
import { columnOf, isMap } from '../../../src/language/yaml/node-access.ts';
import type { MapEntry } from '../../../src/language/yaml/node.ts';
import { editBetween } from '../apply-edits.ts';
import type { EditOfFile } from '../scalar-edits.ts';
import type { Stays } from './controls.ts';

export type WrittenEntries = readonly [string, MapEntry][];

/** Why a step cannot change places with the one below. */
export function staysOf(
  symbols: Symbols,
  entries: WrittenEntries,
  index: number,
): Stays | undefined {
  const [first, second] = entries.slice(index, index + 2);
  if (!first || !second) return { why: 'last' };
  if (!isOnLinesOfItsOwn(first[1]) || !isOnLinesOfItsOwn(second[1])) return { why: 'form' };
  const [leading] = entries
    .slice(Math.max(0, index - 1), index + 2)
    .filter(([name, entry]) => !leadsBelow(symbols, name, entry));
  return leading && { why: 'leads', step: leading[0] };
}

/** Its main outcome leads to whatever is written below it. */
function leadsBelow({ kinds }: Symbols, id: string, { key, value }: MapEntry): boolean {
  if (!isMap(value)) return false;
  const context = { scope: [], values: new Map(), settings: new Map() };
  return isOpen(readStep(id, key, StepSyntax.of(value), { kinds, defaults: [], context }));
}

function isOnLinesOfItsOwn({ key }: MapEntry): boolean {
  const line = key.start - columnOf(key);
  return key.file.text.slice(line, key.start).trim() === '';
}

/** Exchanges an entry with the one below it, each with the comments above it. */
export function exchangeEdit(entries: WrittenEntries, index: number): EditOfFile | undefined {
  const [first, second] = [entries[index]?.[1], entries[index + 1]?.[1]];
  if (!first || !second) return undefined;
  const { text } = first.key.file;
  const [from, middle] = [startOf(first), startOf(second)];
  const end = second.key.start + text.slice(second.key.start, second.value.end).trimEnd().length;
  const lineEnd = text.slice(end).search(/\r?\n|$/);
  const to = end + lineEnd;
  const upper = text.slice(from, middle);
  const body = upper.trimEnd();
  const between = upper.slice(body.length);
  const now = text.slice(middle, to) + between + body;
  const edit = editBetween('', text.slice(from, to), now);
  return { from: from + edit.from, to: from + edit.to, insert: edit.insert };
}

/** Of the comments directly above it. */
function startOf({ key }: MapEntry): number {
  const { text } = key.file;
  let start = key.start - columnOf(key);
  for (;;) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    if (start === 0 || !/^[ \t]*#/.test(text.slice(above, start))) return start;
    start = above;
  }
}
