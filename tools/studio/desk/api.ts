import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { bodies, type DeskRequest } from './requests.ts';
import { commit } from './checkout.ts';
import { type AuthorFiles, Refused } from './files.ts';

/** A desk in this thread or in another one. */
export type RequestDesk = (what: DeskRequest, body: unknown) => Promise<unknown>;

const ofFile = z.object({ file: z.string() });
const saving = z.object({ file: z.string(), text: z.string(), version: z.string() });
const committing = z.object({ message: z.string().trim().min(1) });
const words = z.string().trim().min(1);
const adding = z.object({
  code: z.string(),
  like: z.string(),
  name: z.object({ zh: words, en: words }),
  links: z.array(z.string().regex(/^https:\/\/[^/\s]+$/)).default([]),
});

type Api = Record<string, (body: unknown) => unknown>;

function apiOf(files: AuthorFiles, request: RequestDesk): Api {
  const handlers = Object.entries(bodies).map(([name, body]) => [
    name,
    (input: unknown) => request(name as keyof typeof bodies, body.parse(input)),
  ]);
  return {
    ...(Object.fromEntries(handlers) as Api),
    files: () => ({ checkout: files.checkout, files: files.list() }),
    commit: (input) => commit(files.root, committing.parse(input).message),
    file: (input) => files.read(ofFile.parse(input).file),
    save(input) {
      const { file, text, version } = saving.parse(input);
      const saved = files.save(file, text, version);
      // Not awaited: the next request queues behind it.
      void request('reread', { files: [file] }).catch(console.error);
      return saved;
    },
    async 'add-funder'(input) {
      const file = files.addFunder(adding.parse(input));
      await request('reread', { files: [file] });
      return { file };
    },
  };
}

/** Bytes; all open texts together. */
const longest = 8_000_000;

/** Answers `POST /data/NAME` with JSON. */
export function apiMiddleware(files: AuthorFiles, requestDesk: RequestDesk) {
  const api = apiOf(files, requestDesk);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
    const call = Object.hasOwn(api, name) ? api[name] : undefined;
    if (!call) return next();
    void answered(request, call).then(([status, body]) => {
      response.statusCode = status;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(body ?? null));
    });
  };
}

async function answered(
  request: IncomingMessage,
  call: (body: unknown) => unknown,
): Promise<[status: number, body: unknown]> {
  // No form of another page can send this type without asking first.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
    return [405, { refused: 'Ask with POST and JSON.' }];
  try {
    return [200, await call(JSON.parse(await bodyOf(request)))];
  } catch (error) {
    if (error instanceof Refused) return [422, { refused: error.message }];
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      return [400, { refused: error.message }];
    console.error(error);
    return [500, { refused: String(error) }];
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    length += bytes.length;
    if (length > longest) throw new Refused('That is too much text.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
