import { mapAt } from '../../../language/yaml/by-key.ts';
import { entriesOf, isMap, isScalar, itemsOf } from '../../../language/yaml/node-access.ts';
import type { FlowSyntax } from '../../../language/schema/file-syntax.ts';
import type { MapNode, ScalarNode } from '../../../language/yaml/node.ts';
import { dropped, droppedItem, droppedWithin, replaced } from '../edits.ts';
import type { Operator, Seed } from '../operator.ts';

/** Drops one of a funder's overrides. */
export const dropOverride: Operator = ({ flows }) =>
  flows.flatMap(({ name, flow }) => [
    ...['change', 'replace', 'fill', 'paths', 'with'].flatMap((how) => eachOf(name, flow, how)),
    ...removedOf(name, flow),
  ]);

export const dropInsert: Operator = ({ flows }) =>
  flows.flatMap(({ name, flow }) => eachOf(name, flow, 'insert'));

function eachOf(name: string, { node }: FlowSyntax, how: string): Seed[] {
  return entriesOf(node.entries.get(how)?.value).flatMap(([step]) => {
    const edits = droppedWithin(node, how, step);
    return edits ? [{ ...edits, what: `"${name}" does not ${how} "${step}"` }] : [];
  });
}

function removedOf(name: string, { node }: FlowSyntax): Seed[] {
  const removed = node.entries.get('remove');
  const items = itemsOf(removed?.value);
  return items.flatMap((item, at): Seed[] => {
    const edits = droppedItem(items, at) ?? dropped(node, 'remove')?.edits;
    return edits && isScalar(item)
      ? [{ place: item, edits, what: `"${name}" keeps "${item.raw}"` }]
      : [];
  });
}

/** Replaces an end by another one, or by its opposite. */
export const changeEnd: Operator = ({ flows }) =>
  flows.flatMap(({ steps }) => {
    const ends = steps.flatMap(({ name, node }) => {
      const end = node.entries.get('ends')?.value;
      return isScalar(end) ? [{ name, end }] : [];
    });
    const words = [...new Set(ends.map(({ end }) => end.raw))];
    return ends.map(({ name, end }) => {
      const next = words[(words.indexOf(end.raw) + 1) % words.length];
      const other =
        next === end.raw ? (end.raw === 'failure' ? 'success' : 'failure') : (next ?? '');
      const what = `"${name}" ends in "${other}" instead of "${end.raw}"`;
      return { place: end, edits: replaced(end, other), what };
    });
  });

/** Replaces a code's flow by that of the next code. */
export const changeAction: Operator = ({ syntax }) => {
  const actions = mapAt(syntax.node, 'actions') ?? mapAt(syntax.node, 'pages');
  const started = entriesOf(actions).flatMap(([code, { value }]) => {
    const flow = flowOf(value);
    return flow ? [{ code, flow }] : [];
  });
  const names = [...new Set(started.map(({ flow }) => flow.raw))];
  return started.flatMap(({ code, flow }): Seed[] => {
    const other = names[(names.indexOf(flow.raw) + 1) % names.length];
    if (other === undefined || other === flow.raw) return [];
    const what = `${code} starts "${other}" instead of "${flow.raw}"`;
    return [{ place: flow, edits: replaced(flow, other), what }];
  });
};

function flowOf(value: MapNode | ScalarNode | { type: 'list' }): ScalarNode | undefined {
  const flow = value.type === 'map' && isMap(value) ? value.entries.get('flow')?.value : value;
  return flow?.type === 'scalar' && !/^(\d+|none|nothing)$/.test(flow.raw) ? flow : undefined;
}
