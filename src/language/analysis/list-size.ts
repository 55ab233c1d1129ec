import type { Expr } from '../../model/definition.ts';
import type { PathFacts } from './conditions.ts';

/** `result.rents[0]`: the item at this index of that list. */
export interface IndexRead {
  list: Expr;
  index: number;
}

/** Whether what is known on the path says that the list has such an item. */
export function isLongEnough({ list, index }: IndexRead, { facts }: PathFacts): boolean {
  const size = JSON.stringify(['size', list]);
  return [...facts].some(([condition, holds]) => {
    if (!condition.includes(size)) return false;
    const [operator, left, right] = JSON.parse(condition) as [string, unknown, unknown];
    if (JSON.stringify(left) !== size || typeof right !== 'number') return false;
    const least = leastSize(operator, right, holds);
    return least !== undefined && least > index;
  });
}

/** The smallest size of which a comparison of it can have this value. */
function leastSize(operator: string, by: number, holds: boolean): number | undefined {
  if (holds) {
    if (operator === '>') return by + 1;
    return operator === '>=' || operator === '==' ? by : undefined;
  }
  if (operator === '<') return by;
  if (operator === '<=') return by + 1;
  return operator === '==' && by === 0 ? 1 : undefined;
}
