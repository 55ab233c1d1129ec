/** The server's side: releases of the app with production's headers, the platform, the peers and a plain page, over HTTP/2. */
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { buildServer } from '../../deploy/serve.ts';
import { readRecord } from '../../deploy/site.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { plainPage } from './plain-page.ts';
import { newOrder } from '../new-order.ts';

export type ServerCommand = { use: number } | { add: string } | 'hang up';

export interface Ready {
  port: number;
  carId: string;
  order: { orderNo: string; token: string };
}

const { values } = parseArgs({
  options: {
    peers: { type: 'string', default: '' },
    keys: { type: 'string', default: '' },
    host: { type: 'string', default: '' },
  },
});
const sandbox = await createSandbox({ db: 'memory' });
const releases: string[] = [];
let current = '';

const beside = Fastify();
await beside.register(fastifyStatic, {
  root: values.peers,
  prefix: '/peer/',
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    reply.setHeader('cache-control', /\.html/.test(path) ? 'no-cache' : 'max-age=31536000');
  },
});
beside.get('/plain/:view', async (incoming, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      await plainPage((incoming.params as { view: string }).view, sandbox.url, { carId, order }),
    ),
);
beside.get('/payload', (_asked, reply) => reply.send(Buffer.alloc(200_000, 'x')));
const besideUrl = await beside.listen({ port: 0, host: '127.0.0.1' });

const { data } = (await fetch(
  `${sandbox.url}/hshcwxweb/catalogue/cars?kind=new&page=1&size=1`,
).then((response) => response.json())) as { data: { cars: { carId: string }[] } };
const carId = data.cars[0]?.carId ?? '';
const order = await newOrder(sandbox.url, 'GONGTOU_FINANCE', 335);

const lines = new Set<Socket>();
const front = createSecureServer(
  {
    key: readFileSync(join(values.keys, 'key.pem')),
    cert: readFileSync(join(values.keys, 'cert.pem')),
    allowHTTP1: true,
  },
  pass,
);
front.on('connection', (line: Socket) => {
  lines.add(line);
  line.on('close', () => lines.delete(line));
});
front.listen(0, values.host, () => {
  const { port } = front.address() as AddressInfo;
  process.send?.({ port, carId, order } satisfies Ready);
});
process.on('message', (command: ServerCommand) => {
  void runCommand(command).then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit());

async function runCommand(command: ServerCommand): Promise<void> {
  if (command === 'hang up') for (const line of lines) line.destroy();
  else if ('use' in command) current = releases[command.use] ?? '';
  else {
    const { settings } = readRecord(command.add);
    const app = await buildServer({ folder: command.add, settings, platform: sandbox.url });
    releases.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  }
}

/** What HTTP/2 has no place for. */
const ofOneLine = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function pass(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const to = new URL(
    incoming.url,
    /^\/(peer|plain|payload)/.test(incoming.url) ? besideUrl : current || besideUrl,
  );
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const inner = request(
    to,
    { method: incoming.method, headers: { ...Object.fromEntries(headers), host: to.host } },
    (response) => {
      const forwarded = Object.entries(response.headers).filter(([name]) => !ofOneLine.has(name));
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(forwarded));
      response.pipe(outgoing);
    },
  );
  inner.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(inner);
}
