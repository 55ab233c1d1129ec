/** `npm run paths [--json]`: every address of a flow and who owns it. */
import { readArguments } from './arguments.ts';
import type { DefinitionIndex } from '../src/definition/definition.ts';
import { checkedOrExit } from './repository.ts';

export interface Owner {
  path: string;
  funder: string;
  flow: string;
  step: string;
}

export function owners(index: DefinitionIndex): Owner[] {
  return Object.entries(index.paths)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, funders]) =>
      Object.entries(funders).flatMap(([funder, places]) =>
        places.map((place) => {
          const [flow = '', step = ''] = place.split('#');
          return { path, funder, flow, step };
        }),
      ),
    );
}

if (import.meta.filename === process.argv[1]) {
  const { values } = readArguments({ options: { json: { type: 'boolean', default: false } } });
  const all = owners(checkedOrExit().index);
  if (values.json) console.log(JSON.stringify(all, null, 2));
  else {
    const width = Math.max(...all.map(({ path }) => path.length));
    let last = '';
    for (const { path, funder, flow, step } of all) {
      console.log(`${(path === last ? '' : path).padEnd(width)}  ${funder} ${flow} → ${step}`);
      last = path;
    }
  }
}
