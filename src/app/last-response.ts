import { lastResponseKeys } from '../api/storage-keys.ts';
import type { FirstRequest } from '../pages/page.ts';

/** Undefined where there was none, or it was to another request: another city's. */
export function lastResponse(path: string, request: FirstRequest): unknown {
  try {
    const { to, data } = JSON.parse(localStorage.getItem(lastResponseKeys.prefix + path) ?? '') as {
      to?: unknown;
      data?: unknown;
    };
    return to === keyOf(request) ? data : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastResponse(path: string, request: FirstRequest, data: unknown): void {
  try {
    localStorage.setItem(
      lastResponseKeys.prefix + path,
      JSON.stringify({ to: keyOf(request), data }),
    );
  } catch {
    // The next visit waits for its own response.
  }
}

function keyOf({ path, request }: FirstRequest): string {
  return `${path}?${new URLSearchParams(request).toString()}`;
}
