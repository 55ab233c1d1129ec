import type { SignedIn } from '../../api/client.ts';
import { clearFlows, clearSealedAnswers, readKey, writeKey } from './customer-storage.ts';
import { clearTokenCheck } from './token-check.ts';

const signInListeners = new Set<() => void>();
const personChangeListeners = new Set<() => void>();
let persons = 0;

export function isSignedIn(): boolean {
  return readKey('token') !== undefined;
}

/** Calls back on signing in or out, in this tab or another. Returns the function to unsubscribe. */
export function onSignInChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener();
  };
  signInListeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    signInListeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/**
 * Stores the credentials of a sign-in by our page, the host or an address. Begun flows are kept only for a visitor who
 * signs in, and for the same phone number.
 */
export function storeSignIn({ token, tokentype, phone }: SignedIn): void {
  const previousToken = readKey('token');
  const samePhone = phone !== undefined && phone === readKey('phone');
  const wasSomebody = previousToken !== undefined || readKey('phone') !== undefined;
  if (token !== previousToken) {
    clearTokenCheck();
    if (wasSomebody && !samePhone) clearCustomerData();
  }
  writeKey('token', token);
  if (tokentype !== undefined) writeKey('tokentype', tokentype);
  if (phone !== undefined) writeKey('phone', phone);
  notify();
}

/**
 * Removes token, phone and the token's check, and with them begun flows, car choices and encrypted answers
 * (`clearFlows`).
 */
export function clearSignIn(): void {
  writeKey('token', undefined);
  clearTokenCheck();
  clearCustomerData();
  notify();
}

/**
 * The platform rejected the token. Begun flows are kept for the same phone number; where the number is unknown, nothing
 * is.
 */
export function expireSignIn(): void {
  if (readKey('phone') === undefined) return clearSignIn();
  writeKey('token', undefined);
  clearTokenCheck();
  notify();
}

function clearCustomerData(): void {
  writeKey('phone', undefined);
  clearFlows();
  clearSealedAnswers();
  persons += 1;
  for (const listener of personChangeListeners) listener();
}

function notify(): void {
  for (const listener of signInListeners) listener();
}

/** A counter that changes with the person using this page. */
export function personCount(): number {
  return persons;
}

/** Calls back when the customer's data in memory must be dropped. Returns the function to unsubscribe. */
export function onPersonChange(listener: () => void): () => void {
  personChangeListeners.add(listener);
  return () => personChangeListeners.delete(listener);
}
