import { expect, test } from 'vitest';
import { agreement } from './same-as-xstate.ts';
import { aFlow, formula, richFlow, sampleKinds } from './sample.ts';

const draftFlow = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' }, when: formula('order.known') },
    look: { kind: 'call', endpoint: 'x', exits: { failed: 'reload' } },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'l', save: 's' } },
);

test.each([
  ['a rich flow', richFlow],
  ['a flow with a draft', draftFlow],
  [
    'a decision nobody finished',
    aFlow({
      which: { kind: 'decide', exits: { decided: [{ to: 'end', when: formula('order.x') }] } },
      end: { kind: 'end', ends: 'success' },
    }),
  ],
  [
    'two decisions that go in a circle',
    aFlow({
      page: { kind: 'page' },
      a: {
        kind: 'decide',
        exits: { decided: [{ to: 'end', when: formula('order.x') }, { to: 'b' }] },
      },
      b: { kind: 'decide', exits: { decided: 'a' } },
      end: { kind: 'end', ends: 'success' },
    }),
  ],
])('explorer and XState agree on every step of %s', (_, flow) => {
  const { compared, mismatches } = agreement(flow, sampleKinds);
  expect(mismatches).toEqual([]);
  expect(compared).toBeGreaterThan(3);
});
