import { askAhead } from '../api/asked-ahead.ts';
import { pageAt } from '../pages/routes.ts';
import { startLanguage } from './language.ts';
import { baseOf, readHere } from './platform/environment.ts';

/** What an address asks of the platform is on its way while the app is: the answer waits for the page. */
export function askFirst(address: { pathname: string; search: string }): void {
  try {
    const ask = pageAt(address.pathname)?.asksFirst?.(address, window.sessionStorage);
    if (!ask) return;
    const url =
      baseOf(
        ask.path,
        readHere(() => undefined),
      ) + ask.path;
    askAhead({ url, request: ask.request, language: startLanguage() });
  } catch {
    // A browser that denies its storage: the page asks for itself.
  }
}
