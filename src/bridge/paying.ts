import { z } from 'zod/mini';
import { okCode } from '../api/codes.ts';
import type { BridgeResponse, BridgeOptions } from '../model/bridge.ts';
import { type OwnPage, visibleAgain } from './own-page.ts';
import { withScopedSignal } from './scoped-abort-signal.ts';

/** The wallet closed without a result: the platform's ledger is queried, whatever happened there. */
export const noResult: BridgeResponse = { code: okCode, msg: '', data: { finished: false } };

/** Milliseconds a result may take to arrive after our page is visible again. */
const resultsTake = 3_000;

const payment = z.object({ finished: z.boolean() });

/**
 * Opens a wallet and waits for its result, the timeout, or our page visible again for `resultsTake` without a result. A
 * payment without a result is "not finished", never an error, because it may have been made. `no-answer` only where the
 * request was aborted.
 */
export function paying(
  sendRequest: (options: BridgeOptions) => Promise<BridgeResponse | 'no-answer'>,
  page: OwnPage,
  { signal, timeout }: BridgeOptions,
): Promise<BridgeResponse | 'no-answer'> {
  return withScopedSignal(signal, async (own) => {
    const response = await Promise.race([
      sendRequest({ signal: own, timeout }),
      lost(page, timeout, own),
    ]);
    if (signal.aborted) return 'no-answer';
    if (response === 'no-answer') return noResult;
    const unreadable = response.code === okCode && !z.safeParse(payment, response.data).success;
    return unreadable ? noResult : response;
  });
}

async function lost(page: OwnPage, timeout: number, signal: AbortSignal): Promise<'no-answer'> {
  await Promise.race([
    visibleAgain(page, signal).then(() => pass(resultsTake, signal)),
    pass(timeout, signal),
  ]);
  return 'no-answer';
}

/** Resolves after the milliseconds, or when aborted. */
export function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
