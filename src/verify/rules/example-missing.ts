import { idWithoutCode } from '../../model/definition.ts';
import { platformId } from '../../model/action-id.ts';
import { allExamples } from '../run-example.ts';
import type { Definition, Flow } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';

/** Flows that a funder's own file changes are covered by an example. */
export function exampleMissing({
  definition,
  flow,
  places,
}: {
  definition: Definition;
  flow: Flow;
  places: SourceLocations;
}): Finding[] {
  const place = places.of(flow.id);
  const funder = places.of('');
  const name = idWithoutCode(flow.id);
  const starts = Object.entries(definition.actions).flatMap(([action, target]) =>
    'flow' in target && idWithoutCode(target.flow) === name ? [action] : [],
  );
  if (place.file !== funder.file || starts.length === 0) return [];
  const walked = Object.values(allExamples(definition)).some(({ action }) =>
    starts.includes(String(action)),
  );
  if (walked) return [];
  return [
    {
      rule: 'example-missing',
      place,
      message: `No example walks "${name}".`,
      hint: `Add one with "${definition.funder === platformId ? 'page' : 'action'}: ${starts[0]}" under "examples:".`,
      // A funder without any example has one finding.
      ...(Object.keys(definition.examples).length === 0 && { same: definition.funder }),
    },
  ];
}
