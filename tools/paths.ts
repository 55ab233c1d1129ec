/** `npm run paths [--json]`: every address and who owns it, a step of a flow or a page of the app's own. */
import { readArguments } from './arguments.ts';
import type { DefinitionIndex } from '../src/model/definition.ts';
import { accountPaths } from '../src/pages/account/paths.ts';
import { browsingPaths } from '../src/pages/browsing/paths.ts';
import { campaignPaths } from '../src/pages/campaigns/paths.ts';
import { launcherPaths } from '../src/pages/launcher/paths.ts';
import { legalPaths } from '../src/pages/legal/paths.ts';
import { orderPaths } from '../src/pages/orders/paths.ts';
import { pagePaths } from '../src/pages/paths.ts';
import { shellPaths } from '../src/pages/shell/paths.ts';
import { checkedOrExit } from './repository.ts';

export type Owner = { path: string } & (
  | { funder: string; flow: string; step: string }
  /** The folder of src/pages the page is in. */
  | { page: string }
);

const folders: Readonly<Record<string, readonly string[]>> = {
  account: accountPaths,
  browsing: browsingPaths,
  campaigns: campaignPaths,
  launcher: launcherPaths,
  legal: legalPaths,
  orders: orderPaths,
  shell: shellPaths,
};

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
  return Object.entries(folders).find(([, paths]) => paths.includes(path))?.[0] ?? 'app';
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
