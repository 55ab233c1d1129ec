import type { Finding } from '../../../../model/finding.ts';
import { isScalar, written } from '../../../yaml/node-access.ts';
import { answersIn, fieldOf, noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** What the customer answers is one of the choices the form offers. */
export const valueNotAChoice: ExampleRule = (given) =>
  answersIn(given).flatMap(({ name, value, step, own }): Finding[] => {
    const options = fieldOf(step, own)?.['options'];
    if (typeof options !== 'object' || options === null || !isScalar(value)) return [];
    // What an endpoint lists is the platform's to know.
    if (typeof (options as { endpoint?: unknown }).endpoint === 'string') return [];
    const known = Object.keys(options);
    const answer = written(value);
    if (known.length === 0 || known.includes(answer)) return [];
    return [
      noSuchName({
        rule: 'value-not-a-choice',
        message: `"${answer}" is not a choice of "${name}".`,
        place: value,
        name: answer,
        known,
      }),
    ];
  });
