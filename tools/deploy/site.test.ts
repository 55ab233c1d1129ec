import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../src/app/platform/environment.ts';
import { hashSource, headersFor } from './headers.ts';
import { nginxConfiguration } from './nginx.ts';
import { buildServer } from './serve.ts';
import { makeSite, readRecord, readSettings } from './site.ts';

const page =
  '<!doctype html><title>订单</title><style>a{color:red}</style><script type="application/json" id="settings"> {} </script>';
const folder = () => mkdtempSync(join(tmpdir(), 'site-'));
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A build as Vite writes it: the page and one script with a hash in its name. */
function aBuild(hash: string, index: object): string {
  const built = folder();
  mkdirSync(join(built, 'assets'));
  mkdirSync(join(built, 'definitions'));
  mkdirSync(join(built, 'pages'));
  writeFileSync(join(built, 'index.html'), page);
  for (const drawn of ['testIndex', 'usedCar'])
    writeFileSync(join(built, `pages/${drawn}.html`), page.replace('订单', drawn));
  writeFileSync(join(built, `assets/start-${hash}.js`), `console.log('${hash}');`.repeat(100));
  writeFileSync(join(built, 'definitions/index.json'), JSON.stringify(index));
  return built;
}

const anIndex = { paths: 'y'.repeat(2000) };

function released(
  hash: string,
  on: Date,
  former?: string,
  settings: Settings = {},
  index: object = anIndex,
): string {
  const out = folder();
  makeSite({ built: aBuild(hash, index), out, settings, former, now: on });
  return out;
}

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function served(out: string, headers = {}) {
  const { settings } = readRecord(out);
  const app = await buildServer({ folder: out, settings, platform: undefined });
  open.push(app);
  return (url: string) => app.inject({ url, headers });
}

describe('five releases under one open page', () => {
  test('files of a release are served for thirty days after it was replaced', async () => {
    let out = released('first', day(1));
    for (const [hash, on] of [
      ['second', 5],
      ['third', 12],
      ['fourth', 20],
      ['fifth', 30],
    ] as const)
      out = released(hash, day(on), out);
    const get = await served(out);

    for (const hash of ['first', 'second', 'third', 'fourth', 'fifth'])
      expect((await get(`/mwap/assets/start-${hash}.js`)).body).toContain(`console.log('${hash}')`);

    const later = await served(released('sixth', day(33), out));
    expect((await later('/mwap/assets/start-first.js')).statusCode).toBe(404);
    expect((await later('/mwap/assets/start-second.js')).statusCode).toBe(200);
  });
});

describe('a server of the site', () => {
  test('sends the page for every address of the app, revalidated each time', async () => {
    const get = await served(released('a', day(1)));

    for (const url of ['/mwap/index', '/mwap/orderList', '/mwap/contract?orderNo=1']) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(body).toContain('<title>订单</title>');
    }
    expect((await get('/mwap/definitions/index.json')).headers['cache-control']).toBe('no-cache');
  });

  test('sends the prerendered page of an address, whatever its query, and the home page for the root', async () => {
    const get = await served(released('a', day(1)));

    for (const [url, title] of [
      ['/mwap/usedCar', 'usedCar'],
      ['/mwap/usedCar?brandId=b1', 'usedCar'],
      ['/mwap/', 'testIndex'],
      ['/mwap/usedCar/x', '订单'],
      ['/mwap/toString', '订单'],
    ] as const) {
      const { headers, body } = await get(url);
      expect(body).toContain(`<title>${title}</title>`);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test('sends hashed files compressed and cacheable forever', async () => {
    const { headers } = await (
      await served(released('a', day(1)), { 'accept-encoding': 'br' })
    )('/mwap/assets/start-a.js');

    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('br');
  });

  test('responds 404 for a missing file, never the page, without caching', async () => {
    const { statusCode, headers, body } = await (
      await served(released('a', day(1)))
    )('/mwap/assets/start-gone.js');

    expect(statusCode).toBe(404);
    expect(body).not.toContain('<title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('does not send a file again that is the same in the next release', async () => {
    const json = '/mwap/definitions/index.json';
    const compressed = { 'accept-encoding': 'br' };
    const first = released('a', day(1));
    const known = async (out: string) => (await (await served(out, compressed))(json)).headers;
    const { etag } = await known(first);
    const changed = { paths: 'x'.repeat(2000) };

    // Or both were written in the same millisecond.
    await vi.waitFor(async () => expect((await known(released('b', day(2)))).etag).not.toBe(etag));
    const second = await served(released('b', day(2), first), {
      ...compressed,
      'if-none-match': etag,
    });
    const other = await served(released('c', day(3), first, {}, changed), {
      ...compressed,
      'if-none-match': etag,
    });

    expect((await second(json)).statusCode).toBe(304);
    expect((await other(json)).statusCode).toBe(200);
  });

  test('reports its release, to pages that may be of another one', async () => {
    const out = released('a', day(1));
    const { headers, body } = await (await served(out))('/mwap/release.json?at=1');

    expect(JSON.parse(body)).toEqual({ release: readRecord(out).release });
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/api/long', 'gzip', 'gzip'],
    ['/api/long', 'identity', undefined],
    ['/api/compressed', 'gzip, br', 'br'],
    ['/api/picture', 'gzip', undefined],
  ])('sends what the platform answers at %s to who accepts %s as %s', async (url, accepted, as) => {
    const answer = JSON.stringify({ code: '200', data: 'x'.repeat(4000) });
    const platform = Fastify();
    platform.get('/api/long', (_request, reply) => reply.type('application/json').send(answer));
    platform.get('/api/compressed', (_request, reply) =>
      reply
        .type('application/json')
        .header('content-encoding', 'br')
        .send(brotliCompressSync(answer)),
    );
    platform.get('/api/picture', (_request, reply) => reply.type('image/png').send(answer));
    const upstream = await platform.listen({ port: 0, host: '127.0.0.1' });
    const app = await buildServer({
      folder: released('a', day(1)),
      settings: {},
      platform: upstream,
    });
    open.push(app, platform);

    const { headers, rawPayload } = await app.inject({
      url,
      headers: { 'accept-encoding': accepted },
    });

    expect(headers['content-encoding']).toBe(as);
    const read = { gzip: gunzipSync, br: brotliDecompressSync }[as ?? ''];
    expect((read?.(rawPayload) ?? rawPayload).toString()).toBe(answer);
    expect(rawPayload.length < 1000).toBe(as !== undefined);
  });

  test('names the missing option where it has no platform', async () => {
    const { statusCode, body } = await (await served(released('a', day(1))))('/api/order/list');

    expect(statusCode).toBe(502);
    expect(body).toContain('--platform');
  });

  test('sends the headers of the nginx configuration', async () => {
    const settings = { marketingApi: 'https://m.example', fileHosts: ['https://f.example/x'] };
    const get = await served(released('a', day(1), undefined, settings));
    const { headers } = await get('/mwap/index');
    const nginx = nginxConfiguration(settings, 'mwap', page);

    for (const [name, value] of Object.entries(headersFor(settings, page))) {
      expect(headers[name]).toBe(value);
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(headers['content-security-policy']).toContain(hashSource('a{color:red}'));
    expect(headers['content-security-policy']).toMatch(
      /connect-src 'self' https:\/\/m.example https:\/\/f.example;/,
    );
  });
});

describe('settings', () => {
  const written = (text: string) => {
    const file = join(folder(), 'settings.json');
    writeFileSync(file, text);
    return file;
  };

  test('are written into the page, and another build of the same code has another release', () => {
    const plain = released('a', day(1));
    const set = released('a', day(1), undefined, { siteHost: 'https://example.com/</script>' });
    for (const file of ['index.html', 'pages/usedCar.html']) {
      const html = readFileSync(join(set, 'site/mwap', file), 'utf8');
      expect(html.match(/id="settings">(.*?)<\/script>/)?.[1]).toBe(
        String.raw`{"siteHost":"https://example.com/\u003c/script>"}`,
      );
      expect(html).toContain(`<meta name="release" content="${readRecord(set).release}" />`);
    }
    expect(readRecord(set).release).not.toBe(readRecord(plain).release);
  });

  test.each([
    ['{ "sitehost": "https://example.com" }', 'There is no setting "sitehost"'],
    ['{ "siteHost": "example.com" }', '"siteHost" is no address of the web'],
    ['{', 'JSON'],
  ])('%s is reported with its file', (text, words) => {
    expect(() => readSettings(written(text))).toThrow(words);
    expect(() => readSettings(written(text))).toThrow('settings.json: ');
  });

  test('nothing is copied from a folder that is no build', () => {
    expect(() => released('a', day(1), folder())).toThrow('is no build of npm run build');
  });
});
