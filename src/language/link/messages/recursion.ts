import type { Finding } from '../../../model/finding.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function recursion(flow: string, place: SourceSpan, stack: readonly string[]): Finding {
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

/** Reported once for the whole chain, in the last flow that was expanded. */
export function tooDeep(place: SourceSpan, stack: readonly string[]): Finding {
  return {
    rule: 'too-large',
    place: placeOf(place),
    message: `Here flows run each other ${stack.length + 1} deep, beginning with "${stack[0] ?? ''}".`,
    hint: 'Let fewer flows run each other: a flow may run several others one after the other.',
    same: `runs ${stack[0] ?? ''}`,
  };
}
