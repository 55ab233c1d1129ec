import type { IncomingMessage, ServerResponse } from 'node:http';

/** Notifies every open page of files that changed, by server-sent events. */
export class ChangeEvents {
  readonly #pages = new Set<ServerResponse>();

  connect = (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
  };

  send(files: readonly string[]): void {
    for (const page of this.#pages) page.write(`data: ${JSON.stringify(files)}\n\n`);
  }
}
