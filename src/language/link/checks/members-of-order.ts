import type { Finding } from '../../../model/finding.ts';
import type { FlowSyntax } from '../../schema/file-syntax.ts';
import { removable } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';

/** `members:` in a flow about an order, whose pages the platform itself keeps from visitors. */
export function membersOfOrder({ address, members }: FlowSyntax): Finding[] {
  if (!members || address) return [];
  return [
    {
      rule: 'without-effect',
      place: placeOf(members),
      message: '"members" changes nothing in a flow about an order.',
      hint: 'Take it out: the platform itself refuses visitors at an order.',
      ...removable(members),
    },
  ];
}
