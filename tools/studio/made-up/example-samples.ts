import type { ExampleSamples } from '../../../src/verify/run-example.ts';
import { madeUpOrder } from './data.ts';
import { answersFor } from './events.ts';

const { orderNo: _, funder: __, ...order } = madeUpOrder({});

/** What the preview makes up where an example does not say: a check of it walks in the same world. */
export const exampleSamples: ExampleSamples = { order, answers: answersFor };
