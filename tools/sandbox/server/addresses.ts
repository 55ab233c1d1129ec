import type { FastifyRequest } from 'fastify';
import type { SandboxEnvironment } from '../platform/environment.ts';

const basePath = '/mwap/';

/**
 * Where a link handed out now begins and leads back to. The app's page is the Referer; where that is withheld the
 * Origin with the app's base path; then `appOrigin`; then the address this request came to.
 */
export function addressesOf(
  request: FastifyRequest,
  env: Pick<SandboxEnvironment, 'linkOrigin' | 'appOrigin'>,
): { linkOrigin: string; returnTo: string } {
  const own = `${request.protocol}://${request.host}`;
  const page = webAddress(request.headers.referer);
  const origin = webAddress(request.headers.origin) ?? webAddress(env.appOrigin);
  const returnTo = page?.href ?? `${origin?.origin ?? own}${basePath}`;
  return { returnTo, linkOrigin: env.linkOrigin ?? new URL(returnTo).origin };
}

function webAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined;
}
