import { isObject } from '../../src/model/plain-object.ts';
import type { ExampleSamples } from '../../src/verify/run-example.ts';
import { fixedAmount, madeUpOrder, responseSchema } from './data.ts';
import { answersFor } from './events.ts';

let order: ExampleSamples['order'] | undefined;

/** What the preview makes up where an example does not say: a check of it walks in the same world. */
export const exampleSamples: ExampleSamples = {
  // A check that walks nothing makes up nothing.
  get order() {
    return (order ??= orderOfNobody());
  },
  answers: answersFor,
  results({ endpoint, send }) {
    const request = isObject(send) ? send : {};
    const row = typeof endpoint === 'string' ? responseSchema(endpoint) : undefined;
    const amounts = Object.keys(row?.properties ?? {}).map(
      (name) => [name, fixedAmount(name, request)] as const,
    );
    return Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
  },
};

function orderOfNobody(): ExampleSamples['order'] {
  const { orderNo: _, funder: __, ...order } = madeUpOrder({});
  return order;
}
