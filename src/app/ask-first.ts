import { askAhead } from '../api/asked-ahead.ts';
import { whoHeaders } from '../api/credentials.ts';
import { orderDetail } from '../pages/orders/first-asks.ts';
import { pageAt } from '../pages/routes.ts';
import { readKey } from './customer/customer.ts';
import { startLanguage } from './language.ts';
import { baseOf, readHere } from './platform/environment.ts';

/** What an address asks of the platform is on its way while the app is: the answer waits for the page. Undefined where nothing is asked. */
export function askFirst(address: {
  pathname: string;
  search: string;
}): Promise<unknown> | undefined {
  try {
    const page = pageAt(address.pathname);
    const asksFirst = page ? page.asksFirst : orderDetail;
    const ask = asksFirst?.(address, window.sessionStorage);
    if (!ask) return undefined;
    const { path, request, asCustomer } = ask;
    const language = startLanguage();
    const token = readKey('token');
    if (asCustomer && token === undefined) return undefined;
    const headers = asCustomer
      ? whoHeaders({ token, tokentype: readKey('tokentype'), language })
      : { 'accept-language': language };
    const environment = readHere(() => undefined);
    return askAhead({ url: baseOf(path, environment) + path, request, headers });
  } catch {
    // A browser that denies its storage: the page asks for itself.
    return undefined;
  }
}
