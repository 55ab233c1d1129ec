import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../../src/model/definition.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import type { AuthorSchema, Setting, SettingsSchema } from '../../src/model/step-kind.ts';
import { isObject } from '../../src/model/plain-object.ts';

/** One entry of a kind's examples.yaml: settings as an author writes them, with values where formulas would stand. */
export interface StepExample {
  status: string;
  settings: Record<string, unknown>;
  answers: Record<string, unknown>;
  data: Record<string, unknown>;
  /** Fields every step has: `once`, `title`, `ends`. */
  step: Record<string, unknown>;
}

/** A kind that shows screens of features has their examples. Throws when a file is missing or an example has no `status`. */
export function readExamples(kind: string): Record<string, StepExample> {
  const own = join(import.meta.dirname, '../../src/steps', kind, 'examples.yaml');
  const files = kindSchemas[kind]?.hosts ? examplesOfFeatures() : [own];
  return Object.fromEntries(files.flatMap((file) => examplesIn(file, kind)));
}

function examplesOfFeatures(): string[] {
  const folder = join(import.meta.dirname, '../../src/features');
  return readdirSync(folder)
    .map((feature) => join(folder, feature, 'examples.yaml'))
    .filter((file) => existsSync(file));
}

function examplesIn(file: string, kind: string): [name: string, example: StepExample][] {
  const found = (parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, Partial<StepExample>>;
  return Object.entries(found).map(([name, example]) => {
    if (example.status === undefined)
      throw new Error(`The example "${name}" of ${kind} has no status.`);
    const empty = { status: '', settings: {}, answers: {}, data: {}, step: {} };
    return [name, { ...empty, ...example }];
  });
}

/** The step a screen or a work receives: defaults filled in, words chosen, durations in ms. */
export function givenStep(
  schema: AuthorSchema,
  settings: Record<string, unknown>,
  language: Language = 'zh',
): { id: string; kind: string; exits: Record<string, never>; main: string } & Record<
  string,
  unknown
> {
  const main = Object.entries(schema.outcomes).find(([, outcome]) => outcome.main)?.[0] ?? '';
  return {
    id: `the-${schema.kind}`,
    kind: schema.kind,
    exits: {},
    main,
    ...givenAll(schema.settings, settings, language),
  };
}

function givenAll(types: SettingsSchema, written: Record<string, unknown>, language: Language) {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const type = types[name];
    if (type === undefined) throw new Error(`"${name}" is not a setting.`);
    values[name] = givenOne(type, value, language);
  }
  for (const [name, type] of Object.entries(types)) {
    if (!(name in values) && 'default' in type && type.default !== undefined) {
      values[name] = givenOne(type, type.default, language);
    }
  }
  return values;
}

function givenOne(type: Setting, value: unknown, language: Language): unknown {
  if (isTemplate(value)) return value[language];
  if (type.type === 'duration' && typeof value === 'string') return milliseconds(value);
  if (type.type === 'list' && Array.isArray(value)) {
    return value.map((item) => givenOne(type.of, item, language));
  }
  if (type.type === 'map' && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, givenOne(type.of, item, language)]),
    );
  }
  if (type.type === 'object' && isObject(value)) return givenAll(type.settings, value, language);
  if (type.type === 'either') return givenOne(shapeOf(type.of, value), value, language);
  return value;
}

function shapeOf(types: readonly Setting[], value: unknown): Setting {
  const possible = Array.isArray(value)
    ? ['list']
    : isObject(value)
      ? ['map', 'object', 'words']
      : ['text', 'value', 'formula', 'one-of', 'dictionary', 'duration'];
  const shaped = types.filter((type) => possible.includes(type.type));
  const found = shaped.find((type) => hasRequired(type, value)) ?? shaped[0] ?? types[0];
  if (found === undefined) throw new Error('An `either` without choices.');
  return found;
}

function hasRequired(type: Setting, value: unknown): boolean {
  if (type.type !== 'object' || !isObject(value)) return true;
  return Object.entries(type.settings).every(([name, { required }]) => !required || name in value);
}

function milliseconds(written: string): number {
  const [, count, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(written) ?? [];
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
  const size = units[unit ?? ''];
  if (size === undefined) throw new Error(`"${written}" is not a duration.`);
  return Number(count) * size;
}

function isTemplate(value: unknown): value is Record<Language, unknown> {
  return isObject(value) && Object.keys(value).sort().join() === 'en,zh';
}
