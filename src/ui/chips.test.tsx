import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { expect, test } from 'vitest';
import { Chips } from './field/Chips.tsx';

const chips = [
  { value: 'suv', label: 'SUV' },
  { value: 'mpv', label: 'MPV' },
];

const never = new Promise<string>(() => undefined);

/** Suspends once something is chosen, and forever while exactly one chip is. */
function Slow() {
  const [chosen, choose] = useState<string[]>([]);
  return (
    <>
      <Chips legend="Body" type="several" chips={chips} chosen={chosen} onChange={choose} />
      <p>{chosen.length === 1 ? use(never) : `${chosen.length} chosen`}</p>
    </>
  );
}

test('a chip shows at once that it was chosen, and the next one is added to it', async () => {
  const person = userEvent.setup();
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((one) => one.checked);
  render(
    <Suspense fallback="…">
      <Slow />
    </Suspense>,
  );

  await person.click(screen.getByRole('checkbox', { name: 'SUV' }));
  expect([checked(), screen.getByText('0 chosen').tagName]).toEqual([[true, false], 'P']);

  await person.click(screen.getByRole('checkbox', { name: 'MPV' }));
  expect([checked(), screen.getByText('2 chosen').tagName]).toEqual([[true, true], 'P']);
});
