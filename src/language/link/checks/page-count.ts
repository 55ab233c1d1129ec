import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../linked.ts';
import { entriesOf, placeOf } from '../../yaml/node-access.ts';
import type { MapNode } from '../../yaml/node.ts';

/** `paths` lists every page once; a page left out would keep the template's address. */
export function pageCount(
  flow: LinkedFlow,
  paths: MapNode,
  pages: readonly LinkedStep[],
): Finding[] {
  const listed = entriesOf(paths);
  const missing = pages.filter(({ id }) => !paths.entries.has(id));
  const first = missing[0];
  if (!first) return [];
  const count = listed.filter(([id]) => flow.steps.has(id) || flow.omitted.has(id)).length;
  const names = missing.map(({ id }) => `"${id}"`).join(', ');
  return [
    {
      rule: 'page-count',
      place: placeOf(paths.entries.values().next().value?.key ?? paths),
      message: `"paths" lists ${count} ${count === 1 ? 'page' : 'pages'} and the customer walks ${count + missing.length}: ${names} ${missing.length === 1 ? 'has' : 'have'} no address here.`,
      hint: `Add a line for ${names}.`,
      also: [{ place: first.name, message: 'A page that is not listed.' }],
    },
  ];
}
