import type { FastifyInstance } from 'fastify';
import { openApi } from '../../openapi/openapi.ts';
import { referencePage } from './reference-page.ts';

/** The contract for machines and for people. */
export function addReferenceRoutes(app: FastifyInstance): void {
  app.get('/sandbox/openapi.json', async () => openApi());
  app.get('/sandbox/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage()),
  );
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/docs'));
}
