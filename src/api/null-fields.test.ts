import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, optionalFieldsOf } from '../../tests/support/optional-fields.ts';
import { responseArbitrary } from '../../tools/sandbox/testing/request-arbitraries.ts';
import { readResponse } from './response.ts';
import { okCode } from './codes.ts';
import { contract } from './contract.ts';

const rows = Object.entries(contract).map(([id, row]) => [id, row, optionalFieldsOf(row)] as const);
const answerOf = (data: unknown) => ({ code: okCode, msg: '', data });

describe('an optional field may also be null, with the same meaning', () => {
  it.each(rows.filter(([, , fields]) => fields.length > 0))('%s', (_id, row, fields) => {
    fc.assert(
      fc.property(responseArbitrary(row), (data) => {
        for (const field of fields) {
          const withNull = readResponse(row, 200, answerOf(changed(data, field, 'to null')));
          const without = readResponse(row, 200, answerOf(changed(data, field, 'left out')));

          expect(without.type).toBe('ok');
          expect(withNull).toEqual(without);
        }
      }),
      { numRuns: 10 },
    );
  });
});

it('a required field must not be null', () => {
  const data = { url: null };

  expect(readResponse(contract['gongtou.contract-url'], 200, answerOf(data))).toMatchObject({
    type: 'unreachable',
    why: 'broken',
  });
});
