import { expect, test } from 'vitest';
import { startedServer } from './calling.fixture.ts';
import { okCode } from './codes.ts';
import { fetchFile } from './file.ts';
import { type Answering, json } from './misbehaving-server.ts';

const { server, origin } = startedServer();

const pdf: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '8' });
  response.end('%PDF-1.7');
};

function fetched(token?: string) {
  return fetchFile(`${origin()}/api/file/getFileByUrl?url=%2Fdocuments%2Fa.pdf`, {
    credentials: { token },
    language: 'en',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}

test('a file is requested with the token as a header, never in its address', async () => {
  server.answers = [pdf];

  const file = await fetched('tok-1');

  expect(file instanceof Blob && (await file.text())).toBe('%PDF-1.7');
  expect(server.arrived).toMatchObject([{ headers: { token: 'tok-1', tokentype: 'app' } }]);
  expect(JSON.stringify(server.arrived.map(({ query }) => query))).not.toContain('tok-1');
});

test.each<[string, Answering, unknown]>([
  ['a 401', json({ code: '401', msg: 'x' }, 401), { type: 'unreachable', why: 'signed-out' }],
  ['code -2', json({ code: '-2', msg: 'x' }), { type: 'unreachable', why: 'signed-out' }],
  [
    'a refusal',
    json({ code: 'GONE', msg: 'no file' }),
    { type: 'failed', result: { code: 'GONE' } },
  ],
  ['a broken server', json({ code: '500', msg: 'x' }, 500), { why: 'server' }],
  ['an OK answer that is no file', json({ code: okCode, msg: '' }), { type: 'unreachable' }],
])('%s is no file', async (_name, respond, expected) => {
  server.answers = [respond];

  expect(await fetched()).toMatchObject(expected as object);
});
