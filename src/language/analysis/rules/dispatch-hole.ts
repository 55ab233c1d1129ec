import type { Finding } from '../../../model/finding.ts';
import { nameHint } from '../../text/nearest.ts';
import { entriesOf, placeOf } from '../../yaml/node-access.ts';
import type { MapNode } from '../../yaml/node.ts';
import type { Action, Repository } from '../../link/repository.ts';

/** A code is offered and leads to a flow that does not exist. */
export function dispatchHole(
  action: Extract<Action, { starts: 'flow' }>,
  repository: Repository,
  own: MapNode | undefined,
): Finding {
  const names = [
    'nothing',
    'none',
    ...entriesOf(own).map(([name]) => name),
    ...repository.templates.keys(),
  ];
  const hint = nameHint(
    action.flow,
    [...new Set(names)],
    'Its flows are the names under "flows:" and the files in flows/.',
  );
  return {
    rule: 'dispatch-hole',
    place: placeOf(action.flowNode),
    message: `${/^\d/.test(action.code) ? 'Action' : 'Page'} ${action.code} leads nowhere: there is no flow "${action.flow}".`,
    ...(hint !== undefined && { hint }),
  };
}

/** A code that starts what another code starts, which starts nothing of its own. */
export function dispatchNowhere(
  { code, as, entry }: Extract<Action, { starts: 'same' }>,
  other: Action | undefined,
): Finding {
  return {
    rule: 'dispatch-hole',
    place: placeOf(entry.value),
    message: other
      ? `Action ${code} starts what ${as} starts, and that starts what another code starts.`
      : `Action ${code} leads nowhere: no action ${as} is offered.`,
    hint: 'Name the code that has the flow, or the flow itself.',
  };
}
