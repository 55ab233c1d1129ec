import { expect, test } from 'vitest';
import type { Step } from '../src/model/definition.ts';
import { checkRepository } from '../tools/repository/repository.ts';

const { definitions } = checkRepository();

type Signing = Step & {
  documents?: readonly string[];
  role?: string;
  cost?: unknown;
  signature?: boolean;
  signer?: unknown;
};

test('the page on which a lease contract is signed shows its cost', () => {
  const without = definitions.flatMap(({ funder, flows }) =>
    Object.values(flows).flatMap((flow) =>
      (Object.values(flow.steps) as Signing[])
        .filter(
          ({ kind, documents, role }) =>
            kind === 'sign' &&
            role === 'lessee' &&
            documents?.some((name) => /^(lease|lease-back|loan)-contract$/.test(name)),
        )
        .filter(({ cost }) => cost === undefined)
        .map(({ id }) => `${funder} ${flow.id} ${id}`),
    ),
  );

  expect(without).toEqual([]);
});

test('whoever types a signature is known by name', () => {
  const without = definitions.flatMap(({ funder, flows }) =>
    Object.values(flows).flatMap((flow) =>
      (Object.values(flow.steps) as Signing[])
        .filter(({ kind, signature }) => kind === 'sign' && signature !== false)
        .filter(({ signer }) => signer === undefined)
        .map(({ id }) => `${funder} ${flow.id} ${id}`),
    ),
  );

  expect(without).toEqual([]);
});

test('the cost is shown before the lender’s signing page', () => {
  const before: Readonly<Record<string, string>> = {
    'sign-link': 'intro',
    'jump-link': 'intro',
    'link-then-link': 'second',
  };
  const pages = definitions.flatMap(({ funder, flows }) =>
    Object.values(flows).flatMap(({ id, use, steps }) => {
      const page: Signing | undefined = steps[before[use] ?? ''];
      return page ? [{ flow: `${funder} ${id}`, isSaid: page.cost !== undefined }] : [];
    }),
  );

  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ isSaid }) => !isSaid)).toEqual([]);
});

test('who is told to check a rent, or signs for somebody else, sees the cost on that page', () => {
  const pages = definitions.flatMap(({ funder, flows }) =>
    Object.values(flows).flatMap((flow) =>
      (Object.values(flow.steps) as (Signing & { text?: unknown })[])
        .filter(
          ({ kind, documents, text }) =>
            (kind === 'sign' && documents?.includes('co-lessee-agreement')) ||
            (kind === 'notice' && JSON.stringify(text ?? '').includes('请核对以下租金')),
        )
        .map(({ id, cost }) => ({
          step: `${funder} ${flow.id} ${id}`,
          isSaid: cost !== undefined,
        })),
    ),
  );

  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({ isSaid }) => !isSaid)).toEqual([]);
});
