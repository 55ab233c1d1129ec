import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultOfWeight, orderPageOf, pageOf } from './prerender.ts';

const html = `<head><title>订单</title><script
 data-asks="/order" data-as="customer">ask()</script>
<script type="module" src="/mwap/assets/index.js"></script>
<link rel="modulepreload" href="/mwap/assets/flow.js"></head>
<body><div id="root"><div class="frame"><i></i></div></div></body>`;
const content = '<h1 class="x">全部新车</h1>';
const drawn = { path: '/newCar', content, scripts: [], later: [], files: [] };

test('a page has its own content, title and scripts', () => {
  const scripts = ['/mwap/assets/index.js', '/mwap/assets/list.js'];

  const page = pageOf(html, { ...drawn, scripts, files: ['/mwap/definitions/a.json'] });

  expect(page).toContain(`<div id="root" data-page="/newCar">${content}</div></body>`);
  expect(page).toContain('<title>全部新车</title>');
  expect(page.match(/modulepreload[^>]*/g)).toEqual([
    'modulepreload" crossorigin href="/mwap/assets/list.js"',
  ]);
  expect(page).toContain('<script>ask()</script>');
  expect(page).toContain('as="fetch" crossorigin href="/mwap/definitions/a.json"></head>');
});

test('a page names the scripts that wait for its first response', () => {
  const page = pageOf(html, { ...drawn, later: ['/mwap/assets/start.js'] });

  expect(page).toContain('<script data-app="/mwap/assets/start.js" data-waits="yes">ask()');
  expect(page).not.toContain('modulepreload');
});

test('a page contains its first requests, and the hash of its inline script stays the same', () => {
  const request = {
    address: '/cars?kind=new&page=1',
    host: 'marketingApi',
    as: undefined,
    body: undefined,
    always: false,
  } as const;

  expect(pageOf(html, { ...drawn, request })).toContain(
    '<script data-asks="/cars?kind=new&amp;page=1" data-host="marketingApi">ask()</script>',
  );
});

test('an index.html without the placeholder is refused', () => {
  expect(() => pageOf('<div id="root"></div>', drawn)).toThrow('no <div id="root">');
});

test('a page larger than one round trip is refused by name', () => {
  expect(faultOfWeight('/newCar', randomBytes(8_000).toString('base64'))).toBeUndefined();
  expect(faultOfWeight('/newCar', randomBytes(16_000).toString('base64'))).toContain(
    'The page of /newCar has 1',
  );
});

const orderPage = { frame: '<h1>正在打开…</h1>', actions: [], scripts: [], later: [], files: [] };

test('every other address shows the frame of a flow before the frame without words', () => {
  expect(orderPageOf(html, orderPage)).toContain(
    '<div id="root"><div class="opening"><h1>正在打开…</h1></div><div class="frame"><i></i></div></div>',
  );
});

test("the app's scripts of an order's flow are named, not fetched by the browser itself", () => {
  const page = orderPageOf(html, {
    ...orderPage,
    actions: ['110', '335'],
    scripts: ['/mwap/assets/first.js'],
    later: ['/mwap/assets/flow.js'],
    files: ['/mwap/definitions/index.json'],
  });

  expect(page.match(/modulepreload[^>]*/g)).toEqual([
    'modulepreload" crossorigin href="/mwap/assets/first.js"',
  ]);
  expect(page).toContain('<script data-app="/mwap/assets/flow.js" data-waits="110 335"');
  expect(page).toContain('data-asks="/order" data-as="customer">ask()</script>');
  expect(page).toContain('as="fetch" crossorigin href="/mwap/definitions/index.json"></head>');
});
