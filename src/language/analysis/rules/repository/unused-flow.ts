import { placeOf } from '../../../yaml/node-access.ts';
import type { RepositoryRule } from '../../rule.ts';

/** A template that no action of any funder starts and no other flow runs. */
export const unusedFlow: RepositoryRule = ({ templates }, { used }) =>
  [...templates]
    .filter(([name]) => !used.has(name))
    .map(([name, template]) => ({
      rule: 'unused-flow',
      place: placeOf(template.id ?? template.node),
      message: `No funder uses the flow "${name}", so nothing in it was checked.`,
      hint: 'Give it an action code, or take the file out.',
    }));
