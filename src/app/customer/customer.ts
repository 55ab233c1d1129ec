import {
  favouritesKey,
  sealedKeys,
  snapshotKeys,
  type StorageKey,
  storageKeys,
} from '../../api/storage-keys.ts';
import type { SignedIn } from '../../api/client.ts';

/** Days a checked token is not checked again (order-handling, section 9). */
export const tokenCheckDays = 0.08;

const cookie = 'token_check';
const checked = 'yes';

/** Storage for a phone that denies it: lasts as long as the page. */
const memory = new Map<StorageKey, string>();
const signInListeners = new Set<() => void>();
const personChangeListeners = new Set<() => void>();
let persons = 0;

function storageOf(key: StorageKey): Storage {
  return storageKeys[key] === 'local' ? localStorage : sessionStorage;
}

export function readKey(key: StorageKey): string | undefined {
  try {
    return storageOf(key).getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeKey(key: StorageKey, value: string | undefined): void {
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === undefined) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, value);
  } catch {
    // Stays in memory.
  }
}

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

/**
 * Removes begun flows and car choices before another customer uses this phone. Of an order's flow its writes stay with
 * their requestIds, without answers: they tell what was sent and is not settled.
 */
function clearFlows(): void {
  try {
    const walks = Object.keys(localStorage).filter((key) => /^session:(?![\w-]+:)/.test(key));
    for (const key of [...walks, ...Object.values(snapshotKeys), favouritesKey])
      localStorage.removeItem(key);
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('session:')))
      reduceToWrites(key);
  } catch {
    // Storage is denied, so there is nothing to remove.
  }
}

/** Removes encrypted answers and their key, also where the code that reads them is not loaded. */
function clearSealedAnswers(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(sealedKeys.prefix)))
      localStorage.removeItem(key);
    indexedDB.deleteDatabase(sealedKeys.database);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function reduceToWrites(key: string): void {
  const intents = intentsIn(localStorage.getItem(key) ?? '');
  if (Object.keys(intents).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ intents }));
}

function intentsIn(record: string): object {
  try {
    return (JSON.parse(record) as { intents?: object }).intents ?? {};
  } catch {
    return {};
  }
}

/** Whether the token was checked recently. The cookie does not say whose it is: cookies travel with every request. */
export function isChecked(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=${checked}`);
}

export function storeTokenCheck(): void {
  writeCookie(checked, tokenCheckDays * 24 * 60 * 60);
}

export function clearTokenCheck(): void {
  writeCookie('', 0);
}

/** `age` in seconds. */
function writeCookie(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const path = import.meta.env.BASE_URL;
  document.cookie = `${cookie}=${value}; Max-Age=${Math.round(age)}; Path=${path}; SameSite=Lax${secure}`;
}
