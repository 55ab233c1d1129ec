import { loginAddress, loginPath } from './sign-in.ts';
import { goTo, here } from '../history/navigate.ts';

/** The address of the page that last redirected to the login by itself, until the customer interacts with it again. */
let ledFrom: string | undefined;
/** The address of the last interaction. */
let touchedAt: string | undefined;
/** The history entry before the login: after signing in the customer goes back to it. */
let before: string | undefined;
const leaving = new Set<() => void>();

/** Starts tracking interactions. Returns the function to stop. */
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

/** Whether a page may redirect to the login by itself: once, and again after an interaction. */
export function mayLead(): boolean {
  const at = here();
  if (at === ledFrom || at.startsWith(loginPath)) return false;
  ledFrom = at;
  return true;
}

/** Calls back before a redirect to the login, to save what is entered. Returns the function to unsubscribe. */
export function onLeaving(save: () => void): () => void {
  leaving.add(save);
  return () => leaving.delete(save);
}

/**
 * Redirects to our login, which leads back here. A page without an interaction is replaced, so that Back does not
 * return to it.
 */
export function leadToLogin(): void {
  const at = here();
  const replace = touchedAt !== at;
  for (const save of leaving) save();
  before = replace ? undefined : at;
  goTo(loginAddress(at), { replace, ...(!replace && { inApp: true }) });
}

/** Whether this address is the page before the login, to be reached by going back. True at the first call only. */
export function isBeforeLogin(address: string): boolean {
  const found = before !== undefined && before === address;
  before = undefined;
  return found;
}
