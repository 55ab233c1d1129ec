import { isMap, textOf } from './node-access.ts';
import type { MapNode, Node } from './node.ts';

/** For code that turns nodes into typed syntax; all other code reads the typed syntax. */

/** The value at a chain of keys. */
export function at(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let value = node;
  for (const key of keys) value = isMap(value) ? value.entries.get(key)?.value : undefined;
  return value;
}

export function mapAt(node: Node | undefined, ...keys: readonly string[]): MapNode | undefined {
  const value = at(node, ...keys);
  return isMap(value) ? value : undefined;
}

/** The text as written at a chain of keys. */
export function textAt(node: Node | undefined, ...keys: readonly string[]): string | undefined {
  return textOf(at(node, ...keys));
}
