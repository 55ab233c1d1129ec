import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** The first messages of a connection: AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
const terminate = 'X'.charCodeAt(0);

/** An embedded database as the socket of PostgreSQL's own client: messages in, messages out. */
export class EmbeddedStream extends Duplex {
  readonly #lite: PGlite;
  #isGreeted = false;

  constructor(lite: PGlite) {
    super();
    this.#lite = lite;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  /** The client corks what belongs to one query. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#respond(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #respond(messages: Buffer): Promise<void> {
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      this.push(welcome);
    } else if (messages[0] === terminate) {
      this.push(null);
    } else {
      await this.#lite.execProtocolRawStream(messages, {
        onRawData: (data) => void this.push(Buffer.from(data)),
      });
    }
  }
}
