import type { z } from 'zod/mini';
import * as f from './fields.ts';

export const byOrder = f.request({ orderNo: f.orderNo });

/** A question about one order (ours). */
export function query<const R extends z.ZodMiniType>(about: string, path: string, response: R) {
  return queryWith(about, path, byOrder, response);
}

/** A question about something of an order (ours). */
export function queryWith<const Q extends z.ZodMiniObject, const R extends z.ZodMiniType>(
  about: string,
  path: string,
  request: Q,
  response: R,
) {
  return { ...specifiedQuery(about, path, request, response), ours: true } as const;
}

/** A question that the specification describes. */
export function specifiedQuery<const Q extends z.ZodMiniObject, const R extends z.ZodMiniType>(
  about: string,
  path: string,
  request: Q,
  response: R,
) {
  return {
    about,
    client: 'main',
    method: 'GET',
    path,
    encoding: 'query',
    request,
    response,
  } as const;
}

/** Something handed in for one order, once (ours). */
export function mutation<const R extends z.ZodMiniObject>(about: string, path: string, request: R) {
  return {
    about,
    client: 'main',
    method: 'POST',
    path,
    encoding: 'json',
    request,
    response: f.nothing,
    once: true,
    ours: true,
  } as const;
}

/** A query open to everybody (ours). */
export function publicQuery<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  path: string,
  request: R,
  response: A,
) {
  return {
    about,
    client: 'public',
    method: 'GET',
    path: `/hshcwxweb${path}`,
    encoding: 'query',
    request,
    response,
    ours: true,
  } as const;
}
