import type { Definition } from '../../definition/definition.ts';
import type { Finding } from '../../definition/finding.ts';
import type { Places } from '../../definition/places.ts';
import { walkExample, type ExampleWalk } from '../example.ts';
import type { Kinds } from './rule.ts';

/** An example that ends otherwise than it says, with what happened step by step. */
export function exampleFails(definition: Definition, places: Places, kinds: Kinds): Finding[] {
  return Object.entries(definition.examples).flatMap(([name, example]) => {
    const walk = walkExample(definition, example, kinds.states, kinds.order);
    if (walk.ends === example.ends) return [];
    return [
      {
        rule: 'example-fails',
        place: places.example?.(name) ?? places.of(''),
        message: `The example "${name}" ${whatHappened(walk)}, not with "${example.ends}".`,
        hint: walk.happened.length > 0 ? `What happened: ${inShort(walk.happened)}.` : '',
      },
    ];
  });
}

/** The beginning and the end of a long walk. */
function inShort(happened: readonly string[]): string {
  const most = 12;
  const lines = happened.map((line) => line.replace(/\.$/, ''));
  if (lines.length <= most) return lines.join('; ');
  return [...lines.slice(0, most - 3), '…', ...lines.slice(-2)].join('; ');
}

function whatHappened({ ends, stuck }: ExampleWalk): string {
  return ends === undefined ? `does not end (${stuck})` : `ends with "${ends}"`;
}
