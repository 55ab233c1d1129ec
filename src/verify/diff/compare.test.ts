import { expect, test } from 'vitest';
import type { Flow } from '../../model/definition.ts';
import { aFlow, formula, richFlow, sampleKinds } from '../sample.ts';
import { distinguishingPath } from './brute-force.fixture.ts';
import { compareFlows } from './compare.ts';
import { mutations, picking, type FlowMutant, type Pick } from './mutants.fixture.ts';

const twoBranches = aFlow({
  hello: { kind: 'page', exits: { skipped: 'route' } },
  ask: { kind: 'ask', collects: { married: 'yes-no' } },
  spouse: { kind: 'ask', when: formula('answers.married') },
  route: {
    kind: 'decide',
    exits: {
      decided: [
        { to: 'vip', label: 'vip', when: formula('order.vip') },
        { to: 'plain', label: 'else' },
      ],
    },
  },
  vip: { kind: 'page', exits: { done: 'save' } },
  plain: {
    kind: 'page',
    exits: {
      done: [
        { to: 'vip', label: 'vip', when: formula('order.vip') },
        { to: 'save', label: 'else' },
      ],
    },
  },
  save: { kind: 'call', endpoint: 'save', once: true, exits: { failed: 'again' } },
  done: { kind: 'result', ends: 'success' },
});

const choices = {
  order: [
    { refused: false, vip: false },
    { refused: true, vip: false },
    { refused: false, vip: true },
    { refused: true, vip: true },
  ],
  answers: ({ collects = {} }: { collects?: object }) =>
    'married' in collects ? [{ married: true }, { married: false }] : [{}],
  results: [{ reason: 'card' }, { reason: 'other' }],
};

const differs = (before: Flow, after: Flow, moved?: Record<string, string>) =>
  compareFlows({ before, after, kinds: sampleKinds, schemas: {}, ...(moved && { moved }) });

/** One to three changes at once. Undefined where one of them finds nothing to change. */
function mutantOf(flow: Flow, pick: Pick): FlowMutant | undefined {
  const names = Object.keys(mutations);
  let mutant: FlowMutant = { how: '', flow };
  for (let left = 1 + pick(3); left > 0; left--) {
    const how = names[pick(names.length)]!;
    const next = mutations[how]!(mutant.flow, pick);
    // A mutant can hold the `moved` of one mutation only.
    if (!next || (next.moved && mutant.moved)) return undefined;
    mutant = { ...mutant, ...next, how: `${mutant.how} ${how}` };
  }
  return mutant;
}

test.each([
  ['a rich flow', richFlow, 1],
  ['a flow that decides twice', twoBranches, 2],
])(
  'of 400 changes of %s those that somebody can notice are told, and no others',
  (_, flow, seed) => {
    const pick = picking(seed);
    const wrong: string[] = [];
    const counts = { reported: 0, silent: 0 };
    while (counts.reported + counts.silent < 400) {
      const mutant = mutantOf(flow, pick);
      if (!mutant) continue;
      const differences = differs(flow, mutant.flow, mutant.moved).filter(
        ({ rule }) => rule !== 'step-renamed',
      );
      const apart = distinguishingPath(flow, mutant.flow, choices);
      counts[apart ? 'reported' : 'silent']++;
      if (differences.length > 0 !== (apart !== undefined))
        wrong.push(`${mutant.how}: ${apart?.join(', ') ?? JSON.stringify(differences)}`);
    }

    expect(wrong).toEqual([]);
    expect(counts.reported).toBeGreaterThan(100);
    expect(counts.silent).toBeGreaterThan(50);
  },
);
