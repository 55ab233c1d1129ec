import type { Language } from '../model/definition.ts';
import type { CredentialField, Endpoint } from './endpoint.ts';

/** Who the customer is, as the storage keys `token` and `tokentype` have it. */
export interface Credentials {
  token?: string | undefined;
  /** `app` when absent. */
  tokentype?: string | undefined;
  phone?: string | undefined;
}

/** The headers that carry language and credentials. The script in index.html sends the same. */
export function credentialHeaders(
  credentials: Credentials & { language: Language },
): Record<string, string> {
  return {
    'accept-language': credentials.language,
    ...(credentials.token ? { token: credentials.token } : {}),
    tokentype: credentials.tokentype ?? 'app',
  };
}

/** The request with what the client fills in itself; whatever else was given under those names does not travel. */
export function withCredentials(
  { fromCredentials = {} }: Pick<Endpoint, 'fromCredentials'>,
  request: Record<string, unknown>,
  credentials: { [Field in CredentialField]?: string | undefined },
): Record<string, unknown> {
  const own = Object.entries(fromCredentials).map(([field, key]) => [
    field,
    credentials[key] ?? '',
  ]);
  return { ...request, ...(Object.fromEntries(own) as Record<string, string>) };
}
