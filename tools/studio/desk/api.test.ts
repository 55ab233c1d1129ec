import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../repository/repository.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { withChanges } from '../changed-definition.ts';
import type { ChangedDefinition, CheckResult, FileText, ShownProblem } from '../wire.ts';
import { apiMiddleware } from './api.ts';
import { openDesk } from './desk.ts';
import { AuthorFiles } from './files.ts';
import { guard } from './guard.ts';

/** One funder and no pages, so that a check is quick. */
const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const file = 'funders/BOC.yaml';
let server: Server;

beforeAll(async () => {
  cpSync(join(root, 'flows'), join(folder, 'flows'), { recursive: true });
  rmSync(join(folder, 'flows/order-pages.yaml'));
  cpSync(join(root, 'src/steps'), join(folder, 'src/steps'), { recursive: true });
  cpSync(join(root, file), join(folder, file));
  const files = new AuthorFiles(folder);
  const desk = openDesk(folder);
  const handler = apiMiddleware(files, async (what, body) => desk[what](body as never));
  server = createServer((incoming, response) =>
    guard(port)(incoming, response, () => handler(incoming, response, () => response.end())),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;

function post(name: string, body: unknown, headers = {}): Promise<[status: number, body: never]> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: port(),
        host: '127.0.0.1',
        path: `/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          const isJson = response.headers['content-type']?.startsWith('application/json');
          resolve([response.statusCode ?? 0, (isJson ? JSON.parse(text) : text) as never]);
        });
      },
    );
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

async function read(path = file): Promise<FileText> {
  const [status, body] = await post('file', { file: path });
  expect(status).toBe(200);
  return body;
}

async function checked(texts: Record<string, string>, version?: string): Promise<CheckResult> {
  const [status, body] = await post('check', { texts, funder: 'BOC', version });
  expect(status).toBe(200);
  return body;
}

test("only the funder's definition is sent, and only where it has changed", async () => {
  const first = await checked({});
  const second = await checked({}, first.funder?.version);

  expect(first.funders[0]).toEqual({
    code: 'BOC',
    file,
    name: { zh: '中国银行', en: 'Bank of China' },
    hasLinks: false,
  });
  expect(first.funder?.definition?.funder).toBe('BOC');
  expect(first.funder?.own).toContain('contract-signing');
  expect(second.funder?.version).toBe(first.funder?.version);
  expect(second.funder?.definition).toBeUndefined();
});

test('only the changed flows of a definition are sent, and the page merges them', async () => {
  const first = await checked({});
  const { text } = await read();
  const texts = { [file]: text.replace('是否有外币收入', '是否有海外收入') };
  const second = await checked(texts, first.funder?.version);
  const whole = await checked(texts);

  const sent = second.funder?.definition;
  expect(JSON.stringify(sent?.flows?.['credit-review'])).toContain('是否有海外收入');
  expect(sent?.flows?.['contract-signing']).toBeNull();
  expect(received(sent, received(first.funder?.definition))).toEqual(
    received(whole.funder?.definition),
  );
});

const received = (sent: ChangedDefinition | undefined, before?: Definition) =>
  sent && withChanges(before, sent);

test('a broken text has its finding at its line, and the last valid definition stays, marked as such', async () => {
  const good = await checked({});
  const { text } = await read();
  const broken = await checked({ [file]: text.replace('code: yes', 'code: [') });

  expect(broken.problems[0]?.file).toBe(file);
  expect(broken.problems[0]?.from.line).toBeGreaterThan(1);
  expect(broken.funder).toMatchObject({ isCurrent: false, version: good.funder?.version });
  expect((await checked({})).funder?.isCurrent).toBe(true);
});

test('lines are counted alike with any line breaks', async () => {
  const { text } = await read();
  const wrong = text.replace('use: sign-up', 'use: sign-upp');
  const unix = await checked({ [file]: wrong });
  const windows = await checked({ [file]: wrong.replaceAll('\n', '\r\n') });

  expect(unix.problems.length).toBeGreaterThan(0);
  expect(windows.problems.map(({ from }) => from)).toEqual(unix.problems.map(({ from }) => from));
});

test('what is found in all files follows the funder, unless other texts came meanwhile', async () => {
  const { text } = await read();
  const wrong = { [file]: text.replace('use: sign-up', 'use: sign-upp') };
  const first = await checked(wrong);
  const [, found] = await post('findings', { texts: wrong });
  expect(found).toEqual(expect.arrayContaining(first.problems));

  const changed = { [file]: text.replace('是否有外币收入', '是否有海外收入') };
  await checked(changed);
  const overtaken = post('findings', { texts: changed });
  await checked({});
  expect((await overtaken)[1]).toBeNull();

  await checked({});
  const atOnce = post('findings', { texts: wrong, atOnce: true });
  await checked({});
  expect((await atOnce)[1]).toEqual(found);
});

test('what the funder alone caused in a file of all funders goes with its cause, and nothing is listed twice', async () => {
  const { text } = await read();
  const cause = text.replace('use: sign-up', 'use: change-card');
  await checked({ [file]: cause });
  const [, found] = await post('findings', { texts: { [file]: cause } });
  expect(inOrderActions(found)).not.toEqual([]);

  const { problems, isWhole } = await checked({ [file]: text.replace('中国银行', '中国某 银行') });
  expect(isWhole).toBe(false);
  expect(inOrderActions(problems)).toEqual([]);
  const places = problems.map((one) => JSON.stringify([one.file, one.from, one.message.en]));
  expect(new Set(places).size).toBe(places.length);
});

const inOrderActions = (problems: ShownProblem[]) =>
  problems.filter((one) => one.file === 'flows/order-actions.yaml');

test("completions are for the page's unsaved text", async () => {
  const { text } = await read();
  const line = text.split('\n').findIndex((one) => one.includes('use: sign-up')) + 1;
  const at = { line, column: '    use: sign-'.length };
  const [, offered] = await post('completions', {
    texts: { [file]: text },
    file,
    at,
    language: 'zh',
  });

  expect(offered).toContainEqual(expect.objectContaining({ label: 'sign-up' }));
});

test('help is in the language of the page', async () => {
  const { text } = await read();
  const line = text.split('\n').findIndex((one) => one.includes('    use: ')) + 1;
  const helpIn = async (language: string) => {
    const at = { line, column: '    us'.length };
    const [, help] = await post('hover', { texts: {}, file, at, language });
    return help;
  };

  expect(await helpIn('zh')).toMatchObject({ about: '由哪个流程而来。不写则为同名流程。' });
  expect(await helpIn('en')).toMatchObject({ about: expect.stringContaining('made from') });
});

test('a step leads to the line that wrote it', async () => {
  const [, place] = await post('place', { texts: {}, funder: 'BOC', flow: 'contract-signing' });

  expect(place).toMatchObject({ file });
});

test('a file is saved completely, and refused where another program has changed it', async () => {
  const before = await read();
  const text = `${before.text}# by the studio\n`;
  const [, saved] = await post('save', { file, text, version: before.version });
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  expect(saved).toEqual({ version: (await read()).version });

  writeFileSync(join(folder, file), `${text}# by another\n`);
  const [, refused] = await post('save', { file, text: 'mine', version: saved['version'] });

  expect(refused).toMatchObject({ conflict: { text: `${text}# by another\n` } });
  expect(readFileSync(join(folder, file), 'utf8')).toBe(`${text}# by another\n`);
  writeFileSync(join(folder, file), before.text);
});

test('a new funder is a copy of another one, with its own code and name', async () => {
  const body = { code: 'ACME_LEASING', like: file, name: { zh: '顶点租赁', en: 'Acme' } };
  const [status, made] = await post('add-funder', body);
  const { text } = await read('funders/ACME_LEASING.yaml');
  rmSync(join(folder, 'funders/ACME_LEASING.yaml'));

  expect([status, made]).toEqual([200, { file: 'funders/ACME_LEASING.yaml' }]);
  expect(text).toContain('funder: ACME_LEASING');
  expect(text).toContain('zh: 顶点租赁');
  expect((await post('add-funder', { ...body, code: 'BOC' }))[0]).toBe(422);
  expect((await post('add-funder', { ...body, code: '../x' }))[0]).toBe(422);
  expect((await post('add-funder', { ...body, links: ['http://acme'] }))[0]).toBe(400);
});

describe('no other file of this machine', () => {
  test.each([
    '../package.json',
    'funders/../../etc/hosts.yaml',
    '/etc/passwd',
    'src/steps',
    'funders/BOC.yaml\0',
  ])('%s is not read', async (path) => {
    expect((await post('file', { file: path }))[0]).toBe(422);
    expect((await post('save', { file: path, text: '', version: '' }))[0]).toBe(422);
  });

  test('symbolic links are not followed', async () => {
    writeFileSync(join(folder, 'secret.yaml'), 'secret: yes');
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'funders/LINK.yaml'));
    symlinkSync(folder, join(folder, 'flows/all'));
    const through = await post('file', { file: 'funders/LINK.yaml' });
    const around = await post('file', { file: 'flows/all/secret.yaml' });
    rmSync(join(folder, 'funders/LINK.yaml'));
    rmSync(join(folder, 'flows/all'));

    expect([through[0], around[0]]).toEqual([422, 422]);
  });

  test.each([
    ['a page of another site', { origin: 'https://example.com' }, 403],
    ['a name that leads here', { host: 'studio.example' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 405],
  ])('%s is not answered', async (_, headers, status) => {
    expect((await post('file', { file }, headers))[0]).toBe(status);
  });

  test.each(['', '{', '[]', '{"file":1}'])('a body %j is refused', async (body) => {
    expect((await post('file', body))[0]).toBe(400);
  });
});
