import type { Symbols } from '../../schema/symbols.ts';
import type { Note } from '../linked.ts';
import { isScalar, placeOf } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';

/** An answer of an example that the form would not take: its customer would never come further. */
export function answerRefused(
  name: string,
  value: Node,
  field: Readonly<Record<string, unknown>>,
  { judge }: Symbols,
  note: Note,
): void {
  if (!isScalar(value) || value.value === null || value.value === '') return;
  // What only an order or an answer decides is not known here.
  const fixed = Object.entries(field).filter(([, one]) => typeof one !== 'object' || one === null);
  const given = field.type === 'money' ? Math.round(Number(value.value) * 100) : value.value;
  const sentence = judge?.(Object.fromEntries(fixed), given);
  if (sentence === undefined) return;
  note({
    rule: 'answer-refused',
    place: placeOf(value),
    message: `The form does not take this answer to "${name}": ${sentence.replace(/[.。]$/, '')}.`,
    hint: 'Give an answer with which a customer gets through.',
  });
}
