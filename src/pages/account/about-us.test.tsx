import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../show.fixture.tsx';
import { AboutUs } from './AboutUs.tsx';

test('the numbers of stores and of cities with stores are shown, and left out without a response', async () => {
  const letters = [{ cities: [{ stores: 3 }, { stores: 0 }] }, { cities: [{ stores: 2 }] }];
  showPage(
    <AboutUs />,
    '/aboutUs',
    { 'city.list': { letters, hot: [], total: 3 } },
    { environment: {}, host: 'web' },
  );

  expect((await screen.findByText('5')).parentElement).toHaveTextContent(/门店/);
  expect(screen.getByText('2').parentElement).toHaveTextContent(/城市/);
  cleanup();

  showPage(<AboutUs />, '/aboutUs', {}, { environment: {}, host: 'web' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/500|200\+|100,000/)).toBeNull();
});
