import type { Finding } from '../../../model/finding.ts';
import { at, entriesOf, mapAt, placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** An entry of a fetch either asks an endpoint or is made of other entries; which of the two only shows with the defaults in. */
export const schema: FlowRule = ofEachStep((step, _out, { symbols }) => {
  const setting = symbols.kinds[step.kind]?.fetchedFrom;
  if (setting === undefined) return [];
  return entriesOf(mapAt(step.node, setting)).flatMap(([name, { key, value }]): Finding[] => {
    const [asks, made] = [at(value, 'endpoint'), at(value, 'value')];
    if (asks && made)
      return [
        {
          rule: 'schema',
          place: placeOf(made),
          message: `"${name}" has an "endpoint" and a "value".`,
          hint: 'Keep one of them; make the value an entry of its own.',
        },
      ];
    if (asks || made) return [];
    return [
      {
        rule: 'schema',
        place: placeOf(key),
        message: `"${name}" says neither what is asked nor what it is made of.`,
        hint: 'Add "endpoint:" or "value:".',
      },
    ];
  });
});
