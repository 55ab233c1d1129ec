import { expect, test } from 'vitest';
import type { Flow } from '../../model/definition.ts';
import { kindSchemas } from '../../steps/registry/schemas.ts';
import { explore } from '../explore.ts';
import { waitsForEvent } from '../graph.ts';
import { aFlow, richFlow, sampleKinds } from '../sample.ts';
import { fateOf, savedSession, unproven, type Fate } from './resumed.ts';
import { walkFlow, type SampleSource } from './walker.ts';

const madeUp: SampleSource = {
  answers: ({ collects = {} }) =>
    Object.fromEntries(
      Object.entries(collects).map(([name, type]) => [name, type === 'yes-no' ? true : 'told']),
    ),
  response: () => ({ serial: 'S1' }),
  order: { orderNo: 'A1', refused: false },
};
/** A proof by a face, and documents that are signed. */
const schemas = { prove: kindSchemas['face']!, sign: kindSchemas['sign']! };
const present = { kinds: { ...sampleKinds, prove: sampleKinds['page']! }, schemas };

/** Step somebody stands at → what becomes of them. */
function fates(before: Flow, after: Flow | undefined): Record<string, string[]> {
  const { visits } = walkFlow(before, 300, present.kinds, madeUp);
  const fatesByStep: Record<string, string[]> = {};
  for (const visit of visits) {
    const session = savedSession(before, visit, present.kinds);
    const line = inWords(fateOf(session, after, present));
    const lines = (fatesByStep[session.at] ??= []);
    if (!lines.includes(line)) lines.push(line);
  }
  return fatesByStep;
}

const inWords = ({ is, to = '(start)', names }: Fate) => [is, to, ...names].join(' ');

const application = (more: Parameters<typeof aFlow>[0] = {}) =>
  aFlow({
    intro: { kind: 'page' },
    ask: { kind: 'ask', collects: { city: 'text' } },
    ...more,
    check: { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  });
const later = (flow: Flow): Flow => ({ ...flow, hash: 'h2' });

test('every place of a flow is walked to, with what was answered on the way', () => {
  const { graph, tree } = explore(richFlow, sampleKinds);
  const goals = graph.nodes.filter((place) => waitsForEvent(place) && tree.has(place));

  const { visits, missed } = walkFlow(richFlow, 300, sampleKinds, madeUp);

  expect(missed).toEqual([]);
  expect(new Set(visits.map(({ place }) => place))).toEqual(new Set(goals));
  const paid = visits.find(({ place }) => place.step === 'rest');
  expect(paid?.context.intents['pay']?.state).toBe('done');
  expect(paid?.context.answers['card']).toMatchObject({ cardNo: 'told' });
});

test('a flow that was only written again keeps everybody where they are', () => {
  for (const [step, stepFates] of Object.entries(fates(application(), later(application()))))
    expect(stepFates).toEqual([`same ${step}`]);
});

test('a step that is gone strands its people, unless the flow says what it is called now', () => {
  const { ask, ...steps } = application().steps;
  const renamed: Flow = {
    ...later(application()),
    steps: {
      ...steps,
      intro: { ...steps['intro']!, exits: { done: [{ label: 'done', to: 'town' }] } },
      town: { ...ask!, id: 'town' },
    },
  };

  expect(fates(application(), renamed)).toMatchObject({
    ask: ['stranded intro'],
    check: ['rewound intro ask.city'],
  });
  expect(fates(application(), { ...renamed, moved: { ask: 'town' } })).toMatchObject({
    ask: ['same town'],
    check: ['same check'],
  });
});

test('a step that is gone leads its people where the flow says, and past nothing', () => {
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

  expect(fates(application(), without)['ask']).toEqual(['stranded intro']);
  const retired = { retired: { ask: 'check' } };
  expect(fates(application(), { ...without, ...retired })['ask']).toEqual(['moved check']);
  expect(fates(application(), { ...between, ...retired })['ask']).toEqual(['rewound intro']);
});

test('what is asked anew leads back, and says which answers go', () => {
  const more = application({
    proof: { kind: 'prove', path: '/proof', main: 'done', exits: { done: 'check' } },
  });

  expect(fates(application(), later(more))).toMatchObject({ check: ['rewound ask'] });
});

test('a flow nothing starts any more strands everybody', () => {
  expect(fates(application(), undefined)).toMatchObject({ intro: ['stranded (start)'] });
});

test('a flow without a way to an end strands who is in the middle', () => {
  const { check, ...steps } = application().steps;
  const circle = { ...check!, exits: { done: [{ label: 'done', to: 'intro' }] } };

  const found = fates(
    application(),
    later({ ...application(), steps: { ...steps, check: circle } }),
  );

  expect(found['check']).toEqual(['stranded check']);
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

test('a payment that becomes another one could be made a second time', () => {
  expect(fates(payment('sf'), later(payment('sf')))['check']).toEqual(['same check']);
  expect(fates(payment('sf'), later(payment('wk')))['check']).toEqual([
    expect.stringContaining('second-write'),
  ]);
});

test('a proof nobody gave is not skipped, where no way leads past it', () => {
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
