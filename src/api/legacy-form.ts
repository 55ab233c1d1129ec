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

/** The payload of a legacy call, for the server's side. Undefined when `q` is missing or cannot be read. */
export function fromLegacyForm(endpoint: Endpoint, form: Fields): Fields | undefined {
  if (typeof form.q !== 'string') return undefined;
  if (endpoint.bare !== undefined) return { [endpoint.bare]: form.q };
  try {
    const payload: unknown = JSON.parse(form.q);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? (payload as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}
