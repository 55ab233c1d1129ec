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

/** What a phone that denies storage is told: it lasts as long as the page. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();
const changes = new Set<() => void>();
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
    // Kept in memory.
  }
}

export function isSignedIn(): boolean {
  return readKey('token') !== undefined;
}

/** Calls back when somebody signs in or out in this tab or in another. Returns how to stop. */
export function onSigned(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/**
 * Somebody has signed in: by our page, the host or an address. Nobody but a visitor who signs in, and whoever is known by
 * the phone number to be the same person again, goes on with what was begun on this phone.
 */
export function keepSignedIn({ token, tokentype, phone }: SignedIn): void {
  const previousToken = readKey('token');
  const samePhone = phone !== undefined && phone === readKey('phone');
  const wasSomebody = previousToken !== undefined || readKey('phone') !== undefined;
  if (token !== previousToken) {
    forgetCheck();
    if (wasSomebody && !samePhone) leaveNothing();
  }
  writeKey('token', token);
  if (tokentype !== undefined) writeKey('tokentype', tokentype);
  if (phone !== undefined) writeKey('phone', phone);
  tell();
}

/** Token, phone and the check of the token: nothing of the customer stays. */
export function forgetSignedIn(): void {
  writeKey('token', undefined);
  forgetCheck();
  leaveNothing();
  tell();
}

/**
 * The platform no longer knows the token. Whoever signs in again with the same phone number goes on where they were; where
 * the number is not known nobody could tell, and nothing stays.
 */
export function expireSignIn(): void {
  if (readKey('phone') === undefined) return forgetSignedIn();
  writeKey('token', undefined);
  forgetCheck();
  tell();
}

function leaveNothing(): void {
  writeKey('phone', undefined);
  forgetWalks();
  forgetSealed();
  persons += 1;
  for (const listener of changes) listener();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts the persons this page has had: while it stays the same, so does the customer. */
export function personCount(): number {
  return persons;
}

/** Calls back when what the customer left in memory is nobody's any more. Returns how to stop. */
export function onPersonChange(listener: () => void): () => void {
  changes.add(listener);
  return () => changes.delete(listener);
}

/**
 * What was begun, and chosen of a car, so that the next customer of this phone does not meet it. Of an order's walks stay the
 * writes with their requestIds, and no answer: they know what was sent and is not settled.
 */
function forgetWalks(): void {
  try {
    const walks = Object.keys(localStorage).filter((key) => /^session:(?![\w-]+:)/.test(key));
    for (const key of [...walks, ...Object.values(snapshotKeys), favouritesKey])
      localStorage.removeItem(key);
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('session:')))
      keepWritesOnly(key);
  } catch {
    // Storage is denied, so nothing was kept.
  }
}

/** What is kept encrypted, and its key, whether or not what reads it has been loaded. */
function forgetSealed(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(sealedKeys.prefix)))
      localStorage.removeItem(key);
    indexedDB.deleteDatabase(sealedKeys.database);
  } catch {
    // Where there is no storage, nothing was kept.
  }
}

function keepWritesOnly(key: string): void {
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

/** Whether the token was found good a short while ago. Whose it is stays out of the cookie: it travels with every request. */
export function isChecked(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=${checked}`);
}

export function keepCheck(): void {
  writeCookie(checked, tokenCheckDays * 24 * 60 * 60);
}

export function forgetCheck(): void {
  writeCookie('', 0);
}

/** `age` in seconds. */
function writeCookie(value: string, age: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const path = import.meta.env.BASE_URL;
  document.cookie = `${cookie}=${value}; Max-Age=${Math.round(age)}; Path=${path}; SameSite=Lax${secure}`;
}
