import { expect, test } from 'vitest';
import type { Step } from '../src/model/definition.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions } = checkRepository();

type Signing = Step & {
  documents?: readonly string[];
  role?: string;
  facts?: Record<string, unknown>;
};

test('whoever signs the contract of a lease in the app reads what it costs on that very page', () => {
  const without = definitions.flatMap(({ funder, flows }) =>
    Object.values(flows).flatMap((flow) =>
      (Object.values(flow.steps) as Signing[])
        .filter(
          ({ kind, documents, role }) =>
            kind === 'sign' && role === 'lessee' && documents?.includes('lease-contract'),
        )
        .filter(({ facts = {} }) => !('rate' in facts && 'total' in facts && 'last' in facts))
        .map(({ id }) => `${funder} ${flow.id} ${id}`),
    ),
  );

  expect(without).toEqual([]);
});

test('whoever is led to a lender’s page to sign the contract reads it before', () => {
  const pages = definitions.flatMap(({ flows }) =>
    Object.values(flows).flatMap(({ use, steps }) => {
      const before = use === 'sign-link' ? 'intro' : use === 'link-then-link' ? 'second' : '';
      const page: Signing | undefined = steps[before];
      return page ? [{ facts: Object.keys(page.facts ?? {}) }] : [];
    }),
  );

  expect(pages.length).toBeGreaterThan(3);
  for (const { facts } of pages)
    expect(facts).toEqual(expect.arrayContaining(['first', 'rent', 'last', 'rate', 'total']));
});
