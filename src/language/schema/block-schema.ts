import { blockKey, partsWithSteps } from './blocks.ts';
import { namePattern } from './names.ts';

type Schema = Record<string, unknown>;

const name: Schema = { type: 'string', pattern: namePattern('kebab') };
const allOf: Schema = {
  anyOf: [name, { type: 'array', items: name, minItems: 1 }],
  description: 'The lines of a block, or of several, stand here. What is written beside it holds.',
};

/** Adds `all-of` to a schema of flows, wherever settings of a step can be written. */
export function takingBlocks(schema: unknown, inside = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => takingBlocks(one, inside));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([word, value]): [string, unknown] => [
    word,
    word === 'properties' && !inside ? partsTaking(value as object) : takingBlocks(value, inside), // by JSON Schema
  ]);
  const made = Object.fromEntries(inner);
  return inside ? withTaken(made) : made;
}

const partsTaking = (properties: object): Schema =>
  Object.fromEntries(
    Object.entries(properties).map(([word, value]) => [
      word,
      takingBlocks(value, (partsWithSteps as readonly string[]).includes(word)),
    ]),
  );

function withTaken(schema: Schema): Schema {
  const { properties, required, propertyNames, additionalProperties, ...rest } = schema;
  const isClosed = additionalProperties === false;
  if (!isClosed && propertyNames === undefined) return schema;
  if (isClosed && Object.hasOwn(Object(properties), 'zh')) return schema;
  return {
    ...rest,
    properties: { ...Object(properties), [blockKey]: allOf },
    ...(propertyNames !== undefined && {
      propertyNames: { anyOf: [propertyNames, { const: blockKey }] },
    }),
    ...(required !== undefined && { anyOf: [{ required }, { required: [blockKey] }] }),
    additionalProperties,
  };
}
