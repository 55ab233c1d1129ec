import type { Finding } from '../../../model/finding.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { fixedBy } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { LinkedStep } from '../linked.ts';

/** An address for a step that the customer never sees. */
export function pathWithoutPage(step: LinkedStep, place: SourceSpan): Finding {
  return {
    rule: 'page-count',
    place: placeOf(place),
    message: `"${step.id}" is no page, so it has no address.`,
    hint: 'Take this line out.',
    ...fixedBy({ remove: placeOf(place) }),
    also: [
      { place: step.name, message: `A step of the kind "${step.kind}" has no page of its own.` },
    ],
  };
}
