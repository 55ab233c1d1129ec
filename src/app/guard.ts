import { type StorageKey, storageKeys } from '../api/storage-keys.ts';
import { type Lob, utmSources } from '../api/tracking.ts';

type Store = Pick<Storage, 'setItem' | 'getItem'>;

/** What the address brings and must not keep (browsing-and-ordering.md, section 2, "Route guard"). */
export interface GuardStores {
  /** Each may throw: a phone can deny a storage before anything is asked of it. */
  local: () => Store;
  session: () => Store;
}

/** Kept where the list of storage keys says. */
const kept = ['token', 'phone', 'platform', 'tokentype', 'utm_source', 'share_source'] as const;
/** May not stay in an address: it is seen, sent on and written into logs. */
const secret = ['token', 'phone'] as const;

/**
 * Stores the token, phone, platform and tracking source of an address and returns the address without token and phone,
 * or undefined when it brought neither.
 */
export function guardAddress(url: URL, stores: GuardStores): URL | undefined {
  const clean = new URL(url);
  for (const key of kept) {
    const value = clean.searchParams.get(key);
    if (value) keep(stores, key, value);
  }
  if (secret.every((key) => !clean.searchParams.has(key))) return undefined;
  for (const key of secret) clean.searchParams.delete(key);
  return clean;
}

/** The platform by its name, and its tracking source unless the customer came from another one. */
export function keepPlatform(lob: Lob, stores: GuardStores): void {
  keep(stores, 'lob', lob);
  if (!read(stores, 'utm_source')) keep(stores, 'utm_source', utmSources[lob]);
}

function keep(stores: GuardStores, key: StorageKey, value: string): void {
  try {
    stores[storageKeys[key]]().setItem(key, value);
  } catch {
    // Storage full or denied: the customer stays signed out, which the platform answers with its own words.
  }
}

function read(stores: GuardStores, key: StorageKey): string | null {
  try {
    return stores[storageKeys[key]]().getItem(key);
  } catch {
    return null;
  }
}
