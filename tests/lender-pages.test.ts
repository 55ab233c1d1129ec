import { expect, test } from 'vitest';
import { resolve } from '../src/language/formula/evaluate.ts';
import type { Step } from '../src/model/definition.ts';
import { platformId } from '../src/model/action-id.ts';
import { flowStartedBy } from '../src/machine/starts.ts';
import { checkRepository } from '../tools/repository/repository.ts';

interface Page {
  funder: string;
  name: Record<'zh' | 'en', string>;
  step: Step & { fields?: Record<string, unknown> };
}

/** The page of the credit review that belongs to a lender, by the suffix the specification gives it. */
const pages: [string, Page][] = checkRepository()
  .definitions.filter(({ funder }) => funder !== platformId)
  .flatMap((definition): [string, Page][] => {
    const { steps = {} } = flowStartedBy(definition, 100) ?? {};
    const step = Object.values(steps).find(({ path }) => path?.startsWith('/crediPartThree'));
    const name = definition.name as Page['name'];
    return step?.path ? [[step.path, { funder: definition.funder, name, step }]] : [];
  });

test('each lender page of the specification has a funder', () => {
  expect(pages).toHaveLength(19);
});

test.each(pages)('%s names its lender', (_, { name, step }) => {
  for (const language of ['zh', 'en'] as const) {
    const scope = { funder: name, order: {}, answers: {} };
    const { title, intro } = resolve(
      { title: step.title, intro: 'intro' in step ? step.intro : '' },
      scope,
      language,
    ) as Record<string, string>;

    expect(`${title} ${intro}`).toContain(name[language]);
  }
});

test.each(pages)('%s asks a question no other lender asks', (path, { step }) => {
  const elsewhere = new Set(
    pages.flatMap(([other, page]) => (other === path ? [] : Object.keys(page.step.collects ?? {}))),
  );

  const own = Object.keys(step.collects ?? {}).filter((name) => !elsewhere.has(name));

  expect(own).not.toEqual([]);
});
