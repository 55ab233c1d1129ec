import { expect, test } from 'vitest';
import { definitionOf, threeSteps } from '../pages.ts';
import { flows } from '../responsiveness.ts';

test.each(Object.entries({ 'three steps': threeSteps, ...flows }))(
  'the check finds nothing in the form the bench measures: %s',
  (_, funder) => {
    expect(Object.keys(definitionOf(funder)?.flows ?? {})).toHaveLength(1);
  },
);
