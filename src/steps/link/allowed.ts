/**
 * The address a link leads to, or undefined when it may not: its origin must be one of `origins` exactly, it carries
 * no user name or password, and it is https unless that very http origin is listed (the sandbox's).
 */
export function allowedLink(link: unknown, origins: readonly string[]): string | undefined {
  if (typeof link !== 'string') return undefined;
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
