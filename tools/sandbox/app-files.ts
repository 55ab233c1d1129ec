import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Surroundings } from './surroundings.ts';

const basePath = '/mwap/';

/** Serves a built app on the platform's own origin: files as they are, every other address below /mwap/ as the app's page. */
export async function addAppFiles(
  app: FastifyInstance,
  { appFolder }: Surroundings,
): Promise<void> {
  if (appFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(appFolder),
      prefix: basePath,
      wildcard: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' &&
      request.url.startsWith(basePath) &&
      !/\.\w+(\?|$)/.test(request.url);
    if (page && appFolder !== undefined) return reply.sendFile('index.html');
    return reply.code(404).send({ code: '404', msg: 'There is nothing at this address.' });
  });
}
