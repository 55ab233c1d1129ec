import { at, placeOf, textAt } from '../../../yaml/node-access.ts';
import type { MapNode } from '../../../yaml/node.ts';
import type { FilesRule } from '../../rule.ts';

/** Two files with one flow's or funder's name: only one of them would count. */
export const duplicateName: FilesRule = (nodes) => {
  const known = new Map<string, MapNode>();
  return nodes.flatMap((node) => {
    const what = node.entries.has('funder') ? 'funder' : 'flow';
    const name = textAt(node, what);
    const place = at(node, what);
    if (name === undefined || !place) return [];
    const other = known.get(`${what} ${name}`);
    if (!other) {
      known.set(`${what} ${name}`, node);
      return [];
    }
    return [
      {
        rule: 'duplicate-name',
        place: placeOf(place),
        message: `Two files are called the ${what} "${name}".`,
        hint: 'Give one of them another name, or take it out.',
        also: [{ place: placeOf(at(other, what) ?? other), message: 'The other file.' }],
      },
    ];
  });
};
