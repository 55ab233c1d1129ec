import type { Definition, Example } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import { unmetOf } from '../example-claims.ts';
import { exampleRunner, type ExampleRun } from '../run-example.ts';
import type { RuleKinds } from './rule.ts';

/** An example that ends otherwise than it says, with what happened step by step. */
export function exampleFails(
  definition: Definition,
  places: SourceLocations,
  kinds: RuleKinds,
): Finding[] {
  const run = exampleRunner(definition, kinds.states);
  return Object.entries(definition.examples).flatMap(([name, example]) => {
    const walk = run(example, kinds.order);
    if (walk.ends === example.ends) {
      const unused = unusedSteps(name, example, walk, places);
      return unused.length > 0 ? unused : unmetClaims(name, example, walk, places);
    }
    return [
      {
        rule: 'example-fails',
        place: places.example?.(name, walk.ends === undefined ? [] : ['ends']) ?? places.of(''),
        message: `The example "${name}" ${whatHappened(walk)}, not with "${example.ends}".`,
        hint: walk.happened.length > 0 ? `What happened: ${inShort(walk.happened)}.` : '',
      },
    ];
  });
}

/** It ends as it says, and what is noticed on the way is not what it says. */
function unmetClaims(
  name: string,
  example: Example,
  walk: ExampleRun,
  places: SourceLocations,
): Finding[] {
  return unmetOf(example, walk).map(({ path, message }) => ({
    rule: 'example-fails',
    place: places.example?.(name, path) ?? places.of(''),
    message: `The example "${name}" ${message}.`,
    hint: walk.happened.length > 0 ? `What happened: ${inShort(walk.happened)}.` : '',
  }));
}

/** The beginning and the end of a long walk. */
function inShort(happened: readonly string[]): string {
  const most = 12;
  const lines = happened.map((line) => line.replace(/\.$/, ''));
  if (lines.length <= most) return lines.join('; ');
  return [...lines.slice(0, most - 3), '…', ...lines.slice(-2)].join('; ');
}

function whatHappened({ ends, stuck }: ExampleRun): string {
  return ends === undefined ? `does not end (${stuck})` : `ends with "${ends}"`;
}

/** It ends as it says, but never comes to a step for which it names an outcome. */
function unusedSteps(
  name: string,
  example: Example,
  walk: ExampleRun,
  places: SourceLocations,
): Finding[] {
  const steps = Object.entries(example.outcomes).map(([step, outcomes]) => {
    const visits = walk.happened.filter((line) => line.startsWith(`${step}: `)).length;
    return { step, visits, named: outcomes.length };
  });
  const first = steps.find(({ visits, named }) => visits < named);
  if (!first) return [];
  const { step, visits, named } = first;
  return [
    {
      rule: 'example-fails',
      place: places.example?.(name, ['outcomes', step]) ?? places.of(''),
      message:
        visits === 0
          ? `The example "${name}" never comes to "${step}".`
          : `The example "${name}" comes to "${step}" ${times(visits)}, and names ${named} outcomes.`,
      hint: `What happened: ${inShort(walk.happened)}.`,
    },
  ];
}

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
