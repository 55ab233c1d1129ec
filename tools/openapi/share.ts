export type SharedSchema = Readonly<Record<string, unknown>>;
type Named = readonly [name: string, schema: SharedSchema];

interface Shared {
  /** With references in place of what several places say. */
  schemas: SharedSchema[];
  /** Name → what is referred to. */
  definitions: Record<string, SharedSchema>;
}

interface Options {
  /** Where definitions are, seen from one of them and from a schema that is handed in. */
  inside: string;
  outside: string;
  /** What is shorter than this is repeated. */
  least?: number;
  /** What is to have this name if it is written once. */
  named?: readonly Named[];
  /** Draft 7 ignores what stands beside a `$ref`: a description there needs an `allOf`. */
  draft7: boolean;
}

/** Equal schemas are written once and referred to, wherever that makes the whole shorter. */
export function shareSchemas(named: readonly Named[], options: Options): Shared {
  const pool: Pool = { entries: [], ids: new Map() };
  for (const [name, schema] of options.named ?? []) intern(schema, name, pool);
  const roots = named.map(([name, schema]) => intern(schema, name, pool));
  countUses(roots, pool);
  const names = namesOfShared(pool, options);
  const inside = { pool, names, draft7: options.draft7, prefix: options.inside };
  const outside = { ...inside, prefix: options.outside };
  const definitions = [...names].map(([id, name]) => [name, written(id, inside)]);
  return {
    schemas: roots.map((id) => refer(id, outside)),
    definitions: Object.fromEntries(definitions) as Record<string, SharedSchema>, // pairs of the line above
  };
}

/** A schema in which a number stands for each inner schema: that of an entry before this one. */
interface Entry {
  shallow: SharedSchema;
  name: string;
  uses: number;
}

interface Pool {
  entries: Entry[];
  /** A shallow schema's text → its number. */
  ids: Map<string, number>;
}

const entryOf = (id: number, { entries }: Pool): Entry => {
  const entry = entries[id];
  if (!entry) throw new Error(`There is no schema ${id}.`);
  return entry;
};

/** The same body under another description is the same body. */
const annotations = new Set(['description', 'default']);
const bodyKey = '#body';
const idKey = '#id';
const reference = (id: number): SharedSchema => ({ [idKey]: id });
const idOf = (schema: SharedSchema): number => schema[idKey] as number; // a stand-in

function intern(schema: SharedSchema, name: string, pool: Pool): number {
  const entries = Object.entries(schema);
  const notes = Object.fromEntries(entries.filter(([key]) => annotations.has(key)));
  const body = Object.fromEntries(entries.filter(([key]) => !annotations.has(key)));
  const isNoted = Object.keys(notes).length > 0 && Object.keys(body).length > 0;
  const shallow = isNoted
    ? { ...notes, [bodyKey]: reference(intern(body, name, pool)) }
    : mapInner(schema, name, (inner, itsName) => reference(intern(inner, itsName, pool)));
  const text = JSON.stringify(shallow);
  let id = pool.ids.get(text);
  if (id === undefined) {
    id = pool.entries.push({ shallow, name, uses: 0 }) - 1;
    pool.ids.set(text, id);
  }
  return id;
}

const single = [
  'items',
  'additionalProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
  bodyKey,
];
const several = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

type Inner = (schema: SharedSchema, name: string) => SharedSchema;

/** The schema with each schema in it replaced. */
function mapInner(schema: SharedSchema, name: string, replace: Inner): SharedSchema {
  const replaced = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties') return [key, mapValues(value as SharedSchema, replace)];
    if (several.includes(key))
      return [key, (value as SharedSchema[]).map((one) => replace(one, name))];
    if (single.includes(key) && isJson(value))
      return [key, replace(value, innerName(key, name, schema))];
    return [key, value];
  });
  return Object.fromEntries(replaced) as SharedSchema; // pairs of the line above
}

const mapValues = (schemas: SharedSchema, replace: Inner): SharedSchema =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, replace(one as SharedSchema, name)]),
  );

function innerName(key: string, name: string, schema: SharedSchema): string {
  if (key === 'items' || key === 'additionalProperties') return `${name}-entry`;
  const variant = key === 'then' && /"const":"([\w-]+)"/.exec(JSON.stringify(schema['if']))?.[1];
  return variant ? `${name}-${variant}` : name;
}

function countUses(roots: number[], pool: Pool): void {
  const use = (id: number) => (entryOf(id, pool).uses += 1);
  roots.forEach(use);
  for (const { shallow } of pool.entries) innerIds(shallow).forEach(use);
}

function innerIds(shallow: SharedSchema): number[] {
  const ids: number[] = [];
  mapInner(shallow, '', (inner) => {
    ids.push(idOf(inner));
    return inner;
  });
  return ids;
}

/** The number of each schema that is written once → its name. */
function namesOfShared(pool: Pool, { inside, least = 0 }: Options): Map<number, string> {
  const names = new Map<number, string>();
  const usedNames = new Set<string>();
  const sizes: number[] = [];
  pool.entries.forEach(({ shallow, name, uses }, id) => {
    const inner = innerIds(shallow).map((one) => sizes[one] ?? 0);
    const size = inner.reduce((sum, one) => sum + one, JSON.stringify(shallow).length);
    const reference = inside.length + name.length + 20;
    const isShared = size >= least && (uses - 1) * size > (uses + 1) * reference;
    sizes.push(isShared ? reference : size);
    if (isShared) names.set(id, freeName(name, usedNames));
  });
  return names;
}

function freeName(name: string, usedNames: Set<string>): string {
  let free = name;
  for (let count = 2; usedNames.has(free); count++) free = `${name}-${count}`;
  usedNames.add(free);
  return free;
}

interface Writing {
  pool: Pool;
  names: ReadonlyMap<number, string>;
  prefix: string;
  draft7: boolean;
}

function refer(id: number, writing: Writing): SharedSchema {
  const name = writing.names.get(id);
  return name === undefined ? written(id, writing) : { $ref: writing.prefix + name };
}

function written(id: number, writing: Writing): SharedSchema {
  const { shallow } = entryOf(id, writing.pool);
  const whole = mapInner(shallow, '', (inner) => refer(idOf(inner), writing));
  const { [bodyKey]: body, ...notes } = whole;
  if (!isJson(body)) return whole;
  return writing.draft7 && '$ref' in body ? { ...notes, allOf: [body] } : { ...notes, ...body };
}

const isJson = (value: unknown): value is SharedSchema =>
  typeof value === 'object' && value !== null;
