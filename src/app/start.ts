import { lobOf } from '../api/tracking.ts';
import type { Host } from '../machine/effects.ts';
import { forgetCheck, readKey } from './customer.ts';
import { guardAddress, type GuardStores, keepPlatform } from './guard.ts';

const stores: GuardStores = { local: () => localStorage, session: () => sessionStorage };

/** Takes what the address must not keep out of it, at once. Whether there was something. */
export function guard(): boolean {
  const before = readKey('token');
  const clean = guardAddress(new URL(window.location.href), stores);
  if (readKey('token') !== before) forgetCheck();
  if (clean) window.history.replaceState(window.history.state, '', clean);
  return clean !== undefined;
}

export function keepHost(host: Host): void {
  keepPlatform(lobOf(host), stores);
}
