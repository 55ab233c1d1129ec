import { readFileSync, readdirSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSymbols } from '../../../tools/symbols/symbols.ts';
import { schemasOfFiles } from '../../../tools/generators/schemas.ts';
import { jsonSchema } from './json-schema.ts';
import { fileShape, type FileKind } from './file-schemas.ts';

const symbols = buildSymbols();
const schemas = schemasOfFiles(symbols);

const servers = new Map<FileKind, FastifyInstance>();

/** Fastify's validator is the one most editors use. */
function serverFor(kind: FileKind): FastifyInstance {
  const started = servers.get(kind);
  if (started) return started;
  const server = Fastify({
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: true,
        strict: false,
      },
    },
  });
  server.setErrorHandler(async (error: Error & { validation?: object[] }, _, reply) =>
    reply.code(400).send(error.validation ?? [error]),
  );
  const { about } = fileShape(kind, symbols);
  for (const [name, schema] of schemas) {
    if (schema['title'] === about)
      server.post('/', { schema: { body: { ...schema, $id: name } } }, async () => []);
    else server.addSchema({ ...schema, $id: name });
  }
  servers.set(kind, server);
  return server;
}

afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

/** What an editor would mark. */
async function marks(kind: FileKind, text: string): Promise<string[]> {
  const payload = parse(text) as object;
  const response = await serverFor(kind).inject({ method: 'POST', url: '/', payload });
  const errors = response.json<{ instancePath: string; message: string }[]>();
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const files = ['flows', 'funders'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .map((name) => ({ name, folder, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);

const kinds: Readonly<Record<string, FileKind>> = {
  'order-actions.yaml': 'actions',
  'order-pages.yaml': 'pages',
  'defaults.yaml': 'defaults',
  'properties.yaml': 'properties',
  'fees.yaml': 'fees',
};

const kindOf = (folder: string, name: string): FileKind =>
  folder === 'funders' ? 'funder' : (kinds[name] ?? 'flow');

describe('an editor marks nothing in the files of the repository', () => {
  test.for(files)('$folder/$name', async ({ folder, name, text }) => {
    expect(await marks(kindOf(folder, name), text)).toEqual([]);
  });
});

const flow = `flow: a
title: { zh: 标题, en: Title }
steps:
  card:
    kind: form
    path: /card
    fields:
      phone: { type: phone, label: { zh: 手机, en: Phone } }
`;

describe('an editor marks', () => {
  test.for<[string, string]>([
    ['a setting of another kind', flow.replace('path: /card', 'endpoint: sign.status')],
    ['a kind that does not exist', flow.replace('kind: form', 'kind: frm')],
    ['a language that is missing', flow.replace(', en: Title', '')],
    ['a field type that does not exist', flow.replace('type: phone', 'type: telephone')],
    ['an address without its slash', flow.replace('/card', 'card')],
    ['a formula without its "="', flow.replace('path: /card', 'when: answers.phone')],
    ['a step named in capitals', flow.replace('  card:', '  Card:')],
  ])('%s', async ([, text]) => {
    expect(await marks('flow', text)).not.toEqual([]);
  });

  test('nothing in a flow with blocks, except an unknown name', async () => {
    const blocks = flow
      .replace('label: { zh: 手机, en: Phone }', 'all-of: mobile')
      .replace('steps:', 'blocks:\n  mobile: { label: { zh: 手机, en: Phone } }\nsteps:');

    expect(await marks('flow', blocks)).toEqual([]);
    expect(await marks('flow', blocks.replace('all-of: mobile', 'all-of: A phone'))).not.toEqual(
      [],
    );
  });

  test('nothing in a valid flow', async () => {
    expect(await marks('flow', flow)).toEqual([]);
  });
});

test('every setting has a description', () => {
  const missing: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      if (name === 'properties') {
        for (const [setting, schema] of Object.entries(child as Record<string, object>)) {
          if (!('description' in schema) && !('const' in schema))
            missing.push(`${path}/${setting}`);
        }
      }
      walk(child, `${path}/${name}`);
    }
  };
  walk(jsonSchema('funder', symbols), '');

  // Where several kinds know a name, each alternative has its own.
  expect(missing.filter((path) => !/\/change\//.test(path))).toEqual([]);
});
