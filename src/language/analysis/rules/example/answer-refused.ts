import { inFen } from '../../../../model/yuan.ts';
import { removable } from '../../../text/fixes.ts';
import type { Finding } from '../../../../model/finding.ts';
import { isScalar, placeOf } from '../../../yaml/node-access.ts';
import { answersIn, fieldOf } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An answer of an example that its form would refuse, so that the walk would stop there. */
export const answerRefused: ExampleRule = (example, { symbols }) =>
  answersIn(example).flatMap(({ name, value, step, own }): Finding[] => {
    const field = fieldOf(step, own);
    if (!field || !isScalar(value) || value.value === null || value.value === '') return [];
    // Limits that depend on the order or on answers are unknown here.
    const fixed = Object.entries(field).filter(
      ([, one]) => typeof one !== 'object' || one === null,
    );
    const answer = field.type === 'money' ? inFen(Number(value.value)) : value.value;
    const sentence = symbols.kinds[step.kind]?.refusalOf?.(Object.fromEntries(fixed), answer);
    if (sentence === undefined) return [];
    return [
      {
        rule: 'answer-refused',
        place: placeOf(value),
        message: `The form does not take this answer to "${name}": ${sentence.replace(/[.。]$/, '')}.`,
        hint: limitHint(field, value.value) ?? 'Give an answer with which a customer gets through.',
        // An answer left out gets a valid value.
        ...removable(value),
      },
    ];
  });

/** Undefined where another thing is wrong with the answer. */
function limitHint({ type, min, max }: Record<string, unknown>, answer: unknown) {
  const amounts = type === 'money' ? 'Amounts are in yuan' : 'The field has a limit';
  if (typeof answer !== 'number') return undefined;
  if (typeof max === 'number' && answer > max) return `${amounts}: write ${max} or less.`;
  if (typeof min === 'number' && answer < min) return `${amounts}: write ${min} or more.`;
  return undefined;
}
