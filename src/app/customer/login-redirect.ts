import { loginAddress, loginPath } from './sign-in.ts';
import { goTo, here } from '../history/navigate.ts';

/** Where somebody was led to sign in from, until the customer does something there again. */
let ledFrom: string | undefined;
/** The address at which the customer last did something. */
let touchedAt: string | undefined;
/** The page before the login in the history: after signing in the customer goes back to it. */
let before: string | undefined;
const leaving = new Set<() => void>();

/** Knows from now on where the customer does something. Returns how to stop. */
export function watchTouches(): () => void {
  const touched = () => {
    touchedAt = here();
    if (touchedAt === ledFrom) ledFrom = undefined;
  };
  const types = ['pointerdown', 'keydown'] as const;
  for (const type of types) window.addEventListener(type, touched, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, touched, { capture: true });
  };
}

/** Whether a page may lead to the login by itself: once, and again when the customer does something there. */
export function mayLead(): boolean {
  const at = here();
  if (at === ledFrom || at.startsWith(loginPath)) return false;
  ledFrom = at;
  return true;
}

/** Calls back before the customer is led away to sign in: the time to save what is written. Returns how to stop. */
export function onLeaving(save: () => void): () => void {
  leaving.add(save);
  return () => leaving.delete(save);
}

/**
 * To our login, and from there back here. Back leads to where the customer did something; a page that wanted to know who
 * asks before anything was done on it gives its place away.
 */
export function leadToLogin(): void {
  const at = here();
  const replace = touchedAt !== at;
  for (const save of leaving) save();
  before = replace ? undefined : at;
  goTo(loginAddress(at), { replace, ...(!replace && { inApp: true }) });
}

/** Whether this address is the page before the login, to be reached by going back; asked once. */
export function isBeforeLogin(address: string): boolean {
  const found = before !== undefined && before === address;
  before = undefined;
  return found;
}
