/** `npm run paths [--json]`: every address and who owns it, a step of a flow or a page of the app's own. */
import { readArguments } from './run/arguments.ts';
import type { DefinitionIndex } from '../src/model/definition-files.ts';
import { pageFolders, pagePaths } from '../src/pages/routes.ts';
import { checkedOrExit } from './repository/repository.ts';

export type Owner = { path: string } & (
  | { funder: string; flow: string; step: string }
  /** The folder of src/pages the page is in. */
  | { page: string }
);

/** By address. `/` and the start of an order's action belong to the app itself. */
export function owners(index: DefinitionIndex): Owner[] {
  const steps: Owner[] = Object.entries(index.paths).flatMap(([path, funders]) =>
    Object.entries(funders).flatMap(([funder, places]) =>
      places.map((place) => {
        const [flow = '', step = ''] = place.split('#');
        return { path, funder, flow, step };
      }),
    ),
  );
  const pages: Owner[] = pagePaths.map((path) => ({ path, page: folderOf(path) }));
  return [...steps, ...pages].toSorted((a, b) => Number(a.path > b.path) - Number(a.path < b.path));
}

function folderOf(path: string): string {
  return Object.entries(pageFolders).find(([, pages]) => Object.hasOwn(pages, path))?.[0] ?? 'app';
}

function inWords(owner: Owner): string {
  return 'page' in owner
    ? `a page of ${owner.page}`
    : `${owner.funder} ${owner.flow} → ${owner.step}`;
}

if (import.meta.filename === process.argv[1]) {
  const { values } = readArguments({ options: { json: { type: 'boolean', default: false } } });
  const all = owners(checkedOrExit().index);
  if (values.json) console.log(JSON.stringify(all, null, 2));
  else {
    const width = Math.max(...all.map(({ path }) => path.length));
    let last = '';
    for (const owner of all) {
      console.log(`${(owner.path === last ? '' : owner.path).padEnd(width)}  ${inWords(owner)}`);
      last = owner.path;
    }
  }
}
