import type { FastifyInstance } from 'fastify';
import { photographAt } from './photographs.ts';
import { securityHeaders } from '../../deploy/headers.ts';

/** `/documents/cars/…`: photographs of cars, open to everyone and kept by the phone for a day. */
export function addPhotographRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/documents/cars/:file', async (request, reply) => {
    const bytes = photographAt(request.params.file);
    if (!bytes) return reply.code(404).send({ code: '404', msg: 'There is no such photograph.' });
    return reply
      .headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })
      .type('image/webp')
      .send(bytes);
  });
}
