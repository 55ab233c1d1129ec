import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ToCashier } from './ToCashier.tsx';
import { shellRoutes } from './routes.ts';

test.each([
  ['/downPaymentsCoupon', '/downPayments'],
  ['/HZcoupon', '/HZdownPayments'],
])('%s leads to the cashier with all its parameters', (from, to) => {
  expect(Object.keys(shellRoutes)).toContain(from);
  render(
    <MemoryRouter initialEntries={[`${from}?orderNo=A1&action=200`]}>
      <Routes>
        <Route path={from} element={<ToCashier />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );

  expect(screen.getByText(`${to}?orderNo=A1&action=200`)).toBeInTheDocument();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
