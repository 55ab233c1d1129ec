import { pageAt } from '../pages/routes.ts';
import { placeKeys } from '../pages/browsing/place/place-keys.ts';
import { isSignedIn } from './customer/customer.ts';
import { startLanguage } from './language.ts';

/**
 * Whether React can hydrate the prerendered first screen for this customer. It was drawn in Chinese, for the parameters
 * of its address, a visitor without a chosen place, and for members signed in. A flow's frame is rendered again.
 */
export function isPrerenderedFor(
  { page: drawn, members }: DOMStringMap,
  path: string,
  hasPrerenderedStep: boolean,
): boolean {
  if (drawn !== path || startLanguage() !== 'zh') return false;
  if (members !== undefined && !isSignedIn()) return false;
  const page = pageAt(path);
  // Whether the flow begins with the prerendered step is known once it is open.
  if (!page?.load) return hasPrerenderedStep;
  return (
    page.prerenderQuery !== undefined &&
    namesIn(window.location.search) === namesIn(page.prerenderQuery) &&
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

/** The names of an address's parameters. */
function namesIn(search: string): string {
  return [...new URLSearchParams(search).keys()].join();
}
