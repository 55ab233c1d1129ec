import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from '../../src/app/platform/environment.ts';
import { cacheControl, headersFor, unchanging } from './headers.ts';
import { answerFile } from './page-file.ts';
import { platformPaths } from './platform-paths.ts';

export interface ServeOptions {
  /** A folder made by `makeSite`. */
  folder: string;
  settings: Settings;
  /** Origin of the platform; without it what the app asks is answered with 502. */
  platform: string | undefined;
}

const base = '/mwap';

/** A built app as nginx serves it, with the same headers. */
export async function buildServer({
  folder,
  settings,
  platform,
}: ServeOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 20 * 1024 * 1024, forceCloseConnections: true });
  const root = join(folder, 'site');
  const headers = headersFor(settings, readFileSync(join(root, base, 'index.html'), 'utf8'));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(headers);
    // A file missing today may exist with the next release.
    if (reply.statusCode === 404) void reply.header('cache-control', cacheControl.others);
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    serve: false,
  });
  app.get('/healthz', () => 'ok');
  app.get('/', (_request, reply) => reply.redirect(`${base}/`));
  app.get(`${base}/*`, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const inside = path.slice(base.length);
    const isFile = /\.\w+$/.test(inside);
    const lasts = unchanging.test(inside) ? cacheControl.unchanging : cacheControl.others;
    return reply
      .header('cache-control', lasts)
      .sendFile(isFile ? path : `${base}/${answerFile(join(root, base), inside)}`);
  });
  if (platform === undefined) {
    for (const prefix of platformPaths) app.all(`${prefix}/*`, withoutPlatform);
    return app;
  }
  await app.register(async (passed) => {
    passed.addHook('onSend', compressed);
    for (const prefix of platformPaths)
      await passed.register(proxy, { upstream: platform, prefix, rewritePrefix: prefix });
  });
  return app;
}

function withoutPlatform(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(502)
    .send({ code: '502', msg: 'No platform was named: npm run serve -- --platform URL' });
}

/** What the platform answers, where it has not done so itself. */
async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isJson = /^application\/json\b/.test(String(reply.getHeader('content-type')));
  const isAccepted = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (!(payload instanceof Readable) || !isJson || !isAccepted) return payload;
  if (reply.hasHeader('content-encoding')) return payload;
  void reply.removeHeader('content-length').header('content-encoding', 'gzip');
  void reply.header('vary', 'accept-encoding');
  // Who has asked learns of a broken answer by its end.
  return pipeline(payload, createGzip(), () => undefined);
}
