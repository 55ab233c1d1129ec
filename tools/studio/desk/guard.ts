/** Only this machine's own page may use the desk: another site must not read or write files through the browser. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export const loopback = '127.0.0.1';

const names = [loopback, 'localhost'];

/** Why this request is refused. A name that leads here by DNS is another Host, a page of another site another Origin. */
export function refusal(
  { host, origin, 'sec-fetch-site': site }: IncomingMessage['headers'],
  port: number,
): string | undefined {
  const hosts = names.map((name) => `${name}:${port}`);
  if (host === undefined || !hosts.includes(host)) return 'This host is not the studio.';
  if (origin !== undefined && origin !== `http://${host}`)
    return 'Another site may not ask the studio.';
  // A followed link has no origin; a fetched request names its site.
  return site === 'cross-site' ? 'Another site may not ask the studio.' : undefined;
}

export function guard(port: () => number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const why = refusal(request.headers, port());
    if (why === undefined) return next();
    response.statusCode = 403;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(why);
  };
}
