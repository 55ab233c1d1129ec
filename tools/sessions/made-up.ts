import type { SampleSource } from '../../src/verify/sessions/walker.ts';
import { answersFor } from '../made-up/events.ts';
import { madeUpData, madeUpOrder } from '../made-up/data.ts';
import { isObject } from '../../src/model/plain-object.ts';

const links = ['https://funder.example'];

/** What people and the platform say in the preview: nobody's data. */
export function madeUpFor(funder: string): SampleSource {
  return {
    answers: (step) => answersFor({ step, data: {}, answers: {} }, {}),
    response: (endpoint) => fieldsOf(madeUpData(endpoint, {}, links, true)),
    order: madeUpOrder({ funder }),
  };
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return isObject(data) ? data : {};
}
