import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Answering = (response: ServerResponse) => void;

/** A real server for tests of what a network does. Each request is answered the next way, the last way for ever. */
export class MisbehavingServer {
  readonly arrived: Arrived[] = [];
  answers: Answering[] = [];
  readonly #open = new Set<ServerResponse>();
  readonly #server = createServer((message, response) => {
    this.#open.add(response);
    const { pathname, searchParams } = new URL(message.url ?? '', 'http://platform.test');
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      this.arrived.push({
        method: message.method ?? '',
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: message.headers,
        body: Buffer.concat(parts).toString(),
      });
      const [next = drop] = this.answers.length > 1 ? this.answers.splice(0, 1) : this.answers;
      next(response);
    });
  });

  /** Resolves with the server's origin. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => void this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  reset(): void {
    for (const response of this.#open) response.destroy();
    this.#open.clear();
    this.arrived.length = 0;
    this.answers = [];
  }

  stop(): void {
    this.reset();
    this.#server.close();
  }
}

export const drop: Answering = (response) => response.destroy();
export const hold: Answering = () => {};
export const breakInTheMiddle: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"code":');
  response.socket?.destroy();
};
export const respond =
  (body: string, status = 200, type = 'application/json'): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
export const json = (body: unknown, status = 200) => respond(JSON.stringify(body), status);

export const drip: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(dripping));
};
