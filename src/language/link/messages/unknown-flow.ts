import type { Finding } from '../../../model/finding.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function unknownFlow(name: string, place: SourceSpan, flows: readonly string[]): Finding {
  const hint = nameHint(name, flows, 'The flows are the files in flows/.');
  return {
    rule: 'unknown-flow',
    place: placeOf(place),
    message: `There is no flow "${name}".`,
    ...(hint === undefined ? {} : { hint }),
    ...renamed(place, name, flows),
  };
}
