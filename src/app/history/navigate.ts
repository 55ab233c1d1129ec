interface GoOptions {
  replace: boolean;
  /** The page before it is one of ours. */
  state?: { inApp: true };
}
type Go = (address: string, options: GoOptions) => void;

let go: Go | undefined;

/** The router's navigate, for code outside of it: dialogs, links in responses. */
export function provideNavigate(navigate: Go | undefined): void {
  go = navigate;
}

/** Leads to an address of ours. */
export function goTo(address: string, { replace = false, inApp = false } = {}): void {
  if (go) return go(address, { replace, ...(inApp && { state: { inApp } }) });
  const url = import.meta.env.BASE_URL.replace(/\/$/, '') + address;
  if (replace) window.location.replace(url);
  else window.location.assign(url);
}

/** Where the customer is, as an address of ours. */
export function here(): string {
  const { pathname, search } = window.location;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return (pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname) + search;
}

/** The address the page was loaded at, after the guard. */
export const loadedAt = 'window' in globalThis ? window.location.href : '';
