import { z } from 'zod/mini';
import { readKey, writeKey } from './customer/customer.ts';

const message = z.object({ type: z.literal('console'), open: z.boolean() });

/** The value of `hshc_app` that the native app sets before it shows the page. */
const wanted = 'console';

/**
 * Calls back when the native app asks for the debugging console: by the storage key, or by a message of exactly our own
 * origin, which is what its messages carry. Nobody else can, and nothing is loaded before.
 */
export function onConsoleAsked(page: Window, change: (open: boolean) => void): () => void {
  if (readKey('hshc_app') === wanted) change(true);
  const heard = (event: MessageEvent<unknown>) => {
    if (event.origin !== page.location.origin) return;
    const asked = z.safeParse(message, parsed(event.data));
    if (!asked.success) return;
    writeKey('hshc_app', asked.data.open ? wanted : undefined);
    change(asked.data.open);
  };
  page.addEventListener('message', heard);
  return () => page.removeEventListener('message', heard);
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
