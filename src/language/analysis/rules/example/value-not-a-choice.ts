import type { Finding } from '../../../../model/finding.ts';
import { isScalar, written } from '../../../yaml/node-access.ts';
import { answersIn, fieldOf, noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** What the customer answers is one of the choices the form offers. */
export const valueNotAChoice: ExampleRule = (example) =>
  answersIn(example).flatMap(({ name, value, step, own }): Finding[] => {
    const options = fieldOf(step, own)?.['options'];
    if (typeof options !== 'object' || options === null || !isScalar(value)) return [];
    // Values that an endpoint lists are unknown here.
    if (typeof (options as { endpoint?: unknown }).endpoint === 'string') return [];
    const choices = Object.keys(options);
    const answer = written(value);
    if (choices.length === 0 || choices.includes(answer)) return [];
    return [
      noSuchName({
        rule: 'value-not-a-choice',
        message: `"${answer}" is not a choice of "${name}".`,
        place: value,
        name: answer,
        candidates: choices,
      }),
    ];
  });
