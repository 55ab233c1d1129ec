import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Answered, showPage } from '../show.fixture.tsx';
import { ChooseAddressList } from './Addresses.tsx';
import { CouponCentre, MyCoupons } from './Coupons.tsx';
import { withQuery } from './with-query.ts';
import { Personal } from './Personal.tsx';
import { CommonQuestions } from './Questions.tsx';

const profile = {
  userId: '10001',
  nickName: '小张',
  sex: '1',
  birthday: '1990-03-07',
  phone: '138****8000',
  orders: { toPay: 2, working: 120, toReceive: 0, repaying: 0, all: 122 },
  coupons: 3,
  addresses: 1,
};

function show(
  page: ReactElement,
  path: string,
  answers: Record<string, Answered>,
  { signedIn = true } = {},
) {
  return showPage(page, path, answers, {
    signedIn: () => signedIn,
    onSignInChange: () => () => undefined,
    signIn: vi.fn<() => Promise<string>>(() => Promise.resolve('leaving')),
    logout: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    environment: { onlineService: 'https://service.example' },
  });
}

describe('the own page', () => {
  test('invites a visitor to sign in and sends no request about a customer', async () => {
    const { call, signIn } = show(<Personal />, '/personal', {}, { signedIn: false });

    await userEvent.click(screen.getByRole('button', { name: '登录 / 注册' }));

    expect(signIn).toHaveBeenCalledWith('/personal');
    expect(call).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '隐私政策' })).toBeInTheDocument();
  });

  test('says how to close the account, and whom to contact', async () => {
    show(<Personal />, '/personal', { 'user.profile': profile });

    await userEvent.click(screen.getByRole('button', { name: '如何办理' }));

    const dialog = screen.getByRole('dialog', { name: '注销账户' });
    expect(dialog).toHaveTextContent('未结清的合同');
    expect(within(dialog).getByRole('button', { name: '联系客服' })).toBeVisible();
  });

  test('the language is a setting; on a phone in Chinese no other page mentions it', () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
    show(<Personal />, '/personal', { 'user.profile': profile });
    expect(screen.getAllByRole('button', { name: 'English' })).toHaveLength(1);
    cleanup();

    show(<CommonQuestions />, '/commonQuestions', {});
    expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
    language.mockReturnValue('en-GB');
    show(<CommonQuestions />, '/commonQuestions', {});
    expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
    language.mockRestore();
  });

  test('shows the customer and what is pending, each as a link', async () => {
    show(<Personal />, '/personal', { 'user.profile': profile });

    expect(await screen.findByRole('link', { name: /小张.*138\*\*\*\*8000/ })).toHaveAttribute(
      'href',
      '/myProfile',
    );
    expect(screen.getByRole('link', { name: '待付款 2' })).toHaveAttribute(
      'href',
      '/orderList?state=toPay',
    );
    expect(screen.getByRole('link', { name: '办理中 99+' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '待交车' })).toBeInTheDocument();
  });

  test('shows what failed with a retry, and the rest keeps working', async () => {
    const { call } = show(<Personal />, '/personal', {});

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByText('系统繁忙')).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: '常见问题' })).toBeInTheDocument();
  });

  test('asks for confirmation before signing out', async () => {
    const { logout } = show(<Personal />, '/personal', { 'user.profile': profile });
    const leave = screen.getByRole('button', { name: '退出登录' });

    await userEvent.click(leave);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '再想想' }));
    expect(logout).not.toHaveBeenCalled();
    await userEvent.click(leave);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }),
    );

    expect(logout).toHaveBeenCalledTimes(1);
  });
});

describe('choosing an address', () => {
  const address = {
    id: '7',
    name: '赵敏',
    phone: '13912345678',
    region: { provinceName: '上海市', cityName: '上海市', districtName: '徐汇区' },
    detail: '漕溪北路 88 号',
    isDefault: true,
  };

  test.each([
    ['/orderSignfor?orderNo=A1', '/orderSignfor?orderNo=A1&addressId=7'],
    ['https://elsewhere.example/', '/addressList?addressId=7'],
    ['//elsewhere.example/', '/addressList?addressId=7'],
  ])('from %s leads to %s', async (back, to) => {
    const query = new URLSearchParams({ back }).toString();
    show(<ChooseAddressList />, `/chooseAddressList?${query}`, {
      'address.list': { addresses: [address] },
    });

    const link = await screen.findByRole('link', { name: /赵敏/ });

    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveTextContent('赵敏139****5678默认上海市徐汇区 漕溪北路 88 号');
  });

  test('offers to add one where there is none', async () => {
    show(<ChooseAddressList />, '/chooseAddressList?back=/x', {
      'address.list': { addresses: [] },
    });

    expect(await screen.findByRole('link', { name: '新增收货地址' })).toHaveAttribute(
      'href',
      '/editAddress?back=%2FchooseAddressList%3Fback%3D%252Fx',
    );
  });
});

describe('coupons', () => {
  const coupon = {
    code: 'C1',
    name: { zh: '首付立减券', en: 'Down payment discount' },
    amount: 50_000,
    from: 500_000,
    feeTypes: ['sf', 'wk'],
    until: '2026-04-01',
    state: 'usable',
  };
  const counts = { usable: 1, used: 4, expired: 0 };

  test('show their value, validity and conditions', async () => {
    const mine = { coupons: [coupon], more: false, counts };
    show(<MyCoupons />, '/coupon', { 'coupon.mine': mine });

    const card = (await screen.findByRole('heading', { name: '首付立减券' })).closest('li');

    expect(card).toHaveTextContent(
      '¥500.00满 ¥5,000.00 可用首付立减券适用：首付款、尾款有效期至 2026-04-01',
    );
    expect(screen.getByRole('link', { name: '可使用 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '已使用 4' })).toHaveAttribute(
      'href',
      '/coupon?state=used',
    );
  });

  test('can be collected while some are left and the customer has none', async () => {
    const offer = { ...coupon, days: 30, left: 5, collected: false };
    show(<CouponCentre />, '/coupons', {
      'coupon.centre': {
        offers: [
          { ...offer, id: 'a' },
          { ...offer, id: 'b', name: { zh: '二', en: '2' }, collected: true },
          { ...offer, id: 'c', name: { zh: '三', en: '3' }, left: 0 },
        ],
      },
    });

    const links = await screen.findAllByRole('link', { name: /立即领取/ });

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/collectCoupon?offer=a&back=%2Fcoupons',
    ]);
    expect(screen.getByText('已领取')).toBeInTheDocument();
    expect(screen.getByText('已领完')).toBeInTheDocument();
  });
});

describe('common questions', () => {
  const question = (id: string, zh: string, answer: string) => ({
    id,
    question: { zh, en: id },
    answer: { zh: answer, en: id },
  });
  const groups = [
    {
      id: 'order',
      title: { zh: '下单', en: 'Ordering' },
      questions: [question('o', '如何下单', '选车')],
    },
    {
      id: 'pay',
      title: { zh: '付款', en: 'Paying' },
      questions: [question('p', '定金能退吗', '原路退回')],
    },
  ];

  test('are found by their question or answer, and the address keeps the search', async () => {
    show(<CommonQuestions />, '/commonQuestions', { 'question.list': { groups } });
    await screen.findByText('如何下单');

    await userEvent.type(screen.getByLabelText('搜索问题'), '原路');

    expect(screen.queryByText('如何下单')).not.toBeInTheDocument();
    expect(screen.getByText('定金能退吗')).toBeInTheDocument();
    expect(screen.getByText('“原路”相关问题 1 个')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=%E5%8E%9F%E8%B7%AF');
  });

  test('without a result lead to the customer service', async () => {
    show(<CommonQuestions />, '/commonQuestions?q=xyz', { 'question.list': { groups } });

    expect(await screen.findByText('没有找到相关问题')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
  });
});

test('more is added to a query that is there', () => {
  expect(withQuery('/a?b=1&c=2', { c: '3' })).toBe('/a?b=1&c=3');
});
