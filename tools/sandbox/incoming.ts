import type { FastifyRequest } from 'fastify';
import { requestIdParam } from '../../src/api/codes.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Lang } from './answers.ts';
import type { Upload } from './handler.ts';

/** A request as it came, before the contract has looked at it. */
export interface Incoming {
  input: Record<string, unknown>;
  token: string | undefined;
  requestId: string | undefined;
  lang: Lang;
  upload?: Upload;
}

/** Thrown when the request cannot even be read: bad JSON in `q`, two files, a file where none belongs. */
export class Unreadable extends Error {}

type Fields = Record<string, unknown>;

/** Reads the input by the endpoint's encoding. Throws Unreadable. */
export async function readIncoming(row: Endpoint, request: FastifyRequest): Promise<Incoming> {
  const query = fieldsOf(request.query);
  const lang: Lang = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
  const requestId = textOf(query[requestIdParam]);
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
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      input[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (upload) throw new Unreadable('two files');
    input[part.fieldname] = new File([new Uint8Array(bytes)], 'upload', { type: part.mimetype });
    upload = { bytes, blurred: part.filename.includes('blurred') || bytes.includes('blurred') };
  }
  return { input, ...(upload && { upload }) };
}

function fieldsOf(value: unknown): Fields {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new Unreadable('not an object');
  return { ...value };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
