import type { Finding } from '../finding.ts';
import { placeOf } from '../node-access.ts';
import type { Place } from '../node.ts';

export function recursion(flow: string, place: Place, stack: readonly string[]): Finding {
  const names = stack.slice(stack.indexOf(flow));
  const round = [...names, flow].join(' → ');
  return {
    rule: 'recursion',
    place: placeOf(place),
    message: `"${flow}" runs itself: ${round}.`,
    hint: 'A flow that goes round leads back to one of its steps with "to:".',
    same: names.toSorted().join(' '),
  };
}
