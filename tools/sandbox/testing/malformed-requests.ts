import * as fc from 'fast-check';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import { legacyParams, requestIdParam } from '../../../src/api/codes.ts';
import { requestArbitrary } from './request-arbitraries.ts';

/** A request as it goes over the wire, in the form Fastify's `inject` takes. */
export interface RawRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

type Fields = Record<string, unknown>;

/** Values no field expects: characters databases refuse, numbers out of every range, wrong types, keys of prototypes. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    'a\0b',
    '\uD800',
    ' ',
    '',
    '%00',
    "'; drop table orders; --",
    '../../etc/passwd',
    '9'.repeat(400),
    'x'.repeat(3_000),
    -1,
    0.1,
    2 ** 53,
    1e308,
    -1e308,
    9_999_999_999,
    '2024-13-45',
    '0000-00-00',
    null,
    true,
    [],
    {},
    [null],
    { constructor: { prototype: 1 } },
  ),
  fc.jsonValue(),
);

/** Request ids: absent, empty, of 3 KB, with characters databases refuse, two of them. */
const requestIds = fc.constantFrom(
  '',
  `${requestIdParam}=`,
  `${requestIdParam}=${'r'.repeat(3_000)}`,
  `${requestIdParam}=%00`,
  `${requestIdParam}=a&${requestIdParam}=b`,
  `${requestIdParam}[]=a`,
  `${requestIdParam}=%E0%A4%A`,
  `${requestIdParam}=ordinary`,
);

const boundary = 'boundary';
const brokenBodies = fc.constantFrom(
  `--${boundary}\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf`,
  `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--${boundary}--\r\n`,
  `--${boundary}--\r\n`,
  '',
  'no multipart at all',
);

/** A request the contract would accept, damaged in one to three places. */
export function malformedRequest(row: Endpoint): fc.Arbitrary<RawRequest> {
  const names = [...Object.keys(row.request.def.shape), 'unknown', '__proto__', 'constructor'];
  const damage = fc.array(fc.tuple(fc.constantFrom(...names), hostile), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .record({ fields: requestArbitrary(row), damage, requestId: requestIds, broken: brokenBodies })
    .map(({ fields, damage: places, requestId, broken }) => {
      const damaged = Object.fromEntries([...Object.entries(fields), ...places]);
      return onTheWire(row, damaged, requestId, broken);
    });
}

function onTheWire(row: Endpoint, fields: Fields, requestId: string, broken: string): RawRequest {
  const url = `${row.path}?${requestId}`;
  if (row.encoding === 'multipart') {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return { method: row.method, url, headers, payload: broken };
  }
  if (row.encoding === 'json') {
    const headers = { 'content-type': 'application/json' };
    return { method: row.method, url, headers, payload: JSON.stringify(fields) };
  }
  const query =
    row.encoding === 'form'
      ? new URLSearchParams({ ...legacyParams, q: JSON.stringify(fields) })
      : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
  if (row.method === 'GET')
    return { method: 'GET', url: `${url}&${query.toString()}`, headers: {} };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url, headers, payload: query.toString() };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
