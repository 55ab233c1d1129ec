/** What the address brings and must not keep (browsing-and-ordering.md, section 2, "Route guard"). */
export interface GuardStores {
  /** Each may throw: a phone can deny a storage before anything is asked of it. */
  local: () => Pick<Storage, 'setItem'>;
  session: () => Pick<Storage, 'setItem'>;
}

/**
 * Stores the token, phone and platform of an address and returns the address without token and phone,
 * or undefined when it brought neither.
 */
export function guardAddress(url: URL, stores: GuardStores): URL | undefined {
  const clean = new URL(url);
  const token = clean.searchParams.get('token');
  const phone = clean.searchParams.get('phone');
  const platform = clean.searchParams.get('platform');
  if (token) keep(stores.local, 'token', token);
  if (phone) keep(stores.session, 'phone', phone);
  if (platform) keep(stores.local, 'platform', platform);
  if (token === null && phone === null) return undefined;
  clean.searchParams.delete('token');
  clean.searchParams.delete('phone');
  return clean;
}

function keep(storage: () => Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Storage full or denied: the customer stays signed out, which the platform answers with its own words.
  }
}
