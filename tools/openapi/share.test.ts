import { describe, expect, test } from 'vitest';
import { fileKinds } from '../../src/language/schema/file-schemas.ts';
import { jsonSchema } from '../../src/language/schema/json-schema.ts';
import { expandSchema } from '../../tests/support/expand-schema.ts';
import { openApi, wholeOpenApi } from './openapi.ts';
import { schemasOfFiles } from '../generators/schemas.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { shareSchemas, type SharedSchema } from './share.ts';

const local = { inside: '#/definitions/', outside: '#/definitions/', draft7: true };
const long = 'x'.repeat(200);

describe('repeated schemas', () => {
  test('are written once, under the name of the first place', () => {
    const text = { type: 'string', description: long };
    const { schemas, definitions } = shareSchemas(
      [['person', { type: 'object', properties: { name: text, street: text, city: text } }]],
      local,
    );

    expect(definitions).toEqual({ name: text });
    expect(schemas[0]?.['properties']).toEqual({
      name: { $ref: '#/definitions/name' },
      street: { $ref: '#/definitions/name' },
      city: { $ref: '#/definitions/name' },
    });
  });

  test('keep their own description beside the reference', () => {
    const pattern = { type: 'string', pattern: long };
    const properties = {
      a: { ...pattern, description: 'A.' },
      b: { ...pattern, description: 'B.' },
      c: { ...pattern, description: 'C.' },
    };
    const { schemas } = shareSchemas([['all', { type: 'object', properties }]], local);

    expect(schemas[0]?.['properties']).toMatchObject({
      b: { description: 'B.', allOf: [{ $ref: '#/definitions/a' }] },
    });
  });

  test('are not shared where a reference would be longer', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' } };
    const { schemas, definitions } = shareSchemas([['all', { type: 'object', properties }]], local);

    expect(definitions).toEqual({});
    expect(schemas[0]).toEqual({ type: 'object', properties });
  });
});

describe('with all references expanded the schema is the same', () => {
  const symbols = buildSymbols();
  const files = schemasOfFiles(symbols);
  const definitions = files.get('definitions.schema.json')?.['definitions'] as SharedSchema;
  const find = (ref: string) => definitions[ref.replace(/^.*#\/definitions\//, '')];

  test.for([...fileKinds])('in the schema of %s', (kind) => {
    const whole = jsonSchema(kind, symbols);
    const file = [...files.values()].find(({ title }) => title === whole['title']);

    expect(expandSchema(file, find)).toMatchObject(whole);
  });

  test('in the contract as OpenAPI', () => {
    const { components, ...rest } = openApi() as { components: { schemas: SharedSchema } };
    const resolve = (ref: string) => components.schemas[ref.replace('#/components/schemas/', '')];

    expect(expandSchema(rest, resolve)).toEqual(wholeOpenApi());
  });
});

test('the schemas an editor loads for a file stay small', () => {
  const sizes = [...schemasOfFiles(buildSymbols()).values()].map(
    (one) => JSON.stringify(one).length,
  );

  expect(sizes.reduce((sum, one) => sum + one)).toBeLessThan(250_000);
});
