import type { Definition } from '../../definition/definition.ts';
import type { Finding } from '../../definition/finding.ts';
import type { Places } from '../../definition/places.ts';
import { walkExample, type ExampleWalk } from '../example.ts';
import type { Kinds } from './rule.ts';

/** An example that ends otherwise than it says, with what happened step by step. */
export function exampleFails(definition: Definition, places: Places, kinds: Kinds): Finding[] {
  return Object.entries(definition.examples).flatMap(([name, example]) => {
    const walk = walkExample(definition, example, kinds.states);
    if (walk.ends === example.ends) return [];
    return [
      {
        rule: 'example-fails',
        place: places.example?.(name) ?? places.of(''),
        message: `The example "${name}" ${whatHappened(walk)}, not with "${example.ends}".`,
        hint: walk.happened.length > 0 ? `What happened: ${walk.happened.join('; ')}.` : '',
      },
    ];
  });
}

function whatHappened({ ends, stuck }: ExampleWalk): string {
  return ends === undefined ? `does not end (${stuck})` : `ends with "${ends}"`;
}
