import { legacyParams } from './codes.ts';
import type { Endpoint } from './endpoint.ts';

type Fields = Record<string, unknown>;

/** What a legacy call sends: fixed `c` and `v`, the user's token as `u`, the payload as `q`. */
export function toLegacyForm(
  endpoint: Endpoint,
  request: Fields,
  token: string,
): Record<string, string> {
  const q = endpoint.bare === undefined ? JSON.stringify(request) : String(request[endpoint.bare]);
  return { ...legacyParams, u: token, q };
}
