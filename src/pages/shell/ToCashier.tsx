import { Navigate, useLocation } from '../routing.ts';

const cashiers: Readonly<Record<string, string>> = {
  '/downPaymentsCoupon': '/downPayments',
  '/HZcoupon': '/HZdownPayments',
};

/** A coupon is chosen on the cashier: the addresses of pages for it lead there, whatever they bring. */
export function ToCashier() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={`${cashiers[pathname] ?? '/'}${search}`} />;
}
