import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { BridgeResponse, BridgeOptions } from '../../model/bridge.ts';

/** What GeolocationPositionError calls a refusal. */
const denied = 1;

/** Milliseconds for which the phone's last position is good enough. */
const fresh = 5 * 60_000;

/** Where the phone is, as the browser knows it. Only ever to three decimals, about a hundred metres. */
export function locate(
  location: Pick<Geolocation, 'getCurrentPosition'>,
  { signal, timeout }: BridgeOptions,
): Promise<BridgeResponse | 'no-answer'> {
  return new Promise((resolve) => {
    const stop = () => end('no-answer');
    // A browser that waits for the customer's permission does not count that time.
    const timer = setTimeout(stop, timeout);
    function end(response: BridgeResponse | 'no-answer') {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(response);
    }
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    location.getCurrentPosition(
      ({ coords }) =>
        end({
          code: okCode,
          msg: '',
          data: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      ({ code }) =>
        end({ code: code === denied ? bridgeCodes.denied : bridgeCodes.failed, msg: '' }),
      { timeout, maximumAge: fresh },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
