import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFile } from '../../deploy/page-file.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

const basePath = '/mwap/';

/** Serves a built app on the platform's own origin: files as they are, every other address below /mwap/ as the app's page. */
export async function addAppFiles(
  app: FastifyInstance,
  { appFolder }: SandboxEnvironment,
): Promise<void> {
  if (appFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(appFolder),
      prefix: basePath,
      wildcard: false,
      // The home's own page is the answer to the bare address.
      index: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (sendAppPage(request, reply, { appFolder })) return reply;
    return reply.code(404).send({ code: '404', msg: 'There is nothing at this address.' });
  });
}

/** Answers with the app's page where the address is one of the app's and not a missing file's. False: it is not. */
export function sendAppPage(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  reply: FastifyReply,
  { appFolder }: Pick<SandboxEnvironment, 'appFolder'>,
): boolean {
  const [path = ''] = url.split('?');
  const page = method === 'GET' && path.startsWith(basePath) && !/\.\w+$/.test(path);
  if (!page || appFolder === undefined) return false;
  const file = join(appFolder, answerFile(appFolder, path.slice(basePath.length - 1)));
  void reply.type('text/html; charset=utf-8').send(readFileSync(file, 'utf8'));
  return true;
}
