import type { SourceSpan } from '../../../model/source.ts';
import type { Fix } from '../../../model/finding.ts';
import { rangesIn } from '../../schema/ranges.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** No value could satisfy both ends. */
export const minAboveMax: FlowRule = ofEachStep((step) =>
  rangesIn(step.syntax.settings).flatMap(({ least, most }) => {
    const [from, to] = [least.node.value, most.node.value];
    if (!isAbove(from, to)) return [];
    return [
      {
        rule: 'min-above-max',
        place: placeOf(least.node),
        message: `"${least.name}: ${String(from)}" is above "${most.name}: ${String(to)}", so no value fits.`,
        fixes: [swapped(least.node, most.node)],
        also: [{ place: placeOf(most.node), message: 'The other end.' }],
      },
    ];
  }),
);

const swapped = (one: SourceSpan, other: SourceSpan): Fix => ({
  changes: [
    { replace: placeOf(one), by: textAt(other) },
    { replace: placeOf(other), by: textAt(one) },
  ],
});

const textAt = ({ file, start, end }: SourceSpan): string => file.text.slice(start, end);

function isAbove(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return isDay(from) && isDay(to) && from > to;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
