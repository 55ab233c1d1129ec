import { checkToken, loginAddress } from './sign-in.ts';
import { goTo, here } from '../history/navigate.ts';
import type { AppServices } from '../services.ts';

const neverAborted = new AbortController().signal;

/** Checks the token. A new customer registers first, and then continues at the present address. */
export async function identifyCustomer({ call }: Pick<AppServices, 'call'>): Promise<void> {
  const tokenStatus = await checkToken((endpoint, request) =>
    call(endpoint, request, { signal: neverAborted }),
  );
  if (tokenStatus === 'new') {
    const register = loginAddress(here()).replace('/login', '/register');
    if (!/^\/(register|login)\b/.test(here())) goTo(register, { replace: true });
  }
}

/** Runs the work `later` milliseconds from now. Returns the function to cancel it. */
export function afterFirstPaint(work: () => void, later = 1_000): () => void {
  const timer = setTimeout(work, later);
  return () => clearTimeout(timer);
}
