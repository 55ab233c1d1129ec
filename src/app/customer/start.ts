import { lobOf } from '../../api/tracking.ts';
import type { Host } from '../../model/effects.ts';
import { storeSignIn } from './customer.ts';
import { readKey, writeKey } from './customer-storage.ts';
import { guardAddress, storePlatform } from './guard.ts';

const store = { read: readKey, write: writeKey };

/** Removes from the address what it must not keep, at once. Returns whether there was something. */
export function guard(): boolean {
  const clean = guardAddress(new URL(window.location.href), { ...store, signIn: storeSignIn });
  if (clean) window.history.replaceState(window.history.state, '', clean);
  return clean !== undefined;
}

export function storeHost(host: Host): void {
  storePlatform(lobOf(host), store);
}
