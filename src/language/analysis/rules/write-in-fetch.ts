import { placeOf } from '../../yaml/node-access.ts';
import { requestsOf } from '../requests.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A fetch may repeat its requests at any time, so none of them may write. */
export const writeInFetch: FlowRule = ofEachStep((step, _out, { symbols }) =>
  requestsOf(step, symbols)
    .filter(({ endpoint }) => endpoint.once)
    .map(({ name, nameNode }) => ({
      rule: 'write-in-fetch',
      place: placeOf(nameNode),
      message: `"${name}" writes, and what is asked for here may be asked for again at any time.`,
      hint: 'Give it a step of its own: "kind: call".',
    })),
);
