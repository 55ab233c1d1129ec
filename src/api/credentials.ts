import type { CredentialField, Endpoint } from './endpoint.ts';

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
