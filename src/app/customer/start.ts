import { lobOf } from '../../api/tracking.ts';
import type { Host } from '../../model/effects.ts';
import { keepSignedIn, readKey, writeKey } from './customer.ts';
import { guardAddress, keepPlatform } from './guard.ts';

const store = { read: readKey, write: writeKey };

/** Removes from the address what it must not keep, at once. Returns whether there was something. */
export function guard(): boolean {
  const clean = guardAddress(new URL(window.location.href), { ...store, signIn: keepSignedIn });
  if (clean) window.history.replaceState(window.history.state, '', clean);
  return clean !== undefined;
}

export function keepHost(host: Host): void {
  keepPlatform(lobOf(host), store);
}
