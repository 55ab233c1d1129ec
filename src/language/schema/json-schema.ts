import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import type { Symbols } from './symbols.ts';
import type { ValueType } from '../../model/definition.ts';
import { takingBlocks } from './block-schema.ts';
import { namePattern } from './names.ts';
import { partsOf } from './parts.ts';
import { fileShape, type FileKind } from './file-schemas.ts';

export type JsonSchema = { [key: string]: unknown };

/** The JSON Schema for completion and validation of a file in an editor, before shared parts are factored out. */
export function jsonSchema(kind: FileKind, symbols: Symbols): JsonSchema {
  const { about, settings } = fileShape(kind, symbols);
  const schema = { title: about, ...objectOf(settings, symbols) };
  return hasBlocks.has(kind) ? (takingBlocks(schema) as JsonSchema) : schema; // of the same shape
}

const hasBlocks: ReadonlySet<FileKind> = new Set(['flow', 'funder', 'pages']);

const formula: JsonSchema = {
  type: 'string',
  pattern: '^=\\s*\\S',
  description: 'A formula. It begins with "=".',
};
const constant: JsonSchema = {
  type: 'string',
  pattern: '^=\\s*settings\\.',
  description: "A setting of this flow: `=settings.name`. The funder's value stands here.",
};
const words: JsonSchema = {
  type: 'object',
  properties: {
    zh: { type: 'string', description: 'Chinese. `{…}` holds a formula.' },
    en: { type: 'string', description: 'English. `{…}` holds a formula.' },
  },
  required: ['zh', 'en'],
  additionalProperties: false,
};

function schemaOf(setting: Setting, symbols: Symbols): JsonSchema {
  const usual =
    'default' in setting && setting.default !== undefined
      ? { default: usualOf(setting.default) }
      : {};
  return { ...plainSchema(setting, symbols), description: setting.about, ...usual };
}

/** Shared schemas by name. */
export const namedSchemas = { formula, constant, words };

const usualOf = (value: unknown): unknown =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

function plainSchema(setting: Setting, symbols: Symbols): JsonSchema {
  switch (setting.type) {
    case 'words':
      return { anyOf: [words, constant] };
    case 'formula':
      return formula;
    case 'value':
      return valueSchema(setting.gives, symbols);
    case 'list':
      return listSchema(setting, symbols);
    case 'map':
      return mapSchema(setting, symbols);
    case 'send':
      return { anyOf: [{ type: 'object', additionalProperties: true }, formula] };
    case 'object':
      return objectOf(setting.settings, symbols);
    case 'variants':
      return variantsSchema(setting, symbols);
    case 'either':
      return { anyOf: setting.of.map((one) => schemaOf(one, symbols)) };
    case 'name':
      return { type: 'string', pattern: namePattern(setting.names) };
    case 'requirement':
      return names(Object.keys(setting.values));
    default:
      return { anyOf: [wordSchema(setting, symbols), constant] };
  }
}

type Word = Exclude<
  Setting,
  {
    type:
      | 'words'
      | 'formula'
      | 'value'
      | 'list'
      | 'map'
      | 'send'
      | 'object'
      | 'variants'
      | 'either'
      | 'name'
      | 'requirement';
  }
>;

function wordSchema(setting: Word, symbols: Symbols): JsonSchema {
  switch (setting.type) {
    case 'yes-no':
      return { enum: ['yes', 'no', true, false] };
    case 'number':
      return {
        type: 'number',
        ...(setting.min === undefined ? {} : { minimum: setting.min }),
        ...(setting.max === undefined ? {} : { maximum: setting.max }),
      };
    case 'money':
      return { type: 'number', minimum: 0 };
    case 'duration':
      return {
        type: 'string',
        pattern: '^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$',
        examples: ['2s', '5m', '1h', '30d'],
      };
    case 'date':
      return { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2024-01-31'] };
    case 'version':
      return { type: 'string', pattern: '^[0-9]+(\\.[0-9]+){1,3}$', examples: ['3.10.0'] };
    case 'path':
      return { type: 'string', pattern: '^(/|\\{settings\\.)' };
    case 'endpoint':
      return names(Object.keys(symbols.endpoints));
    case 'document':
      return names(Object.keys(symbols.documents));
    case 'dictionary':
      return names(Object.keys(symbols.dictionaries).map((one) => `dictionary.${one}`));
    case 'one-of':
      return { enum: [...setting.options] };
    default:
      return { type: 'string' };
  }
}

const names = (allowed: readonly string[]): JsonSchema =>
  allowed.length > 0 ? { enum: allowed.toSorted() } : { type: 'string' };

function valueSchema(gives: ValueType, symbols: Symbols): JsonSchema {
  if (gives === 'any') return {};
  if (typeof gives !== 'string') {
    return { anyOf: ['list' in gives ? { type: 'array' } : { type: 'object' }, formula] };
  }
  return { anyOf: [wordSchema({ type: gives, about: '' }, symbols), formula] };
}

function listSchema(setting: Setting & { type: 'list' }, symbols: Symbols): JsonSchema {
  const list = {
    type: 'array',
    items: schemaOf(setting.of, symbols),
    ...(setting.notEmpty && { minItems: 1 }),
  };
  return setting.of.type === 'document' ? { anyOf: [list, constant] } : list;
}

function mapSchema(setting: Setting & { type: 'map' }, symbols: Symbols): JsonSchema {
  return {
    type: 'object',
    propertyNames: { pattern: namePattern(setting.names) },
    additionalProperties: schemaOf(setting.of, symbols),
    ...(setting.notEmpty && { minProperties: 1 }),
  };
}

function objectOf(settings: SettingsSchema, symbols: Symbols): JsonSchema {
  const entries = Object.entries(settings);
  const required = entries.filter(([, setting]) => setting.required);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, setting]) => [name, schemaOf(setting, symbols)]),
    ),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
    additionalProperties: false,
  };
}

function variantsSchema(setting: Setting & { type: 'variants' }, symbols: Symbols): JsonSchema {
  const { by, of, otherwise, partial } = setting;
  const oneOf = Object.entries(of).map(([word, { about }]) => ({
    const: word,
    description: about,
  }));
  const word = { oneOf, description: `The ${setting.noun}.` };
  const rules = Object.entries(of).map(([name, variant]) => {
    const settings = partial ? partsOf(variant.settings) : variant.settings;
    const whole = objectOf(settings, symbols);
    const then = { ...whole, properties: { [by]: { const: name }, ...properties(whole) } };
    return rule({ properties: { [by]: { const: name } }, required: [by] }, then);
  });
  const absent = absentRule(setting, symbols);
  return {
    type: 'object',
    properties: { [by]: word },
    ...(otherwise === undefined ? { required: [by] } : {}),
    allOf: absent ? [...rules, absent] : rules,
  };
}

const properties = (schema: JsonSchema): JsonSchema => schema['properties'] as JsonSchema; // objectOf made it

/** Where the discriminator is missing: the usual variant, or, in a partial step, what any variant knows. */
function absentRule(
  setting: Setting & { type: 'variants' },
  symbols: Symbols,
): JsonSchema | undefined {
  const { by, of, otherwise, partial, common } = setting;
  const condition = { not: { required: [by] } };
  const usual = otherwise !== undefined && Object.hasOwn(of, otherwise) ? of[otherwise] : undefined;
  if (!partial) {
    return usual && rule(condition, objectOf(usual.settings, symbols));
  }
  const all = new Map<string, JsonSchema[]>();
  for (const settings of [common, ...Object.values(of).map((one) => one.settings)]) {
    for (const [name, one] of Object.entries(partsOf(settings))) {
      const schemas = all.get(name) ?? [];
      const schema = schemaOf(one, symbols);
      if (!schemas.some((other) => JSON.stringify(other) === JSON.stringify(schema)))
        schemas.push(schema);
      all.set(name, schemas);
    }
  }
  const any = [...all].map(([name, schemas]) => [
    name,
    schemas.length === 1 ? schemas[0] : { anyOf: schemas },
  ]);
  return rule(condition, {
    properties: Object.fromEntries(any),
    additionalProperties: false,
  });
}

// oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
const rule = (condition: JsonSchema, then: JsonSchema): JsonSchema => ({ if: condition, then });
