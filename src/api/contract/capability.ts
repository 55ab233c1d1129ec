import type { z } from 'zod/mini';

/** Something the host, or the app for itself, can do (ours). `timeout`: ms. */
export function capability<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  name: string,
  timeout: number,
  request: R,
  response: A,
) {
  return {
    about,
    client: 'bridge',
    method: 'POST',
    path: `/bridge/${name}`,
    encoding: 'json',
    request,
    response,
    timeout,
    ours: true,
  } as const;
}
