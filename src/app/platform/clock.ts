const longestTimer = 2 ** 31 - 1;

/** Epoch ms. */
export function now(): number {
  return Date.now();
}

/**
 * Resolves at `until` (epoch ms); rejects with the signal's reason when aborted. Phones freeze timers in the
 * background, so the clock is read again whenever the page becomes visible. Setting the clock back does not prolong it.
 */
export function sleepUntil(until: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = performance.now() + (until - now());
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkDeadline);
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const checkDeadline = () => {
      clearTimeout(timer);
      const left = Math.min(until - now(), over - performance.now());
      if (left <= 0) {
        stop();
        resolve();
      } else timer = setTimeout(checkDeadline, Math.min(left, longestTimer));
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    document.addEventListener('visibilitychange', checkDeadline);
    checkDeadline();
  });
}

/**
 * Resolves after the milliseconds.
 * @throws the signal's reason when aborted.
 */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleepUntil(now() + milliseconds, signal);
}
