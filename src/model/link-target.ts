/**
 * Where a link from a response, an address or a host may lead. Everything that follows such a link checks here; links
 * in the code need not.
 */
export type LinkTarget = { page: string } | { outside: string };

/** A page of this app, or a page of one of `origins`; undefined: nowhere. */
export function linkTarget(link: string, origins: readonly string[]): LinkTarget | undefined {
  const page = ownPath(link);
  if (page !== undefined) return { page };
  const outside = allowedTarget(link, origins);
  return outside === undefined ? undefined : { outside };
}

/** An address of this app from its first slash on, as the router knows it, so that nothing leads out of it; else undefined. */
export function ownPath(address: string | null): string | undefined {
  // Browsers read `//host` and `/\host` as another host, and drop tabs and line breaks before they do.
  return address !== null && /^\/(?![/\\])[^\s\\\p{Cc}]{0,2000}$/u.test(address)
    ? address
    : undefined;
}

/**
 * The address to open, or undefined when it may not be: its origin must be exactly one of `origins`, without user name
 * or password, and https unless that very http origin is listed (the sandbox's).
 */
export function allowedTarget(url: string, origins: readonly string[]): string | undefined {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return undefined;
  }
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined;
  if (target.username !== '' || target.password !== '') return undefined;
  return origins.includes(target.origin) ? target.href : undefined;
}
