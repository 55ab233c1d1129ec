import { expect, test } from 'vitest';
import { aDefinition, aFlow, formula } from '../../src/verify/sample.ts';
import { newerWords, wordsOf } from './vocabulary.ts';

const sources: Record<string, string> = {
  'src/steps/page/schema.ts': 'settings: { text: words }',
  'src/steps/ask/schema.ts': "settings: { fields: map, 'must-read': yes }",
  'src/model/definition.ts':
    'interface Step { id kind path main exits once?: true when? collects? }',
  'src/language/formula/evaluate.ts': "operators = { '==': equal, or: first }",
};
const sourceAt = (path: string) => sources[path];
const before = wordsOf([aDefinition(aFlow({ one: { kind: 'page' }, done: { kind: 'result' } }))]);
const newer = (flow: ReturnType<typeof aFlow>) =>
  newerWords(before, wordsOf([aDefinition(flow)]), sourceAt);

test('a kind, setting or function of the earlier app is not new, even if no flow used it', () => {
  const flow = aFlow({
    one: { kind: 'page', text: 'x', once: true },
    ask: { kind: 'ask', 'must-read': true, collects: {}, when: formula('answers.x == "7"') },
    done: { kind: 'result' },
  });

  expect(newer(flow)).toEqual([]);
});

test('new kinds, settings and functions are reported', () => {
  const flow = aFlow({
    one: { kind: 'page', tone: 'loud', when: { formula: 'soon(x)', expr: ['soon', ['has', 'x']] } },
    sign: { kind: 'sign' },
    done: { kind: 'result' },
  });

  expect(newer(flow)).toEqual(
    expect.arrayContaining([
      'The app of then has no step kind "sign".',
      'The app of then knows no setting "page.tone".',
      'The app of then cannot evaluate "soon".',
    ]),
  );
});
