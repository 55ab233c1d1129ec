import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A deployment as it should be: files compressed, hashed ones kept; everything else is asked of the platform. */
export async function serveDeployment(
  folders: Readonly<Record<string, string>>,
  platform: string,
): Promise<{ url: string; close: () => void }> {
  const packed = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://bench').pathname);
    const file = fileAt(folders, path);
    if (file === undefined) return forward(platform, asked, answer);
    let body = packed.get(file);
    if (!body) packed.set(file, (body = gzipSync(readFileSync(file))));
    answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    answer.setHeader('content-encoding', 'gzip');
    answer.setHeader('cache-control', extname(file) === '.html' ? 'no-cache' : 'max-age=31536000');
    answer.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Of the app, every address without an ending is its page. */
function fileAt(folders: Readonly<Record<string, string>>, path: string): string | undefined {
  const prefix = Object.keys(folders).find((one) => path.startsWith(one));
  if (prefix === undefined) return undefined;
  const rest = path.slice(prefix.length);
  const file = join(folders[prefix] ?? '', extname(rest) === '' ? 'index.html' : rest);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function forward(platform: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked;
  const target = new URL(url, platform);
  const way = request(target, { method, headers: { ...headers, host: target.host } }, (said) => {
    answer.writeHead(said.statusCode ?? 502, said.headers);
    said.pipe(answer);
  });
  way.on('error', () => answer.writeHead(502).end());
  asked.pipe(way);
}
