import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { okCode } from '../../../src/api/codes.ts';
import { contract } from '../../../src/api/contract.ts';
import {
  type Answer,
  brokenServerAnswer,
  busyAnswer,
  malformedAnswer,
  processingAnswer,
  refusedAnswer,
  signedOutAnswer,
  tooLargeAnswer,
} from './answers.ts';
import { type Lang } from '../platform/lang.ts';
import { addAppFiles, sendAppPage } from './app-files.ts';
import { ask, type Asked } from './answering.ts';
import { addBankPages } from '../signing/bank-pages.ts';
import type { Fault } from '../platform/faults.ts';
import { addFileRoutes } from '../documents/file-routes.ts';
import { type HttpId, Refusal } from '../platform/handler.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import { addInterviewRoutes } from '../video/interview-routes.ts';
import { addLauncherRoutes } from '../launcher/launcher-routes.ts';
import { addMoneyRoutes } from '../payments/control-routes.ts';
import { addPayPage } from '../payments/pay-pages.ts';
import { addPhotographRoutes } from '../catalogue/photograph-routes.ts';
import { addReviewRoutes } from '../refunds/review-routes.ts';
import { addServicePage } from './service-page.ts';
import { addReferenceRoutes } from './reference-routes.ts';
import { withoutExtensions } from './specified.ts';
import type { Surroundings } from '../platform/surroundings.ts';

const maxUpload = 10 * 1024 * 1024;
/** A signature or a face travels inside JSON. */
const maxBody = 12 * 1024 * 1024;

/** The contract as HTTP: one route per endpoint, security headers, errors in words. */
export async function buildServer(around: Surroundings): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxBody,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    clientErrorHandler: (_error, socket) => endUnreadable(socket),
    // An address that cannot be decoded reaches no hook and no route.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders);
      const issues = [{ message: 'unreadable address' }];
      if (!sendAppPage(request, reply, around)) {
        send(reply, malformedAnswer(langOf(request), issues));
      }
    },
  });
  // First, so that what other hooks answer carries the headers too.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  await app.register(cors, { origin: originAllowed(around), maxAge: 600 });
  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: maxUpload, files: 2, fields: 20, fieldSize: 10_000 },
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, around));
  await addAppFiles(app, around);
  addPhotographRoutes(app);
  addFileRoutes(app, around);
  addBankPages(app, around);
  addPayPage(app, around);
  addLauncherRoutes(app, around);
  addMoneyRoutes(app, around);
  addInterviewRoutes(app, around);
  addReviewRoutes(app, around);
  addServicePage(app);
  addReferenceRoutes(app);
  for (const [id, row] of Object.entries(contract)) {
    if (row.client === 'bridge') continue;
    app.route({
      method: row.method,
      url: row.path,
      // Bridge rows are left out above, so what remains is served over HTTP.
      handler: (request, reply) => serve(id as HttpId, request, reply, around),
    });
  }
  return app;
}

async function serve(
  id: HttpId,
  request: FastifyRequest,
  reply: FastifyReply,
  around: Surroundings,
): Promise<void> {
  const fault = around.faults.take(id);
  if (fault) around.log(`fault ${fault.fault} on ${id}`);
  if (fault?.fault === 'delay') await sleep(fault.ms);
  if (fault?.fault === 'drop-before') return drop(reply);
  const spoiled = fault && answerInstead(fault, request);
  if (spoiled) return send(reply, spoiled);
  const asked = await ask(id, request, around);
  if ('status' in asked) return send(reply, asked);
  const answer = await answerUnder(fault, id, asked);
  if (fault?.fault === 'drop-after') return drop(reply);
  if (fault?.fault === 'html') return sendPage(reply);
  return send(reply, around.extensions === 'sent' ? answer : specifiedAnswer(id, answer));
}

function specifiedAnswer(id: HttpId, answer: Answer): Answer {
  const { data } = answer.body;
  return data === undefined || answer.body.code !== okCode
    ? answer
    : { ...answer, body: { ...answer.body, data: withoutExtensions(id, data) } };
}

const refusedByFault = new Refusal(
  'REFUSED',
  '平台按测试设置拒绝了这次请求',
  'The sandbox was told to refuse this',
);

/** Faults that keep the platform from doing anything. */
function answerInstead(fault: Fault, request: FastifyRequest): Answer | undefined {
  if (fault.fault === '5xx') return brokenServerAnswer(langOf(request), 503);
  if (fault.fault === '401') return signedOutAnswer(langOf(request));
  if (fault.fault === 'busy') return busyAnswer;
  if (fault.fault === 'refused') return refusedAnswer(refusedByFault, langOf(request));
  return undefined;
}

/** Faults around an effect that takes place. A call without a requestId is not begun while "processing". */
async function answerUnder(fault: Fault | undefined, id: HttpId, asked: Asked): Promise<Answer> {
  const { lang, requestId } = asked.incoming;
  const repeatable = contract[id].once === true && requestId !== undefined;
  if (fault?.fault === 'processing' && !repeatable) return processingAnswer(lang);
  if (fault?.fault === 'duplicate') await asked.answerOnce();
  const answer = await asked.answerOnce();
  if (fault?.fault === 'processing') return processingAnswer(lang);
  if (fault?.fault === '5xx-after') return brokenServerAnswer(lang, 503);
  if (fault?.fault === 'broken')
    return { status: 200, body: { code: okCode, msg: 7 as never, data: 'broken' } };
  return answer;
}

function send(reply: FastifyReply, answer: Answer): void {
  if (answer.file) {
    void reply.type(answer.file.type).send(answer.file.bytes);
    return;
  }
  void reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
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

/** What is no HTTP is answered on the bare connection. */
function endUnreadable(socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(malformedAnswer('zh', [{ message: 'no HTTP request' }]).body);
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
  around: Surroundings,
): void {
  const lang = langOf(request);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return send(reply, tooLargeAnswer(lang));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return send(reply, malformedAnswer(lang, [{ message: code ?? 'unreadable request' }]));
  }
  // A request nested deeper than the stack: nobody's app sends such a thing.
  if (error instanceof RangeError)
    return send(reply, malformedAnswer(lang, [{ message: 'too deep' }]));
  around.log(
    `${request.method} ${request.routeOptions.url ?? ''}: ${error instanceof Error ? error.message : 'unknown error'}`,
  );
  send(reply, brokenServerAnswer(lang, isDatabaseGone(code) ? 503 : 500));
}

function isDatabaseGone(code: string | undefined): boolean {
  return code !== undefined && /^(ECONN|EPIPE|ETIMEDOUT|57P0|08)/.test(code);
}

/** Beside the app's own origin, pages on this machine: the sandbox holds nothing that is not invented. */
function originAllowed(
  around: Surroundings,
): (origin: string | undefined, done: (error: Error | null, allow: boolean) => void) => void {
  return (origin, done) => {
    const here =
      origin !== undefined &&
      URL.canParse(origin) &&
      /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
    done(null, origin === undefined || here || origin === around.appOrigin);
  };
}
