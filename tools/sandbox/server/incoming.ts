import type { FastifyRequest } from 'fastify';
import { requestIdParam } from '../../../src/api/codes.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import type { Lang } from '../platform/lang.ts';
import type { Upload } from '../platform/handler.ts';

/** A request before validation by the contract. */
export interface Incoming {
  input: Record<string, unknown>;
  token: string | undefined;
  requestId: string | undefined;
  lang: Lang;
  upload?: Upload;
}

/** Thrown when the request cannot even be read: bad JSON in `q`, a broken or second file, a requestId that is none. */
export class Unreadable extends Error {}

type Fields = Record<string, unknown>;

/** Reads the input by the endpoint's encoding. Throws Unreadable. */
export async function readIncoming(row: Endpoint, request: FastifyRequest): Promise<Incoming> {
  const query = fieldsOf(request.query);
  const lang: Lang = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
  const requestId = requestIdOf(query[requestIdParam]);
  const token = textOf(request.headers.token);
  delete query[requestIdParam];
  if (row.encoding === 'form') {
    const fields = row.method === 'GET' ? query : fieldsOf(request.body);
    return { input: legacyInput(row, fields), token: textOf(fields.u) ?? token, requestId, lang };
  }
  if (row.encoding === 'multipart')
    return { ...(await multipartInput(request)), token, requestId, lang };
  const input = row.encoding === 'json' ? fieldsOf(request.body) : query;
  return { input, token, requestId, lang };
}

function legacyInput(row: Endpoint, { q }: Fields): Fields {
  if (typeof q !== 'string') return {};
  if (row.bare !== undefined) return { [row.bare]: q };
  if (q === '') return {};
  try {
    return fieldsOf(JSON.parse(q));
  } catch {
    throw new Unreadable('q is not a JSON object');
  }
}

async function multipartInput(
  request: FastifyRequest,
): Promise<{ input: Fields; upload?: Upload }> {
  if (!request.isMultipart()) throw new Unreadable('not multipart');
  const input: Fields = {};
  let upload: Upload | undefined;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      input[part.fieldname] = part.value;
      continue;
    }
    if (upload) throw new Unreadable('two files');
    const { bytes } = part;
    input[part.fieldname] = new File([new Uint8Array(bytes)], 'upload', { type: part.mimetype });
    upload = { bytes, blurred: part.filename.includes('blurred') || bytes.includes('blurred') };
  }
  return { input, ...(upload && { upload }) };
}

/** The parts with their bytes read. What the parser throws without a status says that the body is broken. */
async function* partsOf(request: FastifyRequest) {
  try {
    for await (const part of request.parts()) {
      yield part.type === 'field' ? part : { ...part, bytes: await part.toBuffer() };
    }
  } catch (error) {
    if (!(error instanceof Error) || 'statusCode' in error) throw error;
    throw new Unreadable(error.message);
  }
}

/** Absent, or exactly one short id: an empty, doubled or endless one would let a write through twice. */
function requestIdOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\w.:-]{1,100}$/.test(value)) {
    throw new Unreadable(`${requestIdParam} is not one id`);
  }
  return value;
}

function fieldsOf(value: unknown): Fields {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Unreadable('not an object');
  return { ...value };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
