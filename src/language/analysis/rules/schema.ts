import type { Finding } from '../../../model/finding.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { questionsIn } from '../../schema/field-syntax.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** An entry of a fetch has either an endpoint or a value; checked after defaults are merged. */
export const schema: FlowRule = ofEachStep((step, _out, { symbols }) => {
  const setting = symbols.kinds[step.kind]?.fetchedFrom;
  if (setting === undefined) return [];
  return questionsIn(step.syntax.settings, setting).flatMap((question): Finding[] => {
    const { name, key, endpoint: questionEndpoint, value: made } = question;
    if (questionEndpoint && made)
      return [
        {
          rule: 'schema',
          place: placeOf(made),
          message: `"${name}" has an "endpoint" and a "value".`,
          hint: 'Keep one of them; make the value an entry of its own.',
        },
      ];
    if (questionEndpoint || made) return [];
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
