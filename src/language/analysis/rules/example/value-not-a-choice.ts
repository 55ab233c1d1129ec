import type { Finding } from '../../../../model/finding.ts';
import { isScalar, written } from '../../../yaml/node-access.ts';
import { type Choices, dictionaryChoices, namedChoices, notAChoice } from '../../choices.ts';
import { answersIn, fieldOf, subjectIn, type LinkedExample } from '../../example.ts';
import type { Symbols } from '../../../schema/symbols.ts';
import type { ExampleRule } from '../../rule.ts';

/** A field of the order has one of its values, and what the customer answers is one of the choices the form offers. */
export const valueNotAChoice: ExampleRule = (example, { symbols }) => [
  ...ofOrder(example, symbols),
  ...answersIn(example).flatMap(({ name, value, step, own }): Finding[] => {
    const choices = choicesOf(fieldOf(step, own)?.['options'], symbols);
    if (!choices?.words.size) return [];
    // Of several, for `many-of`.
    const values = value.type === 'list' ? value.items : [value];
    return values
      .filter(isScalar)
      .filter((one) => !choices.words.has(written(one)))
      .map((one) => ({
        rule: 'value-not-a-choice',
        ...notAChoice(written(one), name, one, choices),
      }));
  }),
];

function ofOrder(example: LinkedExample, symbols: Symbols): Finding[] {
  const { root, values = [] } = subjectIn(example, symbols) ?? {};
  if (root !== 'order') return [];
  return values.flatMap(([name, { value }]) => {
    const choices = namedChoices(symbols.orderChoices?.[name], `order.${name}`);
    if (!choices || !isScalar(value) || choices.words.has(written(value))) return [];
    return [{ rule: 'value-not-a-choice', ...notAChoice(written(value), name, value, choices) }];
  });
}

/** Values that an endpoint lists are unknown. */
function choicesOf(options: unknown, { dictionaries }: Symbols): Choices | undefined {
  if (typeof options === 'string')
    return dictionaryChoices(options.replace(/^dictionary\./, ''), dictionaries);
  if (typeof options !== 'object' || options === null || 'endpoint' in options) return undefined;
  return { words: new Map(Object.keys(options).map((code) => [code, {}])) };
}
