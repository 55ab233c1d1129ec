import type { Finding } from '../../../model/finding.ts';
import { nearest } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function unknownActionCode(
  code: string,
  place: SourceSpan,
  known: readonly number[],
): Finding {
  const near = nearest(code, known.map(String));
  return {
    rule: 'unknown-action-code',
    place: placeOf(place),
    message: `The platform has no action code ${code}.`,
    hint:
      (near === undefined ? '' : `Did you mean ${near}? `) +
      'The codes there are: npm run check -- --list actions.',
  };
}
