import { isMap, isScalar } from '../yaml/node-access.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';

/** Two settings between which a value must lie. */
export interface RangeSyntax {
  least: { name: string; node: ScalarNode };
  most: { name: string; node: ScalarNode };
}

const pairs = [
  ['min', 'max'],
  ['earliest', 'latest'],
  ['min-length', 'max-length'],
] as const;

/** All ranges inside the node, however deep, whose two bounds are both written. */
export function rangesIn(node: Node): RangeSyntax[] {
  if (node.type === 'list') return node.items.flatMap(rangesIn);
  if (!isMap(node)) return [];
  const own = pairs.flatMap(([low, high]): RangeSyntax[] => {
    const [least, most] = [node.entries.get(low)?.value, node.entries.get(high)?.value];
    if (!isScalar(least) || !isScalar(most)) return [];
    return [{ least: { name: low, node: least }, most: { name: high, node: most } }];
  });
  return [...own, ...[...node.entries.values()].flatMap(({ value }) => rangesIn(value))];
}
