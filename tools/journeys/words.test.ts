import { expect, test } from 'vitest';
import { explore } from '../../src/verify/explore.ts';
import { describeMismatch } from '../../src/verify/journey-runner.ts';
import { describeEdge, journeysOf } from '../../src/verify/journeys.ts';
import { richFlow, sampleKinds } from '../../src/verify/sample.ts';
import { exampleProblem, journeyProblem } from './words.ts';

const [journey] = journeysOf(explore(richFlow, sampleKinds)).journeys;
const at = (step: string) => ({ step, inner: 'showing' });
const mismatch = { journey: journey!, step: 1, expected: at('intro'), found: at('card') };

test.each([
  [describeMismatch(mismatch), /应在 intro showing，实际在 card showing$/],
  [
    describeMismatch({ ...mismatch, wrong: 'writes should be {"a":1} and is {}' }),
    /writes 应为 \{"a":1\}，实际为 \{\}$/,
  ],
  [
    `No journey takes ${describeEdge(journey!.steps[1]!.edges[0]!)}`,
    /^没有路径走过：intro showing/,
  ],
  [
    `The machine did not take ${describeEdge(journey!.steps[1]!.edges[0]!)}`,
    /^状态机没有走：intro showing/,
  ],
])('%s in Chinese', (problem, inChinese) => {
  const words = journeyProblem(problem);

  expect(words.en).toBe(problem);
  expect(words.zh).toMatch(inChinese);
});

test('what an example says and its walk does not do is a sentence in both languages', () => {
  const words = exampleProblem({
    funder: 'ACME',
    flow: 'sample',
    example: 'signs',
    predicate: 'ends with "failure", not with "success"',
    log: ['card: submitted', 'sorry: closed'],
    message: 'It ends with "failure", not with "success": card: submitted; sorry: closed',
  });

  expect(words.zh).toBe(
    '示例“signs”以“failure”结束，而不是“success”。实际经过：card: submitted；sorry: closed。',
  );
  expect(words.en).toBe(
    'signs. It ends with "failure", not with "success": card: submitted; sorry: closed',
  );
});
