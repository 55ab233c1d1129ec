import { loginAddress, loginPath } from './sign-in.ts';
import { goTo, here } from '../history/navigate.ts';

/** The address of the page that last redirected to the login by itself, until the customer interacts with it again. */
let redirectedFrom: string | undefined;
/** The address of the last interaction. */
let lastInteractionAt: string | undefined;
/** The history entry before the login: after signing in the customer goes back to it. */
let before: string | undefined;
const leaving = new Set<() => void>();

/** Starts tracking interactions. Returns the function to stop. */
export function trackInteractions(): () => void {
  const onInteraction = () => {
    lastInteractionAt = here();
    if (lastInteractionAt === redirectedFrom) redirectedFrom = undefined;
  };
  const types = ['pointerdown', 'keydown'] as const;
  for (const type of types) window.addEventListener(type, onInteraction, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, onInteraction, { capture: true });
  };
}

/** Whether a page may redirect to the login by itself: once, and again after an interaction. */
export function mayRedirect(): boolean {
  const at = here();
  if (at === redirectedFrom || at.startsWith(loginPath)) return false;
  redirectedFrom = at;
  return true;
}

/** Calls back before a redirect to the login, to save what is entered. Returns the function to unsubscribe. */
export function onBeforeLogin(save: () => void): () => void {
  leaving.add(save);
  return () => leaving.delete(save);
}

/**
 * Redirects to our login, which leads back here. A page without an interaction is replaced, so that Back does not
 * return to it.
 */
export function redirectToLogin(): void {
  const at = here();
  const replace = lastInteractionAt !== at;
  for (const save of leaving) save();
  before = replace ? undefined : at;
  goTo(loginAddress(at), { replace, ...(!replace && { inApp: true }) });
}

/** Whether this address is the page before the login, to be reached by going back. True at the first call only. */
export function isBeforeLogin(address: string): boolean {
  const isSamePage = before !== undefined && before === address;
  before = undefined;
  return isSamePage;
}
