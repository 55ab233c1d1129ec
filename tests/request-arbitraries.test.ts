import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { contract } from '../src/api/contract.ts';
import { requestArbitrary } from '../tools/sandbox/testing/request-arbitraries.ts';

const rows = Object.entries(contract).filter(([, row]) => row.encoding !== 'multipart');

it.each(rows)('generated requests of %s fit its contract', (_id, row) => {
  fc.assert(
    fc.property(requestArbitrary(row), (request) => {
      expect(z.safeParse(row.request, request).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
