import type { SignedIn } from '../../api/client.ts';
import type { StorageKey } from '../../api/storage-keys.ts';
import { type Lob, utmSources } from '../../api/tracking.ts';

/** Where the guard stores what an address brings (browsing-and-ordering.md, section 2, "Route guard"). */
export interface GuardStore {
  read: (key: StorageKey) => string | undefined;
  write: (key: StorageKey, value: string) => void;
  /** Signs in with the credentials in the address. */
  signIn: (signedIn: SignedIn) => void;
}

/** Stored where the list of storage keys says. */
const storedParams = ['platform', 'tokentype', 'utm_source', 'share_source'] as const;
/** Must not stay in an address: it is visible, shared and logged. */
const secret = ['token', 'phone'] as const;
/** Of the login: the address to continue at. */
const back = 'back';

/**
 * Signs in by the token of an address, stores its phone, platform and tracking source, and returns the address without
 * token and phone, or undefined when it brought neither.
 */
export function guardAddress(url: URL, store: GuardStore): URL | undefined {
  const parameter = (key: string) => url.searchParams.get(key) || undefined;
  for (const key of storedParams) {
    const value = parameter(key);
    if (value !== undefined) store.write(key, value);
  }
  const token = parameter('token');
  const phone = parameter('phone');
  if (token !== undefined) store.signIn({ token, tokentype: parameter('tokentype'), phone });
  else if (phone !== undefined) store.write('phone', phone);
  return cleaned(url);
}

/** An address of ours without token and phone, also within its `back` parameter. */
export function withoutSecrets(address: string): string {
  const base = 'http://app';
  if (!URL.canParse(address, base)) return '';
  const clean = cleaned(new URL(address, base));
  if (!clean) return address;
  return clean.pathname + clean.search + clean.hash;
}

function cleaned(url: URL): URL | undefined {
  const clean = new URL(url);
  for (const key of secret) clean.searchParams.delete(key);
  const inner = clean.searchParams.get(back);
  if (inner !== null && withoutSecrets(inner) !== inner)
    clean.searchParams.set(back, withoutSecrets(inner));
  return clean.search === url.search ? undefined : clean;
}

/** The platform by its name, and its tracking source unless the customer came from another one. */
export function storePlatform(lob: Lob, store: Omit<GuardStore, 'signIn'>): void {
  store.write('lob', lob);
  if (store.read('utm_source') === undefined) store.write('utm_source', utmSources[lob]);
}
