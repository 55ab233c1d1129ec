import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { responseArbitrary } from '../../tests/request-arbitraries.ts';
import { readAnswer } from './answer.ts';
import { okCode } from './codes.ts';
import { contract } from './contract.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
}
type Path = readonly string[];

/** Where an answer of this shape may lack a field; `[]` stands for each of a list. */
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

function changed(value: unknown, path: Path, change: 'to null' | 'left out'): unknown {
  const [name = '', ...deeper] = path;
  if (name === '[]' && Array.isArray(value))
    return value.map((item: unknown) => changed(item, deeper, change));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { [name]: field, ...others } = value as Record<string, unknown>;
  if (deeper.length > 0)
    return field === undefined ? value : { ...others, [name]: changed(field, deeper, change) };
  return change === 'to null' ? { ...others, [name]: null } : others;
}

const rows = Object.entries(contract).map(([id, row]) => {
  const shape = z.toJSONSchema(row.response, { io: 'input', unrepresentable: 'any' }) as Shape;
  return [id, row, optionalFields(shape)] as const;
});
const answerOf = (data: unknown) => ({ code: okCode, msg: '', data });

describe('a field that may be missing may be null too, and means the same', () => {
  it.each(rows.filter(([, , fields]) => fields.length > 0))('%s', (_id, row, fields) => {
    fc.assert(
      fc.property(responseArbitrary(row), (data) => {
        for (const field of fields) {
          const withNull = readAnswer(row, 200, answerOf(changed(data, field, 'to null')));
          const without = readAnswer(row, 200, answerOf(changed(data, field, 'left out')));

          expect(without.type).toBe('ok');
          expect(withNull).toEqual(without);
        }
      }),
      { numRuns: 10 },
    );
  });
});

it('a field that is needed is no less needed for being null', () => {
  const data = { url: null };

  expect(readAnswer(contract['gongtou.contract-url'], 200, answerOf(data))).toMatchObject({
    type: 'unreachable',
    why: 'broken',
  });
});
