import { expect } from '@playwright/test';
import { driverOf } from './support/acts.ts';
import { expectAccessible, expectRefusal, expectScreen, isNew, watch } from './support/screen.ts';
import { screensOf, selectedExamples } from './support/example-selection.ts';
import { definitions, startWalk, walkOn } from './support/walk.ts';
import { test } from './support/own-sandbox.ts';
import { daily } from '../tools/run/daily.ts';

test.use({ reuseContext: true });

for (const { definition, title, example, alike } of daily(selectedExamples(definitions), 10)) {
  const { funder } = definition;
  test(
    `${funder}: ${title}`,
    { annotation: alike.map((one) => ({ type: 'stands for', description: one })) },
    async ({ ownPage: page }, info) => {
      const outcomes = Object.values(example.outcomes).flat();
      const waits = outcomes.includes('timeout') || outcomes.includes('expired');
      if (waits) await page.clock.install();
      const problems = watch(page);
      const walk = await startWalk(page, funder, example);

      let before = '';
      const last = await walkOn(
        walk,
        () => false,
        async (step) => {
          await expectScreen(page, step, before === step.id);
          before = step.id;
          if (!isNew(info, screensOf(step))) return;
          await expectAccessible(page, step.id);
          if (driverOf(step).refuses) await expectRefusal(page, step);
        },
      );

      expect(last?.ends ?? 'left').toBe(example.ends);
      expect(problems).toEqual([]);
    },
  );
}
