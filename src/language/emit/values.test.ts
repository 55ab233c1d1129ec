import { expect, test } from 'vitest';
import type { Node } from '../yaml/node.ts';
import { valuesIn } from './values.ts';

test.each([
  ["The co-signer's phone ends in {phoneEnd}", ['phoneEnd']],
  ["It isn't {name}'s, it's {phoneEnd}", ['name', 'phoneEnd']],
  ['if(kind == "name", phoneEnd, \'name\')', ['phoneEnd']],
])('the named values that %j reads', (source, expected) => {
  const node = {} as Node; // only the names are looked at
  const values = new Map([
    ['name', node],
    ['phoneEnd', node],
  ]);

  expect(valuesIn(source, { scope: [], values, settings: new Map() })).toEqual(expected);
});
