import { expect, test } from 'vitest';
import type { Rollup } from 'vite';
import { commonPage, firstPageFiles, orderFlows } from './first-pages.ts';

const page = (content: string) => `<header><button aria-label="返回"></button></header>
<main><h1>更换还款卡</h1>${content}</main>`;

test('what all worlds show stays, what they differ in is blank', () => {
  const common = commonPage([
    page('<p>请准备储蓄卡。</p><dl><dt>持卡人</dt><dd>张三</dd></dl><a href="tel:1">客服</a>'),
    page('<p>请准备储蓄卡。</p><dl><dt>持卡人</dt><dd>李四</dd></dl><a href="tel:2">客服</a>'),
  ]);

  expect(common).toEqual({
    title: '更换还款卡',
    html: page('<p>请准备储蓄卡。</p><dl><dt>持卡人</dt><dd>　　</dd></dl><a>客服</a>'),
  });
});

test('what only some worlds show is a blank that does not hide what comes after it', () => {
  const common = commonPage([
    page('<b class="used">二手车</b><p>正文</p>'),
    page('<p>正文</p><ul></ul>'),
  ]);

  expect(common?.html).toBe(page('<b class="used" data-blank="">　　　</b><p>正文</p>'));
});

test('lines of facts are matched by what they name', () => {
  const facts = (...names: string[]) =>
    page(names.map((name) => `<div><dt>${name}</dt><dd>1</dd></div>`).join(''));

  expect(commonPage([facts('持卡人', '订单编号'), facts('订单编号')])?.html).toBe(
    facts('持卡人', '订单编号').replace(
      '<div><dt>持卡人</dt><dd>1</dd>',
      '<div data-blank=""><dt data-blank="">　　　</dt><dd data-blank="">　</dd>',
    ),
  );
});

test('nothing of it can be filled in or pressed before the app is there, but Back', () => {
  const common = commonPage([page('<input><button>开始更换</button>')]);

  expect(common?.html).toBe(page('<input inert=""><button inert="">开始更换</button>'));
});

test('a button whose words differ is not seen', () => {
  const common = commonPage([page('<button>前往</button>'), page('<button>办理</button>')]);

  expect(common?.html).toBe(page('<button inert="" data-blank="">　　</button>'));
});

test('pages with different titles have nothing in common', () => {
  expect(commonPage(['<h1>签约</h1>', '<h1>签约完成</h1>'])).toBeUndefined();
});

const exit = (to: string) => [{ label: 'ok', to }];
const notice = {
  id: 'intro',
  kind: 'notice',
  path: '/first',
  exits: { ok: exit('done') },
  main: 'ok',
};
const status = {
  id: 'known',
  kind: 'call',
  endpoint: 'card',
  exits: { ok: exit('intro') },
  main: 'ok',
};

/** A build with one funder, whose code 335 starts a flow of these steps. */
function built(steps: Record<string, object>, more: object = {}): Rollup.OutputBundle {
  const [start] = Object.keys(steps);
  const index = {
    funders: { BANK: { flows: { change: 'flow.1.json' }, actions: { 335: 'change', 340: null } } },
    paths: [],
  };
  const asset = (source: unknown) => ({ type: 'asset', source: JSON.stringify(source) });
  return {
    'definitions/index.json': asset(index),
    'definitions/flow.1.json': asset({ start, steps, ...more }),
  } as unknown as Rollup.OutputBundle;
}

test.each<[string, Record<string, object>, string[] | undefined]>([
  ['begins with its page', { intro: notice }, []],
  ['reads something before its page', { known: status, intro: notice }, ['card']],
  [
    'decides by the response which page comes',
    { known: { ...status, exits: { ok: [...exit('intro'), ...exit('done')] } }, intro: notice },
    undefined,
  ],
  ['writes before its page', { known: { ...status, once: true }, intro: notice }, undefined],
  ['waits before its page', { known: { ...status, every: 3000 }, intro: notice }, undefined],
  ['may skip its page', { intro: { ...notice, when: { formula: 'x' } } }, undefined],
])('of a flow that %s', (_what, steps, calls) => {
  const found = orderFlows(built(steps)).map((flow) => flow.calls);

  expect(found).toEqual(calls ? [calls] : []);
});

test('the index names the published page by the file of its flow', () => {
  const bundle = built({ intro: notice }, { checksVehicle: true });
  const drawn = orderFlows(bundle).map((flow) => ({ flow, pages: ['<h1>换卡</h1>'] }));

  const { files, index } = firstPageFiles(bundle, drawn, {
    root: '/',
    styles: 'assets/style-1.css',
  });

  const name = index.firstPages?.['flow.1.json'];
  expect(JSON.parse(files.get(`definitions/${name}`) ?? '')).toEqual({
    step: 'intro',
    title: '换卡',
    html: '<h1>换卡</h1>',
    styles: 'assets/style-1.css',
    parts: [],
    checksVehicle: true,
  });
});
