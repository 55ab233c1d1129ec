import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Answering = (answer: ServerResponse) => void;

/** A real server for tests of what a network does. Each request is answered the next way, the last way for ever. */
export class MisbehavingServer {
  readonly arrived: Arrived[] = [];
  answers: Answering[] = [];
  readonly #open = new Set<ServerResponse>();
  readonly #server = createServer((message, answer) => {
    this.#open.add(answer);
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
      next(answer);
    });
  });

  /** Resolves with the server's origin. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => void this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  forget(): void {
    for (const answer of this.#open) answer.destroy();
    this.#open.clear();
    this.arrived.length = 0;
    this.answers = [];
  }

  stop(): void {
    this.forget();
    this.#server.close();
  }
}

export const drop: Answering = (answer) => answer.destroy();
export const hold: Answering = () => {};
export const breakInTheMiddle: Answering = (answer) => {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  answer.write('{"code":');
  answer.socket?.destroy();
};
export const respond =
  (body: string, status = 200, type = 'application/json'): Answering =>
  (answer) => {
    answer.writeHead(status, { 'content-type': type });
    answer.end(body);
  };
export const json = (body: unknown, status = 200) => respond(JSON.stringify(body), status);

export const drip: Answering = (answer) => {
  answer.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => answer.write(' '), 10);
  answer.on('close', () => clearInterval(dripping));
};
