import { checkToken, loginAddress } from './sign-in.ts';
import { goTo, here } from '../history/navigate.ts';
import type { AppServices } from '../services.ts';

const forEver = new AbortController().signal;

/** Whose the token is; a new customer registers first, and is then where they wanted to go. */
export async function identifyCustomer({ call }: Pick<AppServices, 'call'>): Promise<void> {
  const found = await checkToken((endpoint, request) =>
    call(endpoint, request, { signal: forEver }),
  );
  if (found === 'new') {
    const register = loginAddress(here()).replace('/login', '/register');
    if (!/^\/(register|login)\b/.test(here())) goTo(register, { replace: true });
  }
}

/** Some milliseconds later. Returns how to leave it undone. */
export function afterFirstPaint(work: () => void, later = 1_000): () => void {
  const timer = setTimeout(work, later);
  return () => clearTimeout(timer);
}
