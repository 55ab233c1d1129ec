import type { Finding } from '../../../../model/finding.ts';
import { renamed } from '../../../text/fixes.ts';
import { nameHint, nearest } from '../../../text/nearest.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import { isPlatform, type FunderSyntax } from '../../../schema/file-syntax.ts';
import type { Action, Repository } from '../../../link/repository.ts';
import { holesOf } from '../../dispatch.ts';
import type { FunderRule } from '../../rule.ts';

type ActionOf<S extends Action['starts']> = Extract<Action, { starts: S }>;

/** A code that leads to a missing flow, or to a code that starts nothing of its own. */
export const dispatchHole: FunderRule = ({ funder, listed, actions }, { repository }) => {
  const same = isPlatform(funder) ? [] : listed.filter((action) => action.starts === 'same');
  return [
    ...same.flatMap((action) => nowhere(action, listed)),
    ...holesOf(actions, funder, repository).map((action) => hole(action, repository, funder)),
  ];
};

function hole(action: ActionOf<'flow'>, repository: Repository, { flows }: FunderSyntax): Finding {
  const own = ['nothing', 'none', ...flows.keys()];
  const names = [...own, ...repository.templates.keys()];
  const isNear = nearest(action.flow, names) !== undefined;
  const hint = nameHint(
    action.flow,
    [...new Set(names)],
    'Its flows are the names under "flows:" and the files in flows/.',
  );
  return {
    rule: 'dispatch-hole',
    place: placeOf(action.written.startsPlace),
    message: `${/^\d/.test(action.code) ? 'Action' : 'Page'} ${action.code} leads nowhere: there is no flow "${action.flow}".`,
    ...(hint !== undefined && { hint }),
    // A template the funder does not configure may need settings.
    ...renamed(action.written.startsPlace, action.flow, isNear ? names : own),
  };
}

function nowhere({ code, as, written }: ActionOf<'same'>, listed: readonly Action[]): Finding[] {
  const other = listed.find((one) => one.code === as);
  if (other && other.starts !== 'same') return [];
  return [
    {
      rule: 'dispatch-hole',
      place: placeOf(written.place),
      message: other
        ? `Action ${code} starts what ${as} starts, and that starts what another code starts.`
        : `Action ${code} leads nowhere: no action ${as} is offered.`,
      hint: 'Name the code that has the flow, or the flow itself.',
    },
  ];
}
