import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { okCode } from '../../../src/api/codes.ts';
import { contract } from '../../../src/api/contract.ts';
import {
  type ApiResponse,
  serverErrorResponse,
  busyResponse,
  malformedResponse,
  processingResponse,
  refusedResponse,
  signedOutResponse,
  tooLargeResponse,
} from './responses.ts';
import { type Lang } from '../platform/lang.ts';
import { addAppFiles, sendAppPage } from './app-files.ts';
import { prepareRequest, type PreparedRequest } from './request-handling.ts';
import { addBankPages } from '../signing/bank-pages.ts';
import type { SandboxFault } from '../platform/faults.ts';
import { addFileRoutes } from '../documents/file-routes.ts';
import { type HttpId, Refusal } from '../platform/handler.ts';
import { securityHeaders, stylesIn } from '../../deploy/headers.ts';
import { addInterviewRoutes } from '../video/interview-routes.ts';
import { addLauncherRoutes } from '../launcher/launcher-routes.ts';
import { addMoneyRoutes } from '../payments/control-routes.ts';
import { addPayPage } from '../payments/pay-pages.ts';
import { addPhotographRoutes } from '../catalogue/photograph-routes.ts';
import { addReviewRoutes } from '../refunds/review-routes.ts';
import { addServicePage } from './service-page.ts';
import { addReferenceRoutes } from './reference-routes.ts';
import { withoutExtensions } from './specified.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

const maxUpload = 10 * 1024 * 1024;
/** A signature or a face travels inside JSON. */
const maxBody = 12 * 1024 * 1024;

/** The contract as HTTP: one route per endpoint, security headers, errors in words. */
export async function buildServer(env: SandboxEnvironment): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxBody,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    clientErrorHandler: (_error, socket) => endUnreadable(socket),
    // An address that cannot be decoded reaches no hook and no route.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders);
      const issues = [{ message: 'unreadable address' }];
      if (!sendAppPage(request, reply, env)) {
        send(reply, malformedResponse(langOf(request), issues));
      }
    },
  });
  // First, so that what other hooks answer carries the headers too.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  // The app's pages hold what is painted first, and those that stand for somebody else's all of their style.
  app.addHook('onSend', async (_request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof payload !== 'string' || typeof policy !== 'string') return;
    const styles = stylesIn(payload);
    if (styles.length === 0) return;
    const allowed = ["style-src 'self'", ...styles].join(' ');
    reply.header('content-security-policy', policy.replace("style-src 'self'", allowed));
  });
  await app.register(cors, { origin: originAllowed(env), maxAge: 600 });
  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: maxUpload, files: 2, fields: 20, fieldSize: 10_000 },
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, env));
  await addAppFiles(app, env);
  addPhotographRoutes(app);
  addFileRoutes(app, env);
  addBankPages(app, env);
  addPayPage(app, env);
  addLauncherRoutes(app, env);
  addMoneyRoutes(app, env);
  addInterviewRoutes(app, env);
  addReviewRoutes(app, env);
  addServicePage(app);
  addReferenceRoutes(app);
  for (const [id, row] of Object.entries(contract)) {
    if (row.client === 'bridge') continue;
    app.route({
      method: row.method,
      url: row.path,
      // Bridge rows are left out above, so what remains is served over HTTP.
      handler: (request, reply) => serve(id as HttpId, request, reply, env),
    });
  }
  return app;
}

async function serve(
  id: HttpId,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SandboxEnvironment,
): Promise<void> {
  const fault = env.faults.take(id);
  if (fault) env.log(`fault ${fault.fault} on ${id}`);
  if (fault?.fault === 'delay') await sleep(fault.ms);
  if (fault?.fault === 'drop-before') return drop(reply);
  const injected = fault && faultResponse(fault, request);
  if (injected) return send(reply, injected);
  const prepared = await prepareRequest(id, request, env);
  if ('status' in prepared) return send(reply, prepared);
  const response = await executeWithFault(fault, id, prepared);
  if (fault?.fault === 'drop-after') return drop(reply);
  if (fault?.fault === 'html') return sendPage(reply);
  return send(reply, env.extensions === 'sent' ? response : withoutExtensionsOf(id, response));
}

function withoutExtensionsOf(id: HttpId, response: ApiResponse): ApiResponse {
  const { data } = response.body;
  return data === undefined || response.body.code !== okCode
    ? response
    : { ...response, body: { ...response.body, data: withoutExtensions(id, data) } };
}

const refusedByFault = new Refusal(
  'REFUSED',
  '平台按测试设置拒绝了这次请求',
  'The sandbox was told to refuse this',
);

/** Faults that keep the platform from doing anything. */
function faultResponse(fault: SandboxFault, request: FastifyRequest): ApiResponse | undefined {
  if (fault.fault === '5xx') return serverErrorResponse(langOf(request), 503);
  if (fault.fault === '401') return signedOutResponse(langOf(request));
  if (fault.fault === 'busy') return busyResponse;
  if (fault.fault === 'refused') return refusedResponse(refusedByFault, langOf(request));
  return undefined;
}

/** Faults around an effect that takes place. A call without a requestId is not begun while "processing". */
async function executeWithFault(
  fault: SandboxFault | undefined,
  id: HttpId,
  prepared: PreparedRequest,
): Promise<ApiResponse> {
  const { lang, requestId } = prepared.incoming;
  const repeatable = contract[id].once === true && requestId !== undefined;
  if (fault?.fault === 'processing' && !repeatable) return processingResponse(lang);
  if (fault?.fault === 'duplicate') await prepared.execute();
  const response = await prepared.execute();
  if (fault?.fault === 'processing') return processingResponse(lang);
  if (fault?.fault === '5xx-after') return serverErrorResponse(lang, 503);
  if (fault?.fault === 'broken')
    return { status: 200, body: { code: okCode, msg: 7 as never, data: 'broken' } };
  return response;
}

function send(reply: FastifyReply, response: ApiResponse): void {
  if (response.file) {
    void reply.type(response.file.type).send(response.file.bytes);
    return;
  }
  void reply.code(response.status).header('cache-control', 'no-store').send(response.body);
}

function sendPage(reply: FastifyReply): void {
  void reply
    .code(200)
    .type('text/html')
    .send('<!doctype html><title>502</title><p>Bad gateway</p>');
}

/** The connection really breaks: the phone learns nothing. */
function drop(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.socket?.destroy();
}

/** Unreadable HTTP gets a response on the bare connection. */
function endUnreadable(socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(malformedResponse('zh', [{ message: 'no HTTP request' }]).body);
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}

function langOf(request: FastifyRequest): Lang {
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}

function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SandboxEnvironment,
): void {
  const lang = langOf(request);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return send(reply, tooLargeResponse(lang));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return send(reply, malformedResponse(lang, [{ message: code ?? 'unreadable request' }]));
  }
  // A request nested deeper than the stack: nobody's app sends such a thing.
  if (error instanceof RangeError)
    return send(reply, malformedResponse(lang, [{ message: 'too deep' }]));
  env.log(
    `${request.method} ${request.routeOptions.url ?? ''}: ${error instanceof Error ? error.message : 'unknown error'}`,
  );
  send(reply, serverErrorResponse(lang, isDatabaseGone(code) ? 503 : 500));
}

function isDatabaseGone(code: string | undefined): boolean {
  return code !== undefined && /^(ECONN|EPIPE|ETIMEDOUT|57P0|08)/.test(code);
}

/** Beside the app's own origin, pages on this machine: the sandbox holds nothing that is not invented. */
function originAllowed(
  env: SandboxEnvironment,
): (origin: string | undefined, done: (error: Error | null, allow: boolean) => void) => void {
  return (origin, done) => {
    const here =
      origin !== undefined &&
      URL.canParse(origin) &&
      /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
    done(null, origin === undefined || here || origin === env.appOrigin);
  };
}
