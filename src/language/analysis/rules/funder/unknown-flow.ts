import { unknownFlow as thereIsNone } from '../../../link/messages/unknown-flow.ts';
import { unstartedFlows } from '../../dispatch.ts';
import type { FunderRule } from '../../rule.ts';

/** A name under the funder's flows that is none of the repository's, and that says nothing to make one from. */
export const unknownFlow: FunderRule = (funder, { repository }) =>
  unstartedFlows(funder, repository)
    .filter(({ hasSteps }) => !hasSteps)
    .map(({ name, key }) => thereIsNone(name, key, [...repository.templates.keys()]));
