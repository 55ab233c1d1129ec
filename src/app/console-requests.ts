import { readKey, writeKey } from './customer/customer-storage.ts';

/** The value of `hshc_app` that the native app sets before it shows the page. */
const consoleKey = 'console';

/**
 * Calls back when the native app requests the debugging console: by the storage key, or by a message of exactly our own
 * origin, which is what its messages carry. Nobody else can, and nothing is loaded before.
 */
export function onConsoleRequest(page: Window, change: (open: boolean) => void): () => void {
  if (readKey('hshc_app') === consoleKey) change(true);
  const listener = (event: MessageEvent<unknown>) => {
    if (event.origin !== page.location.origin) return;
    const open = openIn(event.data);
    if (open === undefined) return;
    writeKey('hshc_app', open ? consoleKey : undefined);
    change(open);
  };
  page.addEventListener('message', listener);
  return () => page.removeEventListener('message', listener);
}

/** `{ type: 'console', open }`, as it is or as JSON. */
function openIn(data: unknown): boolean | undefined {
  try {
    const { type, open } = (typeof data === 'string' ? JSON.parse(data) : data) as {
      type?: unknown;
      open?: unknown;
    };
    return type === 'console' && typeof open === 'boolean' ? open : undefined;
  } catch {
    // No JSON, or nothing at all.
    return undefined;
  }
}
