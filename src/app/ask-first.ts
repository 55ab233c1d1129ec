import { askAhead } from '../api/asked-ahead.ts';
import { firstAsk } from '../pages/browsing/first-asks.ts';
import { startLanguage } from './language.ts';
import { baseOf, readHere } from './platform/environment.ts';

/** What an address asks of the platform is on its way while the app is: the answer waits for the page. */
export function askFirst(address: { pathname: string; search: string }): void {
  try {
    const ask = firstAsk(address, window.sessionStorage);
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
