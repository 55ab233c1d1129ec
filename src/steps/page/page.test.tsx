import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep, violations } from '../../../tests/show-step.tsx';
import { readExamples } from '../../../tests/step-examples.ts';
import { TriedKind } from '../../../tests/try-kind.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

test('says what it is for', () => {
  expect(JSON.stringify(schema)).not.toContain('REPLACE ME');
});

test('ends when the customer is done', async () => {
  const step = new TriedKind(schema, states, {});

  await step.send({ type: 'page.done' });

  expect(step.outcome).toBe('done');
});

describe('what the customer sees', () => {
  test.each(Object.entries(readExamples('page')))('%s has no barrier', async (_name, example) => {
    const { container } = showStep(Screen, schema, example);

    expect(await violations(container)).toEqual([]);
  });

  test('goes on', async () => {
    const { send } = showStep(Screen, schema, { status: 'shown' }, 'en');

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    expect(send.mock.calls).toEqual([[{ type: 'page.done' }]]);
  });
});
