import { noSuchName, resultsIn } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** What an endpoint answers in an example is what its contract gives. */
export const resultMismatch: ExampleRule = (example, { symbols }) =>
  resultsIn(example, symbols)
    .filter(
      ({ endpoint, name }) =>
        !Object.hasOwn(endpoint.response, name) && !['code', 'msg', 'data'].includes(name),
    )
    .map(({ id, endpoint, name, key }) =>
      noSuchName({
        rule: 'result-mismatch',
        message: `The answer of "${id}" has no "${name}".`,
        place: key,
        name,
        candidates: Object.keys(endpoint.response),
      }),
    );
