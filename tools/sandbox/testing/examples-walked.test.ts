import { describe, expect, it } from 'vitest';
import type { Definition } from '../../../src/model/definition.ts';
import { platformId } from '../../../src/model/action-id.ts';
import type { Example } from '../../../src/model/example.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';
import { checkRepository } from '../../repository/repository.ts';
import { daily } from '../../run/daily.ts';
import { exampleScenarios } from './example-scenarios.ts';
import { sandboxAt } from './requests.fixture.ts';
import { isPlayable, ExampleScript } from './script.fixture.ts';
import { type SandboxClock, walkAction } from './walking.fixture.ts';

const { definitions } = checkRepository();
const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);

interface Case {
  definition: Definition;
  example: Example;
}

/** Flows with their examples that funders share unchanged are walked once. */
const cases = new Map<string, readonly [string, string, Case]>();
for (const definition of definitions)
  for (const [title, example] of Object.entries(definition.examples)) {
    const flow = flowStartedBy(definition, example.action);
    // Flows about no order have tests of their own.
    if (!flow || flow.address || !isPlayable(flow, example) || exampleScenarios[title] === 'none')
      continue;
    const key = JSON.stringify([flow.hash, example]);
    if (!cases.has(key)) cases.set(key, [definition.funder, title, { definition, example }]);
  }

describe('an example ends as it says, where the platform sends only fields of the specification', () => {
  it('most examples are walked', () => {
    expect(cases.size).toBeGreaterThan(250);
  });

  it.each(daily([...cases.values()], 60))(
    '%s: %s',
    async (funder, title, { definition, example }) => {
      const { action } = example;
      const flow = flowStartedBy(definition, action);
      if (!flow) throw new Error(`${String(action)} starts no flow`);
      // The platform sends a phone one code a minute.
      clock.now += 120_000;
      const { [title]: scenario = 'happy' } = exampleScenarios;
      if (scenario === 'none') throw new Error(`"${title}" has no order`);
      const orderNo =
        funder === platformId
          ? await sandbox.newOrderAt(String(action), scenario)
          : await sandbox.newOrder(funder, Number(action), {}, scenario);

      const { ends, log } = await walkAction({
        sandbox,
        clock,
        definition,
        orderNo,
        action,
        answers: example.answers,
        specifiedOnly: true,
        script: new ExampleScript(flow, example),
        order: example.order,
      });

      expect([ends ?? 'left', log.filter((line) => line.startsWith('bug: '))]).toEqual([
        example.ends ?? 'left',
        [],
      ]);
    },
  );
});
