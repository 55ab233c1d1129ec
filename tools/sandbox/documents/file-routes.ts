import type { FastifyInstance } from 'fastify';
import { customerByToken } from '../customers/customer-by-token.ts';
import { documentAt } from './documents.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

/** An uploaded or signed file must never run as a page of ours. */
const fileHeaders = {
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
} satisfies Record<string, string>;

/**
 * `/documents/…`: contracts as PDF and page pictures, uploads, pictures of cars. Personal ones need the owner's token
 * or a signed address.
 */
export function addFileRoutes(app: FastifyInstance, { db, clock }: SandboxEnvironment): void {
  app.get('/documents/*', async (request, reply) => {
    const { token } = request.headers;
    const customer = typeof token === 'string' ? await customerByToken(db, token) : undefined;
    const viewer = { customerId: customer?.id, now: clock() };
    const file = await documentAt(db, request.url, viewer);
    if (!file) return reply.code(404).send({ code: '404', msg: 'There is no such document.' });
    return reply
      .headers({ ...securityHeaders, ...fileHeaders })
      .type(file.type)
      .send(file.bytes);
  });
}
