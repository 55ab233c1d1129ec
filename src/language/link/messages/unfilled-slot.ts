import { placeOf } from '../../yaml/node-access.ts';
import { fixableBy } from '../../text/fixes.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedStep } from '../linked.ts';
import type { SourceSpan } from '../../../model/source.ts';

/** `flow`: as the funder calls it; `own`: where the funder's file does, if it does. */
export function slotUnfilled(step: LinkedStep, flow: string, own: SourceSpan | undefined): Finding {
  const line = `fill: { ${step.id}: none }`;
  return {
    rule: 'unfilled-slot',
    place: own ?? step.name,
    message: `The slot "${step.id}" of "${flow}" is empty.`,
    hint: `Write "${own ? line : `${flow}: { ${line} }`}" under ${own ? `"${flow}:"` : `the funder's "flows:"`}, or a step in place of "none".`,
    ...(own &&
      fixableBy({ addInside: placeOf(own), under: ['fill'], name: step.id, value: 'none' })),
    ...(own && { also: [{ place: step.name, message: 'The slot.' }] }),
  };
}
