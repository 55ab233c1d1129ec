import { noSuchName, sentIn } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** What a step sends in an example is what its endpoint takes. */
export const sendMismatch: ExampleRule = (example, { symbols }) =>
  sentIn(example, symbols)
    .filter(({ endpoint, name }) => !Object.hasOwn(endpoint.request, name))
    .map(({ id, endpoint, name, key }) =>
      noSuchName({
        rule: 'send-mismatch',
        message: `"${id}" takes no "${name}".`,
        place: key,
        name,
        candidates: Object.keys(endpoint.request),
      }),
    );
