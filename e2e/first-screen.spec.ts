import { expect, type Page } from '@playwright/test';
import { pageEntries } from '../src/pages/routes.ts';
import { messages as screenWords } from '../src/screen/messages.ts';
import { expectSoon } from './support/clock.ts';
import { hold } from './support/hold.ts';
import { test } from './support/own-sandbox.ts';
import { newOrder } from './support/sandbox.ts';
import { watch } from './support/screen.ts';
import { signInAs } from './support/signed-in.ts';
import { nightlyExcept } from './support/nightly.ts';

/** Opens the address without its scripts; they arrive once the returned function is called. */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('hydration keeps the prerendered nodes, on every page', async ({ ownPage: page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-first', ''),
    ),
  );
  const problems = watch(page);
  const drawn = pageEntries.filter(([, page]) => page.prerenderQuery !== undefined);
  for (const [path, { prerenderQuery = '' }] of drawn) {
    await page.goto(`/mwap${path}${prerenderQuery}`);
    // Only the app focuses the heading, so it has been hydrated.
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await expect(page.locator('h1[data-first]'), path).toHaveCount(1);
  }
  expect(drawn.length).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test('the first screen is shown before any script', async ({ ownPage: page }) => {
  const release = await openWithoutScript(page, '/mwap/usedCar');

  await expect(page.getByRole('heading', { level: 1, name: '全国二手车' })).toBeVisible();

  release();
  await expect(page.getByRole('heading', { level: 1, name: '全国二手车' })).toBeFocused();
});

test('the root address shows the home page before any script, and keeps its parameters', async ({
  ownPage: page,
}) => {
  const release = await openWithoutScript(page, '/mwap/?utm_source=letter');

  await expect(page.getByRole('link', { name: /选择城市/ })).toBeVisible();

  release();
  await expect(page).toHaveURL(/\/mwap\/testIndex\?utm_source=letter/);
});

test('the requests of the home page are sent before any script, once', async ({
  ownPage: page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/home/content')) requests.push(request.url());
  });
  const release = await openWithoutScript(page, '/mwap/testIndex?utm_source=letter');

  await expect.poll(() => requests.length).toBe(1);

  release();
  await expect(page.getByRole('link', { name: /首付/ }).first()).toBeVisible();
  expect(requests).toHaveLength(1);
});

for (const { path, endpoint, shows } of [
  { path: '/orderList', endpoint: '/order/list', shows: /^共 \d+ 个订单$/ },
  { path: '/orderDetail?orderNo=', endpoint: '/order/detail', shows: /^HC\d+/ },
  { path: '/orderAction?action=335&orderNo=', endpoint: '/order/detail', shows: '更换还款卡' },
])
  test(
    `the requests of a member's ${path} are sent before any script, once`,
    nightlyExcept(endpoint + path, ['/order/detail/orderDetail?orderNo=']),
    async ({ ownPage: page }) => {
      const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
      await signInAs(page, token);
      const tokens: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes(endpoint)) tokens.push(request.headers()['token']);
      });
      const release = await openWithoutScript(
        page,
        `/mwap${path.replace('orderNo=', `orderNo=${orderNo}`)}`,
      );

      await expect.poll(() => tokens).toEqual([token]);

      release();
      await expect(page.getByText(shows).first()).toBeVisible();
      expect(tokens).toHaveLength(1);
    },
  );

test('a car is requested as soon as its stores have loaded, each once', async ({
  ownPage: page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, name] = /(queryStoreList|queryNewCarDetail)$/.exec(request.url()) ?? [];
    if (name !== undefined) requests.push(name);
  });
  const release = await openWithoutScript(page, '/mwap/carDetail?carId=N10200&cityspell=beijing');

  await expect.poll(() => requests).toEqual(['queryStoreList']);

  release();
  await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
  expect(requests).toEqual(['queryStoreList', 'queryNewCarDetail']);
});

test('a car replaces its skeleton, with nothing in between', async ({ ownPage: page }) => {
  const statusTexts: string[] = [];
  await page.exposeFunction('reportStatus', (words: string) => statusTexts.push(words));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const waiting = [...document.querySelectorAll('main output, main [role=status]')];
      const words = waiting.map((one) => one.textContent).join();
      (window as unknown as { reportStatus: (words: string) => void }).reportStatus(words);
    }).observe(document, { childList: true, subtree: true });
  });

  await page.goto('/mwap/carDetail?carId=N10200&cityspell=beijing');

  await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
  expect(statusTexts).toContain('正在加载车辆信息…');
  expect(statusTexts.filter((words) => words.includes('加载中'))).toEqual([]);
});

test('with a token in the address, requests are sent for that customer only', async ({
  ownPage: page,
}) => {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/order/detail')) tokens.push(request.headers()['token']);
  });

  await page.goto(`/mwap/orderDetail?orderNo=${orderNo}&token=${token}`);

  await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible();
  await expect.poll(() => tokens).toEqual([token]);
});

test('a flow that begins without a request is rendered with its first step, and its definition is loaded once', async ({
  ownPage: page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/definitions/')) fetched.push(request.url());
  });
  const problems = watch(page);
  const release = await openWithoutScript(page, '/mwap/login?back=%2ForderList');
  const phone = page.getByLabel('手机号');
  await phone.evaluate((field) => field.setAttribute('data-first', ''));

  await phone.fill('13800000101');
  await page.getByRole('checkbox').check();
  await phone.focus();

  release();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  // The hydrated form has the text typed before, so it goes on to the next step.
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('data-first', '');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.locator('[data-step=code]')).toBeVisible();
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
  expect(fetched).toHaveLength(2);
  // A browser warns of preloads that are not used.
  expect(problems).toEqual([]);
});

test('a button tapped before any script has loaded acts once the app has, and submits nothing by itself', async ({
  ownPage: page,
}) => {
  const release = await openWithoutScript(page, '/mwap/login');
  await page.getByLabel('手机号').fill('13800000101');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  expect(new URL(page.url()).search).toBe('');

  release();

  await expect(page.locator('[data-step=code]')).toBeVisible();
});

test('Back tapped before any script has loaded leads back, also from a page that is rendered again', async ({
  ownPage: page,
}) => {
  const release = await openWithoutScript(page, '/mwap/estimate');
  await page.getByRole('button', { name: '返回' }).click();

  release();

  await expect(page).toHaveURL(/\/testIndex$/);
});

test('a link tapped before any script has loaded does not lose the typed text', async ({
  ownPage: page,
}) => {
  const release = await openWithoutScript(page, '/mwap/login');
  await page.getByLabel('手机号').fill('13800000101');
  await page.getByRole('link', { name: '《隐私政策》' }).click();

  release();

  await expect(page).toHaveURL(/privacyPolicy/);
  await page.goBack();
  await expect(page.getByLabel('手机号')).toHaveValue('13800000101');
});

test('a prerendered form is replaced by an error where its script does not load', async ({
  ownPage: page,
}) => {
  let cut = true;
  await page.route(/assets\/flow-[^/]*\.js/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/mwap/login');
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);

  cut = false;
  // The app imports again first; a browser that caches failed imports needs a reload.
  await expect(async () => {
    const again = page.getByRole('button', { name: '重试' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByLabel('手机号')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByLabel('手机号').fill('13800000101');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.locator('[data-step=code]')).toBeVisible();
});

test('hydration keeps the nodes of prerendered first steps', async ({ ownPage: page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-step]')?.setAttribute('data-first', ''),
    ),
  );
  const problems = watch(page);
  const drawn = [
    'login',
    'register',
    'authSimplfy',
    'authentication',
    'threadPulllogin',
    'zhaoshangActivity',
  ];
  for (const path of drawn) {
    await page.goto(`/mwap/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await expect(page.locator('[data-step][data-first]'), path).toHaveCount(1);
  }
  expect(problems).toEqual([]);
});

test('a first step that shows parameters of its address is rendered with them', async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/threadPulllogin?carKind=used');

  await expect(page.getByRole('radio', { name: '二手车' })).toBeChecked();
});

test('a customer in the middle of a flow resumes where they were', async ({ ownPage: page }) => {
  await page.goto('/mwap/threadPulllogin');
  await page.getByLabel('怎么称呼您').fill('张三');
  await page.getByLabel('手机号').fill('13800000101');
  await page.getByLabel('手机号').blur();

  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-step=ask]')).toBeVisible();
});

test("an order's flow sends its first request before the app is rendered, once, and begins with its screen", async ({
  ownPage: page,
}) => {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await signInAs(page, token);
  await page.addInitScript(() => {
    const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (...request: unknown[]) => void;
    const sent: boolean[] = [];
    Object.assign(window, { sent });
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...request: unknown[]) {
      if (String(request[1]).includes('/bankCard/status'))
        sent.push(document.querySelector('.opening') !== null);
      return Reflect.apply(open, this, request);
    };
  });

  await page.goto(`/mwap/orderAction?action=335&orderNo=${orderNo}`);

  await expect(page.getByRole('heading', { level: 1, name: '更换还款卡' })).toBeFocused();
  await expect(page.getByRole('button', { name: '开始更换' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sent') as unknown)).toEqual([true]);
});

test("an order's flow shows that it waits where its first response is late", async ({
  ownPage: page,
}) => {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await signInAs(page, token);
  await page.clock.install();
  const release = await hold(page, /\/bankCard\/status/);

  await page.goto(`/mwap/orderAction?action=335&orderNo=${orderNo}`);

  await expectSoon(page.locator('[data-step=known]'));
  release();
  await expect(page.getByRole('button', { name: '开始更换' })).toBeVisible();
});

test('a flow that begins with a request shows the title of its first screen', async ({
  ownPage: page,
}) => {
  const release = await openWithoutScript(page, '/mwap/estimate');
  const title = page.getByRole('heading', { level: 1 });

  await expect(title).toHaveText(/./);
  await expect(page.locator('[data-step]')).toHaveCount(0);

  release();
  await expect(page.locator('[data-step]')).toBeVisible();
});

test('the skeleton of a car is shown before any script', async ({ ownPage: page }) => {
  const response = await page.request.get('/hshcwxweb/catalogue/cars?kind=new&page=1&size=1');
  const { data } = (await response.json()) as { data: { cars: { carId: string }[] } };
  const release = await openWithoutScript(
    page,
    `/mwap/carDetail?carId=${data.cars[0]?.carId ?? ''}&cityspell=beijing`,
  );

  await expect(page.getByRole('heading', { level: 1, name: '车辆详情' })).toBeVisible();

  release();
  await expect(page.locator('[data-step=car]')).toBeVisible();
});

test('a link works before any script has loaded', async ({ ownPage: page }) => {
  const release = await openWithoutScript(page, '/mwap/testIndex');

  await page.getByRole('link', { name: '选车' }).click();
  release();

  await expect(page).toHaveURL(/\/newCar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('with English chosen no Chinese is shown first', async ({ ownPage: page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const release = await openWithoutScript(page, '/mwap/usedCar');

  await expect(page.locator('#root h1')).toBeHidden();

  release();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Used cars, nationwide' }),
  ).toBeFocused();
});

test('a web view without newer features navigates as well', async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Object, ['hasOwn']],
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted']],
      [String.prototype, ['at', 'replaceAll']],
    ];
    for (const [of, names] of lacking) for (const name of names) Reflect.deleteProperty(of, name);
  });
  const problems = watch(page);
  for (const path of ['testIndex', 'usedCar', 'addressList', 'login', 'register']) {
    await page.goto(`/mwap/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await expect(page.locator('main [aria-busy=true]:not(button)'), path).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('without JavaScript the page says so, above the prerendered content', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL ?? ''}/mwap/testIndex`);

  const words = page.locator('noscript p');
  await expect(words.filter({ hasText: '请开启 JavaScript' })).toBeInViewport();
  await expect(page.getByRole('link', { name: '选车' })).toBeVisible();
  await page.close();
});
