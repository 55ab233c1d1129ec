import { oneOf } from '../../language/text/fixes.ts';
import type { Definition, Example, Flow } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import { unmetOf } from '../example-claims.ts';
import { exampleRunner } from '../run-example.ts';
import type { RuleKinds } from './rule.ts';

/** What the templates' examples say of a flow, which several funders have as it is. */
export type KnownExamples = WeakMap<Flow, Map<string, Finding[]>>;

/** An example that does not go as it says, with what happened step by step. */
export function exampleFails(
  definition: Definition,
  places: SourceLocations,
  kinds: RuleKinds,
  known: KnownExamples = new WeakMap(),
): Finding[] {
  const run = exampleRunner(definition, kinds.states);
  const look = (name: string, example: Example, told = name): Finding[] => {
    const walk = run(example, kinds.order);
    return unmetOf(example, walk).map(({ path, message, happened }) => ({
      rule: 'example-fails',
      place: places.example?.(name, path) ?? places.of(''),
      message: `The example "${told}" ${message}.`,
      ...(happened !== undefined &&
        places.example &&
        oneOf(places.example(name, path), [happened])),
      hint: walk.happened.length > 0 ? `What happened: ${inShort(walk.happened)}.` : '',
    }));
  };
  const own = Object.entries(definition.examples).flatMap(([name, example]) => look(name, example));
  const ofTemplates = Object.entries(definition.templateExamples ?? {}).flatMap(
    ([name, example]) => {
      const flow = flowStartedBy(definition, example.action);
      const found = (flow && known.get(flow)) ?? new Map<string, Finding[]>();
      if (flow) known.set(flow, found);
      const told = name.slice(name.indexOf(': ') + 2);
      const findings = found.get(told) ?? look(name, example, told);
      found.set(told, findings);
      return findings;
    },
  );
  return [...own, ...ofTemplates];
}

/** The beginning and the end of a long walk. */
function inShort(happened: readonly string[]): string {
  const most = 12;
  const lines = happened.map((line) => line.replace(/\.$/, ''));
  if (lines.length <= most) return lines.join('; ');
  return [...lines.slice(0, most - 3), '…', ...lines.slice(-2)].join('; ');
}
