import { prefetch } from '../api/prefetch.ts';
import { okCode } from '../api/codes.ts';
import { credentialHeaders } from '../api/credentials.ts';
import { orderDetail } from '../pages/orders/first-requests.ts';
import type { FirstRequestOf, FirstPhoto, FirstRequest } from '../pages/page.ts';
import { pageAt } from '../pages/routes.ts';
import { isCarPage } from '../ui/car/car-pages.ts';
import { srcSetOf } from '../ui/car/photo-sources.ts';
import { carFirstRequest } from './car-first-request.ts';
import { readKey } from './customer/customer-storage.ts';
import { startLanguage } from './language.ts';
import { baseOf, readHere } from './platform/environment.ts';

/**
 * The first request of a page's record; at any other address a flow begins, with the request of a car or of an order.
 */
export function firstRequestAt(path: string): FirstRequestOf | undefined {
  const page = pageAt(path);
  if (page) return page.firstRequest;
  return isCarPage(path) ? carFirstRequest : orderDetail;
}

/**
 * Sends an address's first requests while the app is loading; their responses are prefetched for the page. Resolves to
 * the data of the last, or to undefined where it failed; undefined where there is none. Calls `sent` when the last is sent.
 */
export function sendFirstRequests(
  address: { pathname: string; search: string },
  sent?: () => void,
): Promise<unknown> | undefined {
  try {
    const first = firstRequestAt(address.pathname)?.(address, window.sessionStorage);
    return first && sendInTurn(first, sent);
  } catch {
    // A browser that denies its storage: the page sends its own requests.
    return undefined;
  }
}

function sendInTurn(first: FirstRequest, sent?: () => void): Promise<unknown> | undefined {
  const { path, method, request, as } = first;
  const headers = headersAs(as);
  if (!headers) return undefined;
  const environment = readHere(() => undefined);
  const url = baseOf(path, environment) + path;
  const delivery = prefetch({ url, method, request, headers });
  if (!first.next) sent?.();
  return delivery
    .then((response) => {
      if (response.type !== 'answered') return undefined;
      const { code, data } = (response.body ?? {}) as { code?: unknown; data?: unknown };
      if (code !== okCode) return undefined;
      fetchPhoto(first.photo?.(data));
      const next = first.next?.(data);
      return next ? sendInTurn(next, sent) : data;
    })
    .catch(() => undefined);
}

function headersAs(as: FirstRequest['as']): Readonly<Record<string, string>> | undefined {
  const language = startLanguage();
  if (!as) return { 'accept-language': language };
  const token = readKey('token');
  if (as === 'customer' && token === undefined) return undefined;
  return credentialHeaders({ token, tokentype: readKey('tokentype'), language });
}

/** The browser keeps it for the image that shows it. */
function fetchPhoto(photo: FirstPhoto | undefined): void {
  if (!photo?.url) return;
  const image = new Image();
  image.setAttribute('fetchpriority', 'high');
  image.sizes = photo.sizes;
  const srcset = srcSetOf(photo.url, photo.small);
  if (srcset !== undefined) image.srcset = srcset;
  image.src = photo.url;
}
