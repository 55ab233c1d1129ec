import { z } from 'zod/mini';
import { contract } from '../../../src/api/contract.ts';
import { extensionMark } from '../../../src/api/fields.ts';
import type { HttpId } from '../platform/handler.ts';

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  [extensionMark]?: boolean;
}

const shapes = new Map<HttpId, Shape>();

/** `data` of an answer as a platform sends it that knows the specification only: without our extensions. */
export function withoutExtensions(id: HttpId, data: unknown): unknown {
  let shape = shapes.get(id);
  if (!shape) {
    shape = z.toJSONSchema(contract[id].response, { io: 'input', unrepresentable: 'any' }) as Shape;
    shapes.set(id, shape);
  }
  return strip(data, shape);
}

function strip(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) {
    const { items = {} } = shape;
    return value.map((item) => strip(item, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = shape.properties ?? shape.anyOf?.find((one) => one.properties)?.properties;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return schema?.[extensionMark] ? [] : [[name, strip(inner, schema ?? {})]];
    }),
  );
}
