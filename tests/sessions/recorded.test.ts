import { describe, expect, test } from 'vitest';
import { flowStartedBy } from '../../src/machine/starts.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { fatal, resumptionOf } from '../../src/verify/sessions/resumed.ts';
import { checkRepository } from '../../tools/repository/repository.ts';
import { readRecordings } from '../../tools/sessions/recordings.ts';

const recordings = readRecordings();
const { definitions, findings } = checkRepository();
const present = { kinds: kindStates, schemas: kindSchemas };

test('there are recorded sessions of a release, and the flows they belong to', () => {
  expect(findings).toEqual([]);
  expect(recordings).not.toEqual([]);
});

describe.each(recordings)('the sessions recorded in $release', ({ flows }) => {
  const sessions = flows.flatMap((one) => one.sessions);

  test('are many, and contain no real personal data', () => {
    expect(sessions.length).toBeGreaterThan(1_000);
    const orders = new Set(sessions.map(({ world }) => world.order['orderNo']));
    expect([...orders].filter((one) => one !== undefined && one !== '')).toEqual(['PREVIEW']);
  });

  test.each(flows)('continue in $flow of $funder', ({ funder, code, sessions: saved }) => {
    const definition = definitions.find((one) => one.funder === funder);
    const flow = definition && flowStartedBy(definition, code);

    const resumptions = saved.map((session) => ({
      at: session.at,
      ...resumptionOf(session, flow, present),
    }));

    expect(resumptions.filter(({ is }) => fatal.has(is))).toEqual([]);
  });
});
