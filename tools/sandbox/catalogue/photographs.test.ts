import { describe, expect, it } from 'vitest';
import { bodyTypes, paints } from '../../../src/api/contract/catalogue.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { photographAt, photographOf } from './photographs.ts';
import { headersFor } from '../../deploy/headers.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-01T08:00:00Z'));

/** Width and height of a WebP, from its first chunk. */
function sizeOf(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

async function fetched(address: string | undefined): Promise<[number, number]> {
  const response = await fetch(`${sandbox.url}${address ?? ''}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  return sizeOf(Buffer.from(await response.arrayBuffer()));
}

describe('photographs', () => {
  it('exist of every body in every paint, in two sizes', () => {
    const missing = bodyTypes.flatMap((bodyType) =>
      paints.flatMap((paint) =>
        ['side', 'front', 'rear', 'cabin', 'wheel', 'boot'].flatMap((view) =>
          Object.values(photographOf({ bodyType, paint }, view)).filter(
            (address) => !photographAt(address.split('/').at(-1) ?? ''),
          ),
        ),
      ),
    );

    expect(missing).toEqual([]);
  });

  it('are sent of cars in lists, of orders, of colours and of evaluations', async () => {
    const { cars } = await sandbox.dataOf('catalogue.cars', { kind: 'used' });
    const { orders } = await sandbox.dataOf('order.list');
    const { categories } = await sandbox.dataOf('used-car.photos', {
      carId: cars[0]?.carId ?? '',
    });
    const all = categories.flatMap(({ photos }) => photos);

    expect(await fetched(cars[0]?.focusImage)).toEqual([720, 450]);
    expect(await fetched(cars[0]?.focusImageSmall)).toEqual([360, 225]);
    expect(await fetched(orders[0]?.focusImage)).toEqual([720, 450]);
    for (const { url, small } of all) {
      expect(await fetched(url)).toEqual([720, 450]);
      expect(await fetched(small)).toEqual([360, 225]);
    }
    expect(all.length).toBeGreaterThan(10);
  });

  it('do not exist under any other name', async () => {
    const names = ['suv-pink.webp', '..%2F..%2Fserver.ts', 'suv-red.svg', '.webp'];
    const answers = await Promise.all(
      names.map((name) => fetch(`${sandbox.url}/documents/cars/${name}`)),
    );

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

it('only pictures of hosts named by the deployment are allowed', () => {
  const policy = (fileHosts: string[]) => headersFor({ fileHosts })['content-security-policy'];

  expect(policy([])).toContain("img-src 'self' data: blob:;");
  expect(policy(['https://img.example'])).toContain(
    "img-src 'self' data: blob: https://img.example;",
  );
});
