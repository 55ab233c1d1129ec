import { expect, test } from 'vitest';
import { exampleProblem } from './words.ts';

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
