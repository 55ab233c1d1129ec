interface BuildVariables {
  VITE_OK_CODE?: string;
}

function settings(): BuildVariables {
  const built = (import.meta as { env?: BuildVariables }).env;
  if (built) return built;
  return typeof process === 'undefined' ? {} : process.env;
}

/** The specification does not show the OK code: this constant, or the environment variable `VITE_OK_CODE`. */
export const okCode = settings().VITE_OK_CODE || '00000';

/** Not finished yet: repeat the request with the same requestId (browsing-and-ordering, section 4). */
export const processingCode = 'processing';

/** A response whose message contains this is busy, whatever its code (browsing-and-ordering, section 5). */
export const busyMessage = 'server busy';

/** The query parameter that carries a requestId. */
export const requestIdParam = 'requestId';

/** Legacy client: the whole response is refused, or the token is no longer valid (browsing-and-ordering, section 8). */
export const legacyCodes = { rejected: '-1', signedOut: '-2' } as const;

/** Legacy client: fixed parameters of every call. */
export const legacyParams = { c: '620', v: '100' } as const;

/** Codes of the bridge beside the OK code. `unsupported` lets a step use the camera or a file instead. */
export const bridgeCodes = {
  unsupported: 'unsupported',
  cancelled: 'cancelled',
  denied: 'denied',
  /** The host tried and failed. For a payment this proves nothing: the ledger decides. */
  failed: 'failed',
} as const;
