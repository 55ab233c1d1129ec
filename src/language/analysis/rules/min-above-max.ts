import type { Finding } from '../../../model/finding.ts';
import { isMap, isScalar, placeOf } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

const pairs = [
  ['min', 'max'],
  ['earliest', 'latest'],
  ['min-length', 'max-length'],
] as const;

/** No value could satisfy both ends. */
export const minAboveMax: FlowRule = ofEachStep((step) => within(step.node));

function within(node: Node): Finding[] {
  if (node.type === 'list') return node.items.flatMap(within);
  if (!isMap(node)) return [];
  const own = pairs.flatMap(([low, high]): Finding[] => {
    const least = node.entries.get(low);
    const most = node.entries.get(high);
    if (!least || !most || !isScalar(least.value) || !isScalar(most.value)) return [];
    const [from, to] = [least.value.value, most.value.value];
    if (!isAbove(from, to)) return [];
    return [
      {
        rule: 'min-above-max',
        place: placeOf(least.value),
        message: `"${low}: ${String(from)}" is above "${high}: ${String(to)}", so no value fits.`,
        also: [{ place: placeOf(most.value), message: 'The other end.' }],
      },
    ];
  });
  return [...own, ...[...node.entries.values()].flatMap(({ value }) => within(value))];
}

function isAbove(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return isDay(from) && isDay(to) && from > to;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
