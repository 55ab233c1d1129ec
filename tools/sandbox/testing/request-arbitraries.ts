import * as fc from 'fast-check';
import { z } from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Requests an endpoint's contract accepts, for throwing at a server. Files are left out: fill them in. */
export function requestArbitrary(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input' });
  return arbitrary(schema) as fc.Arbitrary<Record<string, unknown>>;
}

/** What the platform may answer as an endpoint's `data`. */
export function responseArbitrary(endpoint: Endpoint): fc.Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(endpoint.response, { io: 'input', unrepresentable: 'any' }));
}

function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitrary(one)));
  if (schema.type === 'object') return objects(schema);
  if (schema.type === 'array') return fc.array(arbitrary(schema.items as Schema), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -1_000_000 });
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'string') return texts(schema);
  return fc.jsonValue();
}

function texts({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  // Patterns of digits and letters are generated; the one that only forbids is what fast-check gives anyway, U+0000 aside.
  if (pattern && !pattern.startsWith('^[^')) return fc.stringMatching(new RegExp(pattern, 'u'));
  return (
    fc
      .string({
        unit: 'grapheme',
        minLength: minLength ?? 0,
        maxLength: Math.min(maxLength ?? 40, 40),
      })
      .map((text) => text.replaceAll('\0', ' '))
      // Lengths are counted in graphemes here and in UTF-16 units by the contract.
      .filter((text) => text.length <= (maxLength ?? Infinity))
  );
}

function objects({ properties = {}, required = [], propertyNames, additionalProperties }: Schema) {
  const specified = Object.entries(properties).filter(
    ([, field]) => (field as Schema).format !== 'binary',
  );
  if (specified.length === 0 && propertyNames && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), arbitrary(additionalProperties));
  }
  const fields = specified.map(([name, field]) => [name, arbitrary(field as Schema)] as const);
  const requiredKeys = specified.map(([name]) => name).filter((name) => required.includes(name));
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}
