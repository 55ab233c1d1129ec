import { expect } from '@playwright/test';
import { driverOf } from './support/acts.ts';
import { expectAccessible, expectRefusal, expectScreen, isNew, watch } from './support/screen.ts';
import { screensOf, selectedExamples } from './support/example-selection.ts';
import { definitions, leavesToPlatform, startWalk, walkOn } from './support/walk.ts';
import { test } from './support/own-sandbox.ts';
import { pagesOf } from '../tools/cases/export-cases.ts';
import { exampleScenarios } from '../tools/sandbox/testing/example-scenarios.ts';
import { daily } from '../tools/run/daily.ts';

test.use({ reuseContext: true });

for (const { definition, title, example, alike } of daily(selectedExamples(definitions), 9)) {
  const { funder } = definition;
  test(
    `${funder}: ${title}`,
    { annotation: alike.map((one) => ({ type: 'stands for', description: one })) },
    async ({ ownPage: page }, info) => {
      const problems = watch(page);
      const { [title]: scenario = 'happy' } = exampleScenarios;
      if (scenario === 'none') throw new Error(`"${title}" has no order`);
      const walk = await startWalk(page, funder, example, scenario);

      const pages: string[] = [];
      const last = await walkOn(
        walk,
        () => false,
        async (step) => {
          await expectScreen(page, step, pages.at(-1) === step.id);
          pages.push(step.id);
          if (!isNew(info, screensOf(step))) return;
          await expectAccessible(page, step.id);
          if (driverOf(step).refuses) await expectRefusal(page, step);
        },
      );

      expect(last?.ends ?? 'left').toBe(example.ends);
      if (!leavesToPlatform(walk))
        expect(pages).toEqual(pagesOf(definition, example).map(({ step }) => step));
      expect(problems).toEqual([]);
    },
  );
}
