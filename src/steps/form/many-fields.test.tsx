import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock(import('./FieldInput.tsx'), async (importReal) => {
  const real = await importReal();
  return {
    FieldInput: (props: Parameters<typeof real.FieldInput>[0]) => {
      drawn.set(props.name, (drawn.get(props.name) ?? 0) + 1);
      return real.FieldInput(props);
    },
  };
});

const fields = Object.fromEntries(
  Array.from({ length: 200 }, (_, at) => [
    `field${at}`,
    { type: 'text', label: { zh: `第 ${at} 项`, en: `No. ${at}` } },
  ]),
);

beforeEach(() => drawn.clear());

test('typing into one of two hundred fields rerenders only that one', async () => {
  const { change } = showStep(Screen, schema, { status: 'editing', settings: { fields } });
  const input = screen.getByLabelText(/第 100 项/);
  expect(drawn.size).toBe(200);
  drawn.clear();

  await userEvent.type(input, 'abc');
  await userEvent.tab();
  change({ answers: { field100: 'abc' } });

  expect(input).toHaveValue('abc');
  expect([...drawn.keys()]).toEqual(['field100']);
});
