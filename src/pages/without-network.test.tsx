import type { ResultOfCall } from '../api/typed.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCaller } from '../api/client.ts';
import { okCode } from '../api/codes.ts';
import { contract } from '../api/contract.ts';
import type { Endpoint } from '../api/endpoint.ts';
import type { Delivery } from '../api/delivery.ts';
import { Personal } from './account/Personal.tsx';
import { resetQueries, invalidateQueries } from './endpoint-queries.tsx';
import { NewCarList } from './browsing/list/CarListPage.tsx';
import { ChangeStore } from './browsing/place/ChangeStore.tsx';
import { CityList } from './browsing/place/CityList.tsx';
import { Home } from './browsing/home/Home.tsx';
import { SearchList } from './browsing/search/SearchList.tsx';
import { DetailPage } from './orders/DetailPage.tsx';
import { OrderList } from './orders/OrderList.tsx';
import type { PagePlatform } from './platform.tsx';
import { onPlatform } from './show.fixture.tsx';
import { leastAnswers as answers } from './least-answers.fixture.ts';

type Fault = 'dropped' | 'server' | 'slow';

const pages: Record<string, { page: ReactElement; path: string; shows: string | RegExp }> = {
  home: { page: <Home />, path: '/testIndex', shows: '内容正在准备中' },
  cars: { page: <NewCarList />, path: '/newCar', shows: /没有/ },
  results: { page: <SearchList />, path: '/searchList?keyword=SUV', shows: /没有找到/ },
  cities: { page: <CityList />, path: '/cityList', shows: '暂无开通的城市' },
  stores: { page: <ChangeStore />, path: '/changeStore', shows: '北京市' },
  orders: { page: <OrderList />, path: '/orderList', shows: '共 1 个订单' },
  order: { page: <DetailPage />, path: '/orderDetail?orderNo=HC1', shows: '张伟' },
  mine: { page: <Personal />, path: '/personal', shows: '小张' },
};

/** A platform behind a network with faults, called by the real client with its timeouts and retries. */
function aNetwork() {
  const state: { fault: Fault | undefined } = { fault: undefined };
  const idOf = (endpoint: Endpoint) =>
    Object.entries(contract).find(([, row]) => row.path === endpoint.path)?.[0] ?? '';
  const caller = createCaller({
    baseUrl: '',
    credentials: () => ({ token: 't' }),
    bridge: { request: () => Promise.resolve('no-answer') },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => 'id',
    language: () => 'zh',
    onSignedOut: () => false,
    onBug: () => undefined,
    load: (id) => Promise.resolve(contract[id as keyof typeof contract]),
    deliver: (endpoint, _request, { timeout }) =>
      new Promise<Delivery>((resolve) => {
        const { fault } = state;
        if (fault === 'slow') setTimeout(() => resolve({ type: 'timed-out' }), timeout);
        else if (fault === 'dropped') resolve({ type: 'dropped' });
        else if (fault === 'server') resolve({ type: 'answered', status: 500, body: {} });
        else {
          const body = { code: okCode, msg: '', data: answers[idOf(endpoint)] ?? null };
          resolve({ type: 'answered', status: 200, body });
        }
      }),
  });
  const call: PagePlatform['call'] = (endpoint, request, signal) =>
    caller(endpoint, request, { signal }) as Promise<ResultOfCall<typeof endpoint>>;
  return { state, call };
}

function show(name: string) {
  const { page, path } = pages[name] ?? { page: <i />, path: '/' };
  window.history.replaceState(null, '', path);
  const { state, call } = aNetwork();
  const platform = {
    call,
    dispatch: () => undefined,
    prepare: () => undefined,
    funderName: () => undefined,
    signedIn: () => true,
    onSignInChange: () => () => undefined,
    toast: () => undefined,
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    environment: {},
  };
  const open = () => render(onPlatform(page, platform));
  return { state, open };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const minute = 60_000;
const waiting = () =>
  document.querySelectorAll('main output[aria-busy=true], main [aria-busy=true]:not(button)');

beforeEach(() => {
  vi.useFakeTimers();
  resetQueries();
});
afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(pages))('%s', (name) => {
  test.each([
    ['a connection that breaks', 'dropped', /网络连接失败/],
    ['a platform that breaks', 'server', /接口异常/],
    ['a platform that never answers', 'slow', /等待时间过长/],
  ] as const)('with %s shows that, and offers a retry', async (_what, fault, words) => {
    const { state, open } = show(name);
    state.fault = fault;
    open();
    await pass(10_000);
    const hasSlowNotice = screen.queryAllByText('网络较慢，仍在加载…').length > 0;
    expect(hasSlowNotice || waiting().length === 0).toBe(true);
    await pass(3 * minute);
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(waiting()).toHaveLength(0);

    state.fault = undefined;
    fireEvent.click(screen.getAllByRole('button', { name: '重试' })[0] ?? document.body);
    await pass(1000);

    expect(screen.getAllByText(pages[name]?.shows ?? '')[0]).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });
});

test.each(['home', 'orders', 'order', 'mine', 'cities'])(
  '%s stays readable when it cannot be loaded again, and says that it is out of date',
  async (name) => {
    const { state, open } = show(name);
    const shown = () => screen.getAllByText(pages[name]?.shows ?? '')[0];
    open();
    await pass(1000);
    expect(shown()).toBeVisible();

    state.fault = 'dropped';
    invalidateQueries();
    await pass(minute);
    expect(screen.getAllByText('未能更新，下面是之前的内容')[0]).toBeVisible();
    expect(shown()).toBeVisible();

    state.fault = undefined;
    fireEvent.click(screen.getAllByRole('button', { name: '重试' })[0] ?? document.body);
    await pass(1000);
    expect(screen.queryByText('未能更新，下面是之前的内容')).toBeNull();
    expect(shown()).toBeVisible();
  },
);
