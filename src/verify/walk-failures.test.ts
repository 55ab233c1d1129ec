import { expect, test } from 'vitest';
import { aDefinition, richFlow, sampleKinds } from './sample.ts';
import { walkFailures } from './walk-failures.ts';

const kinds = { states: sampleKinds, schemas: {} };
const example = { action: 300, answers: {}, outcomes: { route: ['refused'] }, ends: 'failure' };

test('a definition that does as its examples say has no failures', async () => {
  const definition = aDefinition(richFlow, { examples: { refused: example } });

  expect(await walkFailures([definition], kinds)).toEqual([]);
});

test('an example with another end is reported with its flow and its log', async () => {
  const definition = aDefinition(richFlow, {
    examples: { refused: { ...example, ends: 'success' } },
  });

  const failures = await walkFailures([definition], kinds, { only: 'examples' });

  expect(failures).toMatchObject([
    {
      funder: 'ACME',
      flow: 'sample',
      example: 'refused',
      message: expect.stringContaining('It ends with "failure", not with "success": ') as string,
    },
  ]);
});

test('an example with other steps or texts is reported', async () => {
  const definition = aDefinition(richFlow, {
    examples: { refused: { ...example, passes: ['card', 'nowhere'], shows: { card: ['Hello'] } } },
  });

  const failures = await walkFailures([definition], kinds, { only: 'examples' });

  expect(failures.map(({ message }) => message.split(': ')[0])).toEqual([
    'It does not come to "nowhere" after "card"',
    'It does not show "Hello" at "card"',
  ]);
});

test('flows outside the selection are not reported', async () => {
  const definition = aDefinition(richFlow, {
    examples: { refused: { ...example, ends: 'success' } },
  });

  expect(await walkFailures([definition], kinds, { flows: ['other'] })).toEqual([]);
});
