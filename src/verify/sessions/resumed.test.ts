import { expect, test } from 'vitest';
import type { Flow } from '../../model/definition.ts';
import { kindSchemas } from '../../steps/registry/schemas.ts';
import { explore } from '../explore.ts';
import { waitsForEvent } from '../graph.ts';
import { aFlow, richFlow, sampleKinds } from '../sample.ts';
import { resumptionOf, savedSession, unproven, type Resumption } from './resumed.ts';
import { walkFlow, type SampleSource } from './walker.ts';

const sampleSource: SampleSource = {
  answers: ({ collects = {} }) =>
    Object.fromEntries(
      Object.entries(collects).map(([name, type]) => [name, type === 'yes-no' ? true : 'told']),
    ),
  response: () => ({ serial: 'S1' }),
  order: { orderNo: 'A1', refused: false },
};
/** A face check, and documents to sign. */
const schemas = { prove: kindSchemas['face']!, sign: kindSchemas['sign']! };
const present = { kinds: { ...sampleKinds, prove: sampleKinds['page']! }, schemas };

/** Step at which a session was saved → what becomes of the session. */
function resumptions(before: Flow, after: Flow | undefined): Record<string, string[]> {
  const { visits } = walkFlow(before, 300, present.kinds, sampleSource);
  const resumptionsByStep: Record<string, string[]> = {};
  for (const visit of visits) {
    const session = savedSession(before, visit, present.kinds);
    const line = inWords(resumptionOf(session, after, present));
    const lines = (resumptionsByStep[session.at] ??= []);
    if (!lines.includes(line)) lines.push(line);
  }
  return resumptionsByStep;
}

const inWords = ({ is, to = '(start)', names }: Resumption) => [is, to, ...names].join(' ');

const application = (more: Parameters<typeof aFlow>[0] = {}) =>
  aFlow({
    intro: { kind: 'page' },
    ask: { kind: 'ask', collects: { city: 'text' } },
    ...more,
    check: { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  });
const later = (flow: Flow): Flow => ({ ...flow, hash: 'h2' });

test('every position of a flow is reached, with the answers collected before it', () => {
  const { graph, tree } = explore(richFlow, sampleKinds);
  const goals = graph.nodes.filter((place) => waitsForEvent(place) && tree.has(place));

  const { visits, missed } = walkFlow(richFlow, 300, sampleKinds, sampleSource);

  expect(missed).toEqual([]);
  expect(new Set(visits.map(({ place }) => place))).toEqual(new Set(goals));
  const paid = visits.find(({ place }) => place.step === 'rest');
  expect(paid?.context.intents['pay']?.state).toBe('done');
  expect(paid?.context.answers['card']).toMatchObject({ cardNo: 'told' });
});

test('an equal flow keeps every session at its step', () => {
  for (const [step, ofStep] of Object.entries(resumptions(application(), later(application()))))
    expect(ofStep).toEqual([`same ${step}`]);
});

test('a removed step strands its sessions, unless the flow declares its new name', () => {
  const { ask, ...steps } = application().steps;
  const renamed: Flow = {
    ...later(application()),
    steps: {
      ...steps,
      intro: { ...steps['intro']!, exits: { done: [{ label: 'done', to: 'town' }] } },
      town: { ...ask!, id: 'town' },
    },
  };

  expect(resumptions(application(), renamed)).toMatchObject({
    ask: ['stranded intro'],
    check: ['rewound intro ask.city'],
  });
  expect(resumptions(application(), { ...renamed, moved: { ask: 'town' } })).toMatchObject({
    ask: ['same town'],
    check: ['same check'],
  });
});

test('sessions of a removed step resume where the flow says, and skip no proof', () => {
  const { ask: _, intro, ...steps } = application().steps;
  const to = (id: string) => ({ ...intro!, exits: { done: [{ label: 'done', to: id }] } });
  const without: Flow = { ...later(application()), steps: { intro: to('check'), ...steps } };
  const between: Flow = {
    ...without,
    steps: {
      intro: to('proof'),
      proof: { ...to('check'), id: 'proof', kind: 'prove', path: '/proof' },
      ...steps,
    },
  };

  expect(resumptions(application(), without)['ask']).toEqual(['stranded intro']);
  const retired = { retired: { ask: 'check' } };
  expect(resumptions(application(), { ...without, ...retired })['ask']).toEqual(['moved check']);
  expect(resumptions(application(), { ...between, ...retired })['ask']).toEqual(['rewound intro']);
});

test('a new proof leads back to the step before it', () => {
  const more = application({
    proof: { kind: 'prove', path: '/proof', main: 'done', exits: { done: 'check' } },
  });

  expect(resumptions(application(), later(more))).toMatchObject({ check: ['rewound ask'] });
});

test('a flow that nothing starts any more strands every session', () => {
  expect(resumptions(application(), undefined)).toMatchObject({ intro: ['stranded (start)'] });
});

test('a flow that cannot end strands the sessions inside it', () => {
  const { check, ...steps } = application().steps;
  const circle = { ...check!, exits: { done: [{ label: 'done', to: 'intro' }] } };

  const resumptionsByStep = resumptions(
    application(),
    later({ ...application(), steps: { ...steps, check: circle } }),
  );

  expect(resumptionsByStep['check']).toEqual(['stranded check']);
});

const payment = (feeType: string) =>
  application({
    pay: {
      kind: 'call',
      endpoint: 'card.pay',
      once: true,
      writes: { endpoint: 'card.pay', feeType },
    },
  });

test('a payment that became another one could be made twice', () => {
  expect(resumptions(payment('sf'), later(payment('sf')))['check']).toEqual(['same check']);
  expect(resumptions(payment('sf'), later(payment('wk')))['check']).toEqual([
    expect.stringContaining('second-write'),
  ]);
});

test('a missing proof is not skipped where every path needs it', () => {
  const flow = application({
    proof: { kind: 'prove', path: '/proof', main: 'done', exits: { done: 'check' } },
  });
  const visitedBefore = new Set(['intro', 'ask', 'check']);

  expect(unproven(['intro', 'ask', 'check'], undefined, visitedBefore, flow, schemas)).toEqual([
    'proof',
  ]);
  expect(
    unproven(['intro', 'ask', 'proof', 'check'], undefined, visitedBefore, flow, schemas),
  ).toEqual(['proof']);
  expect(unproven(['intro', 'ask', 'proof'], undefined, visitedBefore, flow, schemas)).toEqual([]);
  const withProof = new Set([...visitedBefore, 'proof']);
  expect(unproven(['intro', 'ask', 'proof', 'check'], undefined, withProof, flow, schemas)).toEqual(
    [],
  );
});
