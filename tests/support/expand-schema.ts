type Json = Record<string, unknown>;

/** The schema with each `$ref` replaced by what it refers to. `find`: the definition behind a reference. */
export function expandSchema(value: unknown, find: (ref: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => expandSchema(one, find));
  if (typeof value !== 'object' || value === null) return value;
  const expanded = Object.entries(value).map(([key, inner]) => [key, expandSchema(inner, find)]);
  const { $ref, allOf, ...rest } = Object.fromEntries(expanded) as Json; // pairs of the line above
  if (typeof $ref === 'string') return { ...rest, ...target($ref, find) };
  const [only, more] = Array.isArray(allOf) ? (allOf as Json[]) : [];
  const isNote = Object.keys(rest).every((key) => key === 'description' || key === 'default');
  if (only && !more && isNote) return { ...rest, ...only };
  return allOf === undefined ? rest : { ...rest, allOf };
}

function target(ref: string, find: (ref: string) => unknown): Json {
  const found = find(ref);
  if (found === undefined) throw new Error(`${ref} leads nowhere.`);
  return expandSchema(found, find) as Json; // a schema
}
