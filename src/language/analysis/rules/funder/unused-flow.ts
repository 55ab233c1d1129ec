import { removable } from '../../../text/fixes.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import { unstartedFlows } from '../../dispatch.ts';
import type { FunderRule } from '../../rule.ts';

/** A flow of the funder's that none of its actions starts and none of its flows runs. */
export const unusedFlow: FunderRule = (funder, { repository }) =>
  unstartedFlows(funder, repository)
    .filter(({ hasSteps }) => hasSteps)
    .map(({ name, key }) => ({
      rule: 'unused-flow',
      place: placeOf(key),
      message: `No action of this funder starts the flow "${name}".`,
      hint: `Add it under "actions:", as in "320: ${name}".`,
      ...removable(key),
    }));
