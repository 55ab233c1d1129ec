import { expect, test } from 'vitest';
import { definitionOf, threeSteps } from '../pages.ts';
import { flows } from '../responsiveness.ts';

test.each(Object.entries({ 'three steps': threeSteps, ...flows }))(
  'the form the bench measures has no findings: %s',
  (_, funder) => {
    expect(Object.keys(definitionOf(funder)?.flows ?? {})).toHaveLength(1);
  },
);
