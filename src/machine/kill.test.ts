import { expect, test } from 'vitest';
import { explore } from '../verify/explore.ts';
import { waitsForEvent } from '../verify/graph.ts';
import { journeysOf } from '../verify/journeys.ts';
import { aDefinition, richFlow, sampleKinds } from '../verify/sample.ts';
import { SessionDriver } from '../verify/journey-runner.ts';

const explored = explore(richFlow, sampleKinds);
const { journeys } = journeysOf(explored);
const definition = aDefinition(richFlow);
const places = explored.graph.nodes.filter(
  (place) => waitsForEvent(place) && explored.tree.has(place),
);

test.each(places.map(({ step, inner }) => [step, inner]))(
  'killed at %s, %s the customer resumes there or at an earlier screen',
  async (step, inner) => {
    const driver = new SessionDriver({ definition, flowId: 'sample', kinds: sampleKinds });
    const journey = journeys.find(({ steps }) =>
      steps.some(({ to }) => to.step === step && to.inner === inner),
    );
    for (const [index, move] of (journey?.steps ?? []).entries()) {
      driver.hold(move.guards);
      if (index === 0) driver.open(journey!);
      else driver.perform(move);
      if (move.to.step === step && move.to.inner === inner) break;
    }
    expect(driver.at()).toEqual({ step, inner });
    const visited = driver.session?.actor?.getSnapshot().context.visited ?? [];

    driver.perform({ ...journey!.steps[0]!, event: 'reopened' });

    const now = driver.at();
    const states = sampleKinds[richFlow.steps[now.step]?.kind ?? '']?.states ?? {};
    expect(Object.keys(states)).toContain(now.inner);
    expect(visited).toContain(now.step);
  },
);
