import type { KindSchema } from '../steps/contract.ts';
import type { LinkedFlow, Note } from './linked.ts';
import { entriesOf, mapAt, placeOf, withEntries } from './node-access.ts';
import type { MapNode } from './node.ts';
import { pageCount } from './rules/page-count.ts';
import { unknownStep } from './rules/unknown-step.ts';

/** Last of the overrides: the address of every page, in the order the customer sees them. */
export function applyPaths(
  flow: LinkedFlow,
  instance: MapNode,
  kinds: Record<string, KindSchema>,
  note: Note,
): void {
  const paths = mapAt(instance, 'paths');
  if (!paths) return;
  const before = [...flow.steps.values()];
  const pages = before.filter(
    ({ kind, node, touch }) =>
      kinds[kind]?.screen && (node.entries.has('path') || touch?.how === 'insert'),
  );
  for (const [id, entry] of entriesOf(paths)) {
    const step = flow.steps.get(id);
    if (!step) {
      if (!flow.gone.has(id)) note(unknownStep(id, entry.key, [...flow.steps.keys()]));
      continue;
    }
    step.node = withEntries(step.node, new Map(step.node.entries).set('path', entry));
    step.touch ??= { how: 'paths', place: placeOf(entry.key), parent: step.name };
  }
  pageCount(flow, paths, pages, note);
}
