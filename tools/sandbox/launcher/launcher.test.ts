import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../src/api/contract.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import type { LauncherOrder } from './launcher.ts';
import { startedSandbox, type TestedSandbox } from '../testing/requests.fixture.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let sandbox: TestedSandbox;
let root = '';
const logged: string[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'funders-'));
  await cp(join(repository, 'funders'), join(root, 'funders'), { recursive: true });
  await cp(join(repository, 'flows'), join(root, 'flows'), { recursive: true });
  await writeFile(join(root, 'funders', 'BROKEN.yaml'), 'funder: [');
  await writeFile(join(root, 'index.html'), '<!doctype html><title>app</title>');
  sandbox = await startedSandbox({
    db: 'memory',
    root,
    appFolder: root,
    log: (line) => logged.push(line),
  });
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

interface Listed {
  orders: LauncherOrder[];
  funders: { code: string; actions: number[] }[];
}

async function listed(query = ''): Promise<Listed> {
  return (await (await fetch(`${sandbox.url}/sandbox/orders${query}`)).json()) as Listed;
}

function post(path: string, body?: unknown): Promise<Response> {
  return fetch(sandbox.url + path, {
    method: 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** Sends a raw request; returns all bytes until the server closes the connection. */
async function sendRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(sandbox.url);
  const socket = connect(Number(port), hostname);
  socket.end(request);
  const received: Buffer[] = [];
  for await (const piece of socket as AsyncIterable<Buffer>) received.push(piece);
  return Buffer.concat(received).toString();
}

it('every funder has an order waiting for each of its actions, those of all funders included', async () => {
  const { funders } = await listed();
  const rows = await sandbox.db.selectFrom('orders').select(['funder', 'seeded_action']).execute();
  const waiting = new Set(rows.map(({ funder, seeded_action }) => `${funder} ${seeded_action}`));

  const expected = funders.flatMap(({ code, actions }) =>
    [...actions, 111, 1001, 1101, 1222, 1530].map((action) => `${code} ${action}`),
  );

  expect(expected.filter((one) => !waiting.has(one))).toEqual([]);
});

describe('the launcher’s orders', () => {
  it('exist for every funder and every action it offers', async () => {
    const { orders, funders } = await listed();

    expect(funders.length).toBeGreaterThanOrEqual(3);
    for (const { code, actions } of funders) {
      const mine = orders.filter(({ funder, page }) => funder === code && page === null);
      expect([code, new Set(mine.map(({ action }) => action))]).toEqual([code, new Set(actions)]);
      expect(
        new Set(
          mine.filter(({ productLineCode }) => productLineCode === '3').map(({ sold }) => sold),
        ),
      ).toEqual(new Set([true, false]));
    }
  });

  it('show the action they were made for first', async () => {
    const { orders } = await listed('?funder=GONGTOU_FINANCE');

    for (const { orderNo, action, token } of orders) {
      const { actions } = await sandbox.dataOf('order.detail', { orderNo }, { token });
      expect(actions[0]?.code).toBe(action);
    }
  });

  it('have a fresh one again once all are used', async () => {
    const used = (await listed('?funder=SELF_OPERATED&action=330')).orders;
    for (const { orderNo } of used)
      await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'authenticated' });

    const { orders } = await listed('?funder=SELF_OPERATED&action=330');

    expect(orders[0]?.fresh).toBe(true);
    expect(used.map(({ orderNo }) => orderNo)).not.toContain(orders[0]?.orderNo);
  });

  it('are found by a part of their number', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);

    const { orders } = await listed(`?q=${orderNo.slice(4)}`);

    expect(orders.map((order) => order.orderNo)).toEqual([orderNo]);
  });

  it('can be made for an action that is not offered', async () => {
    const response = await post('/sandbox/orders', { funder: 'GONGTOU_FINANCE', action: 2400 });

    const { orderNo } = (await response.json()) as LauncherOrder;
    const { actions } = await sandbox.dataOf('order.detail', { orderNo });
    expect(actions[0]?.code).toBe(2400);
  });

  it('are not created from invalid requests', async () => {
    expect(
      (await post('/sandbox/orders', { funder: "'; drop table orders", action: 1 })).status,
    ).toBe(400);
    expect((await post('/sandbox/orders', { funder: 'GONGTOU_FINANCE', action: 1.5 })).status).toBe(
      400,
    );
    expect((await post('/sandbox/orders')).status).toBe(400);
  });
});

describe('a reset', () => {
  it('starts over, with the present funders', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    await writeFile(
      join(root, 'funders', 'ACME_LEASING.yaml'),
      'funder: ACME_LEASING\nname: { zh: 示例租赁, en: Acme }\nactions:\n  7001: trip\n  300: none\n',
    );

    expect(await (await post('/sandbox/reset')).json()).toEqual({ ok: true });

    const { orders } = await listed('?funder=ACME_LEASING');
    expect(orders.map(({ action }) => action)).toContain(7001);
    expect(orders.map(({ action }) => action)).not.toContain(300);
    expect((await listed(`?q=${orderNo}`)).orders).toEqual([]);
  });

  it('leaves a funder file with mistakes out, and reports it', () => {
    expect(logged).toContain(
      'funders/BROKEN.yaml cannot be read, so its orders are left out; npm run check says why',
    );
  });
});

const csp = 'content-security-policy';

function withoutStyles(policy = ''): string {
  return policy.replace(/style-src [^;]*/, '');
}

describe("the sandbox's own pages", () => {
  it('is healthy', async () => {
    expect(await (await fetch(`${sandbox.url}/sandbox/health`)).json()).toEqual({ ok: true });
  });

  it('serves the contract as OpenAPI and as a page', async () => {
    const openapi = (await (await fetch(`${sandbox.url}/sandbox/openapi.json`)).json()) as {
      openapi: string;
    };
    const page = await (await fetch(`${sandbox.url}/sandbox/docs`)).text();

    expect(openapi.openapi).toBe('3.1.0');
    for (const id of Object.keys(contract)) expect(page).toContain(`<details id="${id}">`);
    expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  });

  it.each([
    '/sandbox/docs',
    '/api/order/list',
    '/nothing',
    '/bank-pages/A/contract',
    '/mwap/',
    '/mwap/orderList',
    '/%E0%A4%A',
    '/mwap/%E0%A4%A',
    '/documents/gone',
  ])('sends the security headers with %s', async (path) => {
    const { headers } = await fetch(sandbox.url + path);
    const sent = Object.fromEntries(headers);

    // The sandbox's own pages also allow their inline style by its hash.
    expect({ ...sent, [csp]: withoutStyles(sent[csp]) }).toMatchObject({
      ...securityHeaders,
      [csp]: withoutStyles(securityHeaders[csp]),
    });
    expect(sent[csp]).toMatch(/style-src 'self'( 'sha256-[^']+')+;/);
  });

  it.each([
    ['a preflight that is none', { method: 'OPTIONS', url: '/api/sms/send' }],
    ['JSON that is none', { method: 'POST', url: '/api/sms/send', payload: '{"phone":' }],
    ['a method nobody serves', { method: 'PUT', url: '/api/sms/send' }],
  ] as const)('sends the security headers with the refusal of %s', async (_what, request) => {
    const { headers } = await sandbox.app.inject({
      ...request,
      headers: { 'content-type': 'application/json' },
    });

    expect(headers).toMatchObject(securityHeaders);
  });

  it('refuses malformed HTTP with a message and the security headers', async () => {
    const response = await sendRaw('no HTTP at all\r\n\r\n');

    expect(response).toContain('HTTP/1.1 400');
    expect(response).toContain('请求参数有误');
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(response).toContain(`${name}: ${value}`);
    }
  });

  it('has a policy without eval, inline code and foreign origins', () => {
    const policy = securityHeaders[csp] ?? '';

    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('serves a built app, every address of it as its page', async () => {
    const page = await fetch(`${sandbox.url}/mwap/orderDetail?orderNo=1`);
    const withWord = await fetch(`${sandbox.url}/mwap/orderDetail?orderNo=1.js`);
    const undecodable = await fetch(`${sandbox.url}/mwap/%E0%A4%A`);
    const missing = await fetch(`${sandbox.url}/mwap/assets/gone.js`);

    expect(await page.text()).toContain('<title>app</title>');
    expect(await withWord.text()).toContain('<title>app</title>');
    expect(await undecodable.text()).toContain('<title>app</title>');
    expect(missing.status).toBe(404);
  });
});
