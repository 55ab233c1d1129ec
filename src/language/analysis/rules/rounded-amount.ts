import type { Expr } from '../../../model/definition.ts';
import type { Read } from '../../emit/formula.ts';
import type { Note } from '../../link/linked.ts';
import { at, placeOf } from '../../yaml/node-access.ts';

/** A rounded sum is for comparing what can be chosen; what is confirmed, signed, paid or got back is exact. */
export function roundedAmount(reads: readonly Read[], note: Note): void {
  for (const { site, expr, place } of reads) {
    const choosing = site.item !== undefined && at(site.step.node, 'choose') !== undefined;
    if (choosing || !isRounded(expr)) continue;
    note({
      rule: 'rounded-amount',
      place: placeOf(place),
      message: `yuan() rounds from 10,000 up, and "${site.step.id}" is no list to choose from.`,
      hint: 'Write exactYuan(…).',
    });
  }
}

function isRounded(expr: Expr): boolean {
  if (typeof expr !== 'object' || expr === null) return false;
  const [operator, ...parts] = expr;
  return operator === 'yuan' || parts.some(isRounded);
}
