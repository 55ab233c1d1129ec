import { type StorageKey, storageKeys } from '../api/storage-keys.ts';
import type { SignedIn } from '../api/client.ts';

/** Days a checked token is not checked again (order-handling, section 9). */
export const tokenCheckDays = 0.08;

const cookie = 'token_check';

/** What a phone that denies storage is told: it lasts as long as the page. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

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

export function keepSignedIn({ token, tokentype, phone }: SignedIn): void {
  if (token !== readKey('token')) forgetCheck();
  writeKey('token', token);
  if (tokentype !== undefined) writeKey('tokentype', tokentype);
  if (phone !== undefined) writeKey('phone', phone);
  for (const listener of listeners) listener();
}

/** Token, phone and the check of the token: nothing of the customer stays. */
export function forgetSignedIn(): void {
  writeKey('token', undefined);
  writeKey('phone', undefined);
  forgetCheck();
  forgetWalks();
  for (const listener of listeners) listener();
}

/**
 * What was begun in flows about no order, so that the next customer of this phone does not meet it. An order's walks stay:
 * nobody else can open the order, and they know what was sent and is not settled.
 */
function forgetWalks(): void {
  try {
    const walks = Object.keys(localStorage).filter((key) => /^session:(?![\w-]+:)/.test(key));
    for (const key of walks) localStorage.removeItem(key);
  } catch {
    // Storage is denied, so nothing was kept.
  }
}

/** The customer's number, while the check of the token is fresh. */
export function checkedAs(): string | undefined {
  const found = document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);
  return found ? decodeURIComponent(found) : undefined;
}

export function keepCheck(uid: string): void {
  writeCookie(encodeURIComponent(uid), tokenCheckDays * 24 * 60 * 60);
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
