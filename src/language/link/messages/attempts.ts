import type { Finding } from '../../../model/finding.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function limitWithoutThen(limit: SourceSpan): Finding {
  return {
    rule: 'outcome-unrouted',
    place: placeOf(limit),
    message: 'A "limit" without "then" does not say what follows when it is reached.',
    hint: 'Write "then:" beside it: a step, or "{ to: …, toast: … }".',
  };
}

export function thenWithoutLimit(then: SourceSpan): Finding {
  return {
    rule: 'without-effect',
    place: placeOf(then),
    message: '"then" is for what follows a "limit", and there is none beside it.',
    hint: 'Write "limit: 3" beside it, or take it out.',
  };
}

/** Behind the counting step, Back would lead to the page it counts for. */
export function limitLeadsBack(step: string, place: SourceSpan): Finding {
  return {
    rule: 'schema',
    place: placeOf(place),
    message: `Beside a "limit", the page "${step}" cannot say "back".`,
    hint: 'Write the name of the page it leads to.',
  };
}
