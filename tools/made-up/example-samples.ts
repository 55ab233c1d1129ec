import type { ExampleSamples } from '../../src/verify/run-example.ts';
import { madeUpOrder } from './data.ts';
import { answersFor } from './events.ts';

let order: ExampleSamples['order'] | undefined;

/** What the preview makes up where an example does not say: a check of it walks in the same world. */
export const exampleSamples: ExampleSamples = {
  // A check that walks nothing makes up nothing.
  get order() {
    return (order ??= orderOfNobody());
  },
  answers: answersFor,
};

function orderOfNobody(): ExampleSamples['order'] {
  const { orderNo: _, funder: __, ...order } = madeUpOrder({});
  return order;
}
