import { pageAt } from '../pages/routes.ts';
import { placeKeys } from '../pages/browsing/place/place-keys.ts';
import { isSignedIn } from './customer/customer.ts';
import { isForMembers } from './customer/members.ts';
import { startLanguage } from './language.ts';

/**
 * Whether the first screen in the HTML is the one this customer's app begins with: React then keeps it. It was drawn in
 * Chinese, for what its address asks, a visitor who has chosen no place, and for members signed in. The frame of a flow is
 * drawn once more.
 */
export function isDrawnFor(
  drawn: string | undefined,
  path: string,
  hasDrawnStep: boolean,
): boolean {
  if (drawn !== path || startLanguage() !== 'zh') return false;
  if (isForMembers(path) && !isSignedIn()) return false;
  const page = pageAt(path);
  // Whether the flow begins with the step that was drawn is known when it is open.
  if (!page?.load) return hasDrawnStep;
  return (
    page.drawnAhead !== undefined &&
    namesIn(window.location.search) === namesIn(page.drawnAhead) &&
    !hasPlace()
  );
}

function hasPlace(): boolean {
  try {
    return Object.values(placeKeys).some((key) => window.sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** What an address asks about, whatever it says of it. */
function namesIn(search: string): string {
  return [...new URLSearchParams(search).keys()].join();
}
