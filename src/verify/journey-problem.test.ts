import { expect, test } from 'vitest';
import { explore } from './explore.ts';
import { describeProblem, type JourneyProblem } from './journey-problem.ts';
import { journeysOf } from './journeys.ts';
import { richFlow, sampleKinds } from './sample.ts';

const [journey] = journeysOf(explore(richFlow, sampleKinds)).journeys;
const walked = journey!.steps.slice(0, 2);
const edge = walked[1]!.edges[0]!;
const at = (step: string) => ({ step, inner: 'showing' });

test.each<[JourneyProblem, string, string]>([
  [
    { type: 'elsewhere', walked, expected: at('intro'), found: at('card') },
    '：应在 intro showing，实际在 card showing',
    ': expected intro showing, found card showing',
  ],
  [
    {
      type: 'deviation',
      walked,
      deviation: {
        observed: 'writes',
        expected: '{"a":": expected 1, found 2"}',
        actual: undefined,
      },
    },
    '：writes 应为 {"a":": expected 1, found 2"}，实际为 无',
    ': writes should be {"a":": expected 1, found 2"} and is nothing',
  ],
  [
    {
      type: 'detour',
      name: 'a work breaks',
      at: at('card'),
      deviation: { observed: 'toast', expected: '"a"', actual: '"b"' },
    },
    '一项工作出错，card showing：toast 应为 "a"，实际为 "b"',
    'a work breaks, card showing: toast should be "a" and is "b"',
  ],
  [{ type: 'not planned', edge }, '没有路径走过：intro showing', 'No journey takes intro showing'],
  [
    { type: 'not taken', edge },
    '状态机没有走：intro showing',
    'The machine did not take intro showing',
  ],
])('$type is said in both languages', (problem, zh, en) => {
  const words = describeProblem(problem);

  expect(words.zh).toContain(zh);
  expect(words.en).toContain(en);
  expect(words.zh).not.toMatch(/should|expected [a-z]|nothing|takes/);
});
