import { entriesOf } from '../../../yaml/node-access.ts';
import { type LinkedExample, noSuchName, sentIn } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

const sendOf = ({ linked }: LinkedExample, step: string) =>
  linked?.steps.get(step)?.syntax.send?.value;

/** What a step sends in an example is what its endpoint takes. What the step sends itself is told there. */
export const sendMismatch: ExampleRule = (example, { symbols }) =>
  sentIn(example, symbols)
    .filter(({ endpoint, name }) => !Object.hasOwn(endpoint.request, name))
    .filter(({ step, name }) => !entriesOf(sendOf(example, step)).some(([sent]) => sent === name))
    .map(({ id, endpoint, name, key }) =>
      noSuchName({
        rule: 'send-mismatch',
        message: `"${id}" takes no "${name}".`,
        place: key,
        name,
        candidates: Object.keys(endpoint.request),
      }),
    );
