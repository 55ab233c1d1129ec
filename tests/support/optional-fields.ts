import { z } from 'zod/mini';
import type { Endpoint } from '../../src/api/endpoint.ts';

interface Shape {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
}

/** Keys that lead to a field; `[]`: each item of a list. */
export type Path = readonly string[];

/** The fields that an endpoint's response may lack. */
export function optionalFieldsOf(endpoint: Endpoint): Path[] {
  return optionalFields(
    z.toJSONSchema(endpoint.response, { io: 'input', unrepresentable: 'any' }) as Shape,
  );
}

function optionalFields(shape: Shape, at: Path = []): Path[] {
  const { properties = {}, required = [], items } = shape;
  return [
    ...(items ? optionalFields(items, [...at, '[]']) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const path = [...at, name];
      const own = required.includes(name) ? [] : [path];
      return [...own, ...optionalFields(inner, path)];
    }),
  ];
}

/** The response without a field, or with `null` in its place. */
export function changed(value: unknown, path: Path, change: 'to null' | 'left out'): unknown {
  const [name = '', ...deeper] = path;
  if (name === '[]' && Array.isArray(value))
    return value.map((item: unknown) => changed(item, deeper, change));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { [name]: field, ...others } = value as Record<string, unknown>;
  if (deeper.length > 0)
    return field === undefined ? value : { ...others, [name]: changed(field, deeper, change) };
  return change === 'to null' ? { ...others, [name]: null } : others;
}
