import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { checkRepository } from '../tools/repository.ts';
import { newOrder } from './sandbox.ts';
import { walkExample } from './walk.ts';

const { definitions, findings } = checkRepository();
if (findings.length > 0) throw new Error('npm run check has findings; mend them first.');

for (const definition of definitions) {
  for (const [title, example] of Object.entries(definition.examples)) {
    test(`${definition.funder}: ${title}`, async ({ page }) => {
      const target = definition.actions[example.action];
      const flow = target && 'flow' in target ? definition.flows[target.flow] : undefined;
      if (!flow)
        throw new Error(
          `The example "${title}" names action ${example.action}, which starts nothing.`,
        );
      if (Object.values(example.outcomes).flat().includes('timeout')) test.setTimeout(150_000);
      const order = await newOrder(page, definition.funder, example.action);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript((token) => localStorage.setItem('token', token), order.token);
      await page.goto(`/mwap/orderAction?orderNo=${order.orderNo}&action=${example.action}`);

      const seen = new Set<string>();
      await walkExample({
        page,
        definition,
        flow,
        example,
        async onScreen(step) {
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          expect(new URL(page.url()).pathname).toBe(`/mwap${step.path ?? ''}`);
          if (seen.has(step.id)) return;
          seen.add(step.id);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${step.id}: ${id} ${nodes[0]?.html ?? ''}`),
          ).toEqual([]);
        },
      });

      expect(problems).toEqual([]);
    });
  }
}
