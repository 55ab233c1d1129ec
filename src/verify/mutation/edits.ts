/** Edits of a YAML file that leave all other text untouched. */
import type { MapEntry, MapNode, Node, ScalarNode } from '../../language/yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import { asWritten, type WrittenEntry } from './written.ts';

/** Offsets into the text as it was. Edits of one mutant never overlap. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function applied(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end),
      text,
    );
}

/** A value by another one, as it would be written there. */
export function replaced({ start, end }: SourceSpan, text: string): Edit[] {
  return [{ start, end, text }];
}

/** `=a == b` → `=!(a == b)`, within the quotes it stands in. */
export function negated(node: ScalarNode): Edit[] {
  const source = sourceOf(node);
  const quote = /^["']/.exec(source)?.[0] ?? '';
  const formula = source.slice(quote.length + 1, source.length - quote.length);
  return replaced(node, `${quote}=!(${formula})${quote}`);
}

/** A change, and the word it is about. */
export interface PlacedEdits {
  place: SourceSpan;
  edits: Edit[];
}

/** Undefined where it is the only one: an empty map means something else. */
export function dropped(map: MapNode, name: string): PlacedEdits | undefined {
  const entry = map.entries.get(name);
  const written = entry && asWritten(entry);
  return written && cut(written);
}

function cut({ entry, among }: WrittenEntry): PlacedEdits | undefined {
  const at = among.indexOf(entry);
  const [next, before] = [among[at + 1], among[at - 1]];
  const span = next
    ? { start: entry.key.start, end: next.key.start }
    : before && { start: endOf(before.value), end: endOf(entry.value) };
  return span && { place: entry.key, edits: [{ ...span, text: '' }] };
}

/** Without its only entry the setting goes as a whole. */
export function droppedWithin(
  map: MapNode,
  setting: string,
  name: string,
): PlacedEdits | undefined {
  const inner = map.entries.get(setting)?.value;
  const entry = inner?.type === 'map' ? inner.entries.get(name) : undefined;
  const written = entry && asWritten(entry);
  if (!written || written.among.length > 1) return written && cut(written);
  const { within } = written;
  const whole = within?.entry.key.raw === setting ? cut(within) : undefined;
  return whole && { ...whole, place: written.entry.key };
}

/** Items of a list like `[a, b]`, or one below the other. */
export function droppedItem(items: readonly Node[], at: number): Edit[] | undefined {
  const [item, next, before] = [items[at], items[at + 1], items[at - 1]];
  if (!item) return undefined;
  if (next) return [{ start: item.start, end: next.start, text: '' }];
  return before && [{ start: endOf(before), end: endOf(item), text: '' }];
}

/** Two entries of one map in the other order. */
export function swappedEntries(first: MapEntry, second: MapEntry): Edit[] {
  return swapped(
    { file: first.key.file, start: first.key.start, end: endOf(first.value) },
    { file: second.key.file, start: second.key.start, end: endOf(second.value) },
  );
}

/** Two values that stand on a line each, written as the other is. */
export function swapped(first: SourceSpan, second: SourceSpan): Edit[] {
  return [
    { start: first.start, end: first.end, text: sourceOf(second) },
    { start: second.start, end: second.end, text: sourceOf(first) },
  ];
}

export function sourceOf({ file, start, end }: SourceSpan): string {
  return file.text.slice(start, end);
}

/** Where its last character stands: a block ends before the space that follows it. */
export function endOf(node: Node): number {
  const opens = node.file.text[node.start];
  const last =
    node.type === 'map'
      ? [...node.entries.values()].at(-1)?.value
      : node.type === 'list' && node.items.at(-1);
  if (last && opens !== '{' && opens !== '[') return endOf(last);
  const source = sourceOf(node);
  // The node of an omitted value lies before the colon.
  if (source === '') return node.end + 1;
  return node.start + source.trimEnd().length;
}
