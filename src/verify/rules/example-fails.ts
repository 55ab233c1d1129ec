import type { Definition } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import { unmetOf } from '../example-claims.ts';
import { exampleRunner } from '../run-example.ts';
import type { RuleKinds } from './rule.ts';

/** An example that does not go as it says, with what happened step by step. */
export function exampleFails(
  definition: Definition,
  places: SourceLocations,
  kinds: RuleKinds,
): Finding[] {
  const run = exampleRunner(definition, kinds.states);
  return Object.entries(definition.examples).flatMap(([name, example]) => {
    const walk = run(example, kinds.order);
    return unmetOf(example, walk).map(({ path, message }) => ({
      rule: 'example-fails',
      place: places.example?.(name, path) ?? places.of(''),
      message: `The example "${name}" ${message}.`,
      hint: walk.happened.length > 0 ? `What happened: ${inShort(walk.happened)}.` : '',
    }));
  });
}

/** The beginning and the end of a long walk. */
function inShort(happened: readonly string[]): string {
  const most = 12;
  const lines = happened.map((line) => line.replace(/\.$/, ''));
  if (lines.length <= most) return lines.join('; ');
  return [...lines.slice(0, most - 3), '…', ...lines.slice(-2)].join('; ');
}
