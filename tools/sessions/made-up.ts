import type { SampleSource } from '../../src/verify/sessions/walker.ts';
import { answersFor } from '../studio/made-up-events.ts';
import { madeUpData, madeUpOrder } from '../studio/made-up-data.ts';

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
  const isFields = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isFields ? (data as Record<string, unknown>) : {};
}
