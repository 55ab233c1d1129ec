/** `npm run openapi` prints the contract as OpenAPI; the sandbox serves the same. */
import { readArguments } from '../run/arguments.ts';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import { requestIdParam } from '../../src/api/codes.ts';
import { contract } from '../../src/api/contract.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { timeouts } from '../../src/api/timeouts.ts';
import { shareSchemas } from './share.ts';

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1, what repeats itself written once. */
export function openApi(): Json {
  const whole = wholeOpenApi();
  const named: [name: string, schema: Json][] = [];
  replaceSchemas(whole, 'value', (schema, name) => {
    named.push([name, schema]);
    return schema;
  });
  const prefix = '#/components/schemas/';
  const shared = shareSchemas(named, {
    inside: prefix,
    outside: prefix,
    draft7: false,
    least: 150,
  });
  const schemas = shared.schemas.values();
  const document = replaceSchemas(whole, 'value', () => schemas.next().value ?? {});
  return { ...(document as Json), components: { schemas: shared.definitions } };
}

/** The document with each schema in it replaced, in the order of writing. `name`: what the schema is of. */
function replaceSchemas(
  value: unknown,
  name: string,
  replace: (schema: Json, name: string) => Json,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => replaceSchemas(one, name, replace));
  const { operationId = name } = value as { operationId?: string };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'schema'
        ? replace(inner as Json, operationId)
        : replaceSchemas(inner, operationId, replace),
    ]),
  );
}

/** Capabilities of the host are no HTTP and stand under `x-bridge`. */
export function wholeOpenApi(): Json {
  const paths: Record<string, Json> = {};
  const bridge: Json = {};
  for (const [id, row] of Object.entries(contract)) {
    if (row.client === 'bridge') bridge[id] = capability(row);
    else (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(id, row);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The platform',
      version: '1',
      description:
        'Generated from src/api/contract.ts by "npm run openapi". Every answer is JSON with code, msg and data; money is whole fen where the format says so.',
    },
    paths,
    'x-bridge': bridge,
  };
}

function operation(id: string, row: Endpoint): Json {
  const request = schemaOf(row.request);
  return {
    operationId: id,
    summary: row.about,
    tags: [id.split('.')[0]],
    ...traits(row),
    parameters: [...parameters(row, request), ...(row.once ? [requestIdParameter] : [])],
    ...body(row, request),
    responses: { 200: responseSchema(row) },
  };
}

function traits(row: Endpoint): Json {
  return {
    'x-client': row.client,
    'x-timeout': row.timeout ?? timeouts[row.client],
    ...(row.once ? { 'x-writes-once': true } : {}),
    ...(row.sensitive ? { 'x-sensitive': row.sensitive } : {}),
    ...(row.fromCredentials ? { 'x-from-credentials': row.fromCredentials } : {}),
    ...(row.ours ? { 'x-ours': true } : {}),
  };
}

const requestIdParameter = {
  name: requestIdParam,
  in: 'query',
  description: 'One per intent. A repeated one is answered with the first result.',
  schema: { type: 'string' },
};

function parameters(row: Endpoint, request: Json): Json[] {
  if (row.encoding === 'form' && row.method === 'GET') {
    return Object.entries(legacyFields(row, request)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: true,
      schema,
    }));
  }
  if (row.encoding !== 'query') return [];
  const required = (request.required ?? []) as string[];
  return Object.entries((request.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function body(row: Endpoint, request: Json): Json {
  if (row.encoding === 'json') return { requestBody: content('application/json', request) };
  if (row.encoding === 'multipart') return { requestBody: content('multipart/form-data', request) };
  if (row.encoding === 'query' || row.method === 'GET') return {};
  const properties = legacyFields(row, request);
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { requestBody: content('application/x-www-form-urlencoded', schema) };
}

function legacyFields(row: Endpoint, request: Json): Json {
  const payload = { contentMediaType: 'application/json', contentSchema: request };
  return {
    c: { const: '620' },
    v: { const: '100' },
    u: { type: 'string', description: "The user's token." },
    q: row.bare === undefined ? { type: 'string', ...payload } : { type: 'string' },
  };
}

function responseSchema(row: Endpoint): Json {
  const schema = {
    type: 'object',
    properties: { code: { type: 'string' }, msg: { type: 'string' }, data: schemaOf(row.response) },
    required: ['code', 'msg'],
  };
  return {
    description: 'The OK code with data, or another code with msg.',
    ...content('application/json', schema),
  };
}

function capability(row: Endpoint): Json {
  return {
    summary: row.about,
    ...traits(row),
    request: { schema: schemaOf(row.request) },
    response: { schema: schemaOf(row.response) },
  };
}

function content(type: string, schema: Json): Json {
  return { content: { [type]: { schema } } };
}

function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments({});
  console.log(JSON.stringify(openApi(), null, 2));
}
