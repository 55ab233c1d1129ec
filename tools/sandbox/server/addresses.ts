import type { FastifyRequest } from 'fastify';
import type { Surroundings } from '../platform/surroundings.ts';

const basePath = '/mwap/';

/**
 * Where a link handed out now begins and leads back to. The app's page is the Referer; where that is withheld the
 * Origin with the app's base path; then `appOrigin`; then the address this request came to.
 */
export function addressesOf(
  request: FastifyRequest,
  around: Pick<Surroundings, 'linkOrigin' | 'appOrigin'>,
): { linkOrigin: string; returnTo: string } {
  const own = `${request.protocol}://${request.host}`;
  const page = webAddress(request.headers.referer);
  const origin = webAddress(request.headers.origin) ?? webAddress(around.appOrigin);
  const returnTo = page?.href ?? `${origin?.origin ?? own}${basePath}`;
  return { returnTo, linkOrigin: around.linkOrigin ?? new URL(returnTo).origin };
}

function webAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined;
}
