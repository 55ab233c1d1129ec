import type { LinkedStep, Note } from '../../link/linked.ts';
import { isMap, isScalar, placeOf } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';

const pairs = [
  ['min', 'max'],
  ['earliest', 'latest'],
  ['min-length', 'max-length'],
] as const;

/** No value could satisfy both ends. */
export function minAboveMax(step: LinkedStep, note: Note): void {
  look(step.node, note);
}

function look(node: Node, note: Note): void {
  if (node.type === 'list') for (const item of node.items) look(item, note);
  if (!isMap(node)) return;
  for (const [low, high] of pairs) {
    const least = node.entries.get(low);
    const most = node.entries.get(high);
    if (!least || !most || !isScalar(least.value) || !isScalar(most.value)) continue;
    const [from, to] = [least.value.value, most.value.value];
    if (!isAbove(from, to)) continue;
    note({
      rule: 'min-above-max',
      place: placeOf(least.value),
      message: `"${low}: ${String(from)}" is above "${high}: ${String(to)}", so no value fits.`,
      also: [{ place: placeOf(most.value), message: 'The other end.' }],
    });
  }
  for (const { value } of node.entries.values()) look(value, note);
}

function isAbove(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return isDay(from) && isDay(to) && from > to;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
