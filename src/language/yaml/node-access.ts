import type { Entry, ListNode, MapNode, Node, ScalarNode } from './node.ts';
import type { SourceSpan } from '../../model/source.ts';

export function isMap(node: Node | undefined): node is MapNode {
  return node?.type === 'map';
}

export function isScalar(node: Node | undefined): node is ScalarNode {
  return node?.type === 'scalar';
}

/** The value at a chain of keys. */
export function at(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found = node;
  for (const key of keys) found = isMap(found) ? found.entries.get(key)?.value : undefined;
  return found;
}

export function mapAt(node: Node | undefined, ...keys: readonly string[]): MapNode | undefined {
  const found = at(node, ...keys);
  return isMap(found) ? found : undefined;
}

export function entriesOf(node: Node | undefined): [string, Entry][] {
  return isMap(node) ? [...node.entries] : [];
}

export function itemsOf(node: Node | undefined): Node[] {
  if (node?.type === 'list') return node.items;
  return node ? [node] : [];
}

/** The text as written: `3.10` and `0123` stay as they are. */
export function textAt(node: Node | undefined, ...keys: readonly string[]): string | undefined {
  const found = at(node, ...keys);
  return isScalar(found) && found.value !== null ? written(found) : undefined;
}

export function written(node: ScalarNode): string {
  return typeof node.value === 'string' ? node.value : node.raw;
}

/** The source behind the `=`, or undefined where this is no formula. */
export function formulaIn(node: Node | undefined): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return node.value.startsWith('=') ? node.value.slice(1) : undefined;
}

export function placeOf(place: SourceSpan): SourceSpan {
  return { file: place.file, start: place.start, end: place.end };
}

export function withEntries(node: MapNode, entries: Map<string, Entry>): MapNode {
  return { type: 'map', file: node.file, start: node.start, end: node.end, entries };
}

export function without(node: MapNode, ...keys: readonly string[]): MapNode {
  return withEntries(node, new Map([...node.entries].filter(([key]) => !keys.includes(key))));
}

export function emptyMap(place: SourceSpan): MapNode {
  return { type: 'map', ...placeOf(place), entries: new Map() };
}

export function scalar(place: SourceSpan, value: ScalarNode['value'], quoted = false): ScalarNode {
  return { type: 'scalar', ...placeOf(place), value, raw: String(value), quoted };
}

/** `change` and defaults: maps merge, lists and texts replace. Every value keeps its own origin. */
export function merged(below: Node, above: Node): Node {
  if (!isMap(below) || !isMap(above)) return above;
  const entries = new Map(below.entries);
  for (const [key, entry] of above.entries) {
    const old = entries.get(key);
    entries.set(key, old ? { key: old.key, value: merged(old.value, entry.value) } : entry);
  }
  return withEntries(below, entries);
}

/** The same tree with every scalar passed through `change`; `undefined` drops the entry or item. */
export function mapScalars(
  node: Node,
  change: (scalar: ScalarNode) => Node | undefined,
): Node | undefined {
  if (isScalar(node)) return change(node);
  let same = true;
  if (node.type === 'list') {
    const items = node.items.flatMap((item) => {
      const changed = mapScalars(item, change);
      same &&= changed === item;
      return changed ? [changed] : [];
    });
    return same ? node : ({ ...node, items } satisfies ListNode);
  }
  const entries = new Map<string, Entry>();
  for (const [key, entry] of node.entries) {
    const changed = mapScalars(entry.value, change);
    same &&= changed === entry.value;
    if (changed)
      entries.set(key, changed === entry.value ? entry : { key: entry.key, value: changed });
  }
  return same ? node : withEntries(node, entries);
}
