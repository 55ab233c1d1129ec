import type { Finding } from '../../../model/finding.ts';
import { at, entriesOf, placeOf } from '../../yaml/node-access.ts';
import type { MapNode } from '../../yaml/node.ts';
import type { Action, Repository } from '../../link/repository.ts';
import { unknownFlow } from '../../link/rules/unknown-flow.ts';

/** A template that no action of any funder starts and no other flow runs. */
export function unusedFlows(repository: Repository, used: ReadonlySet<string>): Finding[] {
  return [...repository.templates].flatMap(([name, template]) =>
    used.has(name)
      ? []
      : [
          {
            rule: 'unused-flow',
            place: placeOf(at(template, 'flow') ?? template),
            message: `No funder uses the flow "${name}", so nothing in it was checked.`,
            hint: 'Give it an action code, or take the file out.',
          },
        ],
  );
}

/** A flow of the funder's that none of its actions starts and none of its flows runs. */
export function unusedFunderFlows(
  flows: MapNode | undefined,
  actions: readonly Action[],
  used: ReadonlySet<string>,
  { templates }: Repository,
): Finding[] {
  const started = new Set(
    actions.flatMap((action) => (action.starts === 'flow' ? action.flow : [])),
  );
  return entriesOf(flows).flatMap(([name, { key, value }]) => {
    if (started.has(name) || used.has(name)) return [];
    const isMade = templates.has(name) || at(value, 'use') || at(value, 'steps');
    if (!isMade) return [unknownFlow(name, key, [...templates.keys()])];
    return [
      {
        rule: 'unused-flow',
        place: placeOf(key),
        message: `No action of this funder starts the flow "${name}".`,
        hint: `Add it under "actions:", as in "320: ${name}".`,
      },
    ];
  });
}
