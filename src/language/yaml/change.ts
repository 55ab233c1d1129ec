import { isMap, isScalar, withEntries } from './node-access.ts';
import type { MapEntry, ListNode, MapNode, Node, ScalarNode } from './node.ts';

/** `change` and defaults: maps merge, lists and texts replace. Every value keeps its own origin. */
export function mergedMaps(below: MapNode, above: MapNode): MapNode {
  if (above.entries.size === 0) return below;
  const entries = new Map(below.entries);
  for (const [key, entry] of above.entries) entries.set(key, mergedEntry(entries.get(key), entry));
  return withEntries(below, entries);
}

export function mergedEntry(below: MapEntry | undefined, above: MapEntry): MapEntry {
  if (!below) return above;
  const [own, other] = [below.value, above.value];
  return { key: below.key, value: isMap(own) && isMap(other) ? mergedMaps(own, other) : other };
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
  const entries = new Map<string, MapEntry>();
  for (const [key, entry] of node.entries) {
    const changed = mapScalars(entry.value, change);
    same &&= changed === entry.value;
    if (changed)
      entries.set(key, changed === entry.value ? entry : { key: entry.key, value: changed });
  }
  return same ? node : withEntries(node, entries);
}

export function without(node: MapNode, keys: readonly string[]): MapNode {
  return withEntries(node, new Map([...node.entries].filter(([key]) => !keys.includes(key))));
}
