import { placesThatEnd } from '../explore.ts';
import { waitsForEvent } from '../graph.ts';
import { deadEnds } from './dead-end.ts';
import { hasEnd } from './no-end.ts';
import { quotedNames } from '../../language/text/quoted-names.ts';
import { atStep, type ExploredFlowRule } from './rule.ts';

/** A loop no way leads out of. */
export const trap: ExploredFlowRule = (input) => {
  if (!hasEnd(input) || deadEnds(input).length > 0) return [];
  const { explored, reached } = input;
  const { graph, tree } = explored;
  const ends = placesThatEnd(explored);
  const stuck = new Set(
    graph.nodes
      .filter((place) => tree.has(place) && !ends.has(place) && waitsForEvent(place))
      .map(({ step }) => step),
  );
  const caught = reached.filter(({ id }) => stuck.has(id));
  const [first] = caught;
  if (!first) return [];
  const names = caught.map(({ id }) => id);
  const round = names.length === 1 ? 'itself' : quotedNames(names);
  return [
    atStep(input, first, {
      rule: 'trap',
      message: `Once at "${first.id}" the customer goes round for ever: nothing leads out of ${round}.`,
      hint: 'Let one of them lead on, or to "leave".',
    }),
  ];
};
