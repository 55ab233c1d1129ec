import { expect, test } from 'vitest';
import { symbols } from '../../../tests/findings/world.ts';
import { propertiesIn } from '../../language/check.ts';
import type { Formula } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import { walkInWords } from '../diff/words-of.ts';
import { aDefinition, aFlow, formula, sampleKinds } from '../sample.ts';
import { PropertyVerifier, type PropertyVerdict } from './verify.ts';

const flow = aFlow({
  hello: { kind: 'page', exits: { skipped: 'leave' } },
  ask: { kind: 'ask', collects: { married: 'yes-no' } },
  face: { kind: 'page', when: formula('answers.married') },
  pay: { kind: 'call', endpoint: 'sign.submit', once: true, exits: { failed: 'again' } },
  look: {
    kind: 'call',
    endpoint: 'sign.status',
    exits: {
      ok: [{ to: 'face', when: formula('answers.married') }, { to: 'done' }],
      failed: 'back',
    },
  },
  done: { kind: 'result', ends: 'success' },
});

const call: KindSchema = {
  kind: 'call',
  about: 'For tests.',
  outcomes: {},
  settings: { endpoint: { type: 'endpoint', about: 'For tests.' } },
  screen: false,
};

function verify(claim: string, of = flow): PropertyVerdict {
  const text = `properties:\n  it:\n    about: { zh: 必须, en: It must be }\n    ${claim}\n`;
  const [property] = propertiesIn([{ path: 'flows/properties.yaml', text }], symbols);
  const verifier = new PropertyVerifier({ kinds: sampleKinds, schemas: { call } });
  return verifier.verify(property!, [aDefinition(of)]);
}

function verdictOn(claim: string): string[] {
  const { verdict, broken } = verify(claim);
  return [verdict, ...broken.map(({ walk }) => walkInWords(walk))];
}

test.each([
  'never: { step: done }\n    before: { endpoint: sign.submit, outcome: ok }',
  'never: { kind: ask }\n    after: { endpoint: sign.submit, outcome: ok }',
  'at-most: { times: 1, of: { step: hello } }',
  'at-most: { times: 1, of: { step: pay }, since: { step: pay, outcome: [ok, failed] } }',
  'always: { writes: yes }\n    is: { endpoint: sign.submit }',
  'from: { step: hello }\n    leads-to: { ends: success }',
  'always: { step: pay }\n    is: { has: { endpoint: sign.submit, on.failed.to: again, once: yes, when: no } }',
  'always: { step: look }\n    is: { has: { endpoint: sign.status, on.failed.to: back } }',
  'always: { has: { collects.married: "*" } }\n    is: { step: ask }',
])('holds: %s', (claim) => {
  expect(verdictOn(claim)).toEqual(['holds']);
});

const married = 'hello (done) → ask (submitted, when answers.married) → face (done) → pay';

test.each([
  ['never: { outcome: skipped }', 'hello (skipped)'],
  ['never: { step: face }', 'hello (done) → ask (submitted, when answers.married) → face'],
  ['never: { step: pay }\n    before: { step: face }', 'hello (done) → ask (submitted) → pay'],
  [
    'never: { step: face }\n    after: { writes: yes }',
    `${married} (ok) → look (ok, when answers.married and answers.married) → face`,
  ],
  [
    'at-most: { times: 1, of: { step: pay } }',
    'hello (done) → ask (submitted) → pay (failed) → pay',
  ],
  [
    'always: { endpoint: [sign.submit, sign.status] }\n    is: { writes: yes }',
    'hello (done) → ask (submitted) → pay (ok) → look',
  ],
  [
    'always: { step: pay }\n    is: { has: { endpoint: sign.status } }',
    'hello (done) → ask (submitted) → pay',
  ],
  [
    'always: { endpoint: sign.submit }\n    is: { has: { on.failed.to: look } }',
    'hello (done) → ask (submitted) → pay',
  ],
  [
    'from: { ends: success }\n    leads-to: { step: hello }',
    'hello (done) → ask (submitted) → pay (ok) → look (ok) → done',
  ],
])('does not hold: %s', (claim, walk) => {
  const [verdict, counterexample] = verdictOn(claim);

  expect(verdict).toBe('broken');
  expect(counterexample?.replaceAll(/, when not [^)]*|when not [^)]*/g, '')).toBe(walk);
});

test('Back does not cross a write, so the steps before it are not reached again', () => {
  expect(verdictOn('at-most: { times: 1, of: { kind: ask } }')).toEqual(['holds']);
});

test.each([
  ['what it speaks of is nowhere', 'never: { step: pays }\n    before: { step: face }', 'vacuous'],
  ['it claims two things', 'never: { step: pay }\n    from: { step: ask }', 'unclear'],
  ['it claims half a thing', 'from: { step: pay }', 'unclear'],
])('where %s, it says so', (_, claim, expected) => {
  expect(verdictOn(claim)).toEqual([expected]);
});

const both: Formula = {
  formula: 'answers.married && answers.adult',
  expr: ['&&', formula('answers.married').expr, formula('answers.adult').expr],
};

const adultOrChild = aFlow({
  ask: {
    kind: 'ask',
    collects: { married: 'yes-no', adult: 'yes-no' },
    exits: { submitted: [{ to: 'second', when: formula('answers.married') }, { to: 'done' }] },
  },
  second: {
    kind: 'page',
    exits: {
      done: [{ to: 'done', when: both }, { to: 'third' }],
    },
  },
  third: {
    kind: 'page',
    exits: { done: [{ to: 'hidden', when: formula('answers.adult') }, { to: 'done' }] },
  },
  hidden: { kind: 'page', exits: { done: 'done' } },
  done: { kind: 'result', ends: 'success' },
});

test('what is known only through another condition is still known', () => {
  expect(verify('never: { step: hidden }', adultOrChild).verdict).toBe('holds');
});

test('what no later condition reads makes no difference to where a walk stands', () => {
  const { states } = verify('always: { step: done }\n    is: { ends: success }', adultOrChild);

  expect(states).toBe(4);
});

test('a walk is said in Chinese', () => {
  const guard = { formula: { formula: 'married', expr: true }, value: false };

  const walk = walkInWords(
    [
      { step: '', when: [] },
      { step: 'ask', outcome: 'ok', when: [guard] },
    ],
    'zh',
  );

  expect(walk).toBe('开始 → ask（ok，当 非 married）');
});
