import { expect, test } from 'vitest';
import { dispatch, type Starts } from './dispatch.ts';

const index: Starts = {
  funders: {
    ACME: {
      actions: { 335: 'change-card', 321: null },
    },
  },
};

test('an action code of the funder starts its flow', () => {
  expect(dispatch(index, 'ACME', 335)).toEqual({ type: 'flow', flow: 'change-card' });
});

test('a code the specification ignores does nothing', () => {
  expect(dispatch(index, 'ACME', 321)).toEqual({ type: 'nothing' });
});

test.each([
  ['ACME', 9999],
  ['UNKNOWN', 335],
  ['__proto__', 335],
])('%s with code %i is under development', (funder, code) => {
  expect(dispatch(index, funder, code)).toEqual({ type: 'under-development' });
});
