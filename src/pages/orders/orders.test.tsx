import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { OrderList } from './OrderList.tsx';
import { OrderProcess } from './OrderProcess.tsx';
import { nothingPaid, order, show, shown } from './orders.fixture.tsx';

const paper = { id: 'lease', title: { zh: '租赁合同', en: 'Lease' }, url: '/lease.pdf' };
const before = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the list of orders', () => {
  test('an order whose money goes back is under way until it is there', async () => {
    const { call } = show(<OrderList />, '/orderList?state=working', {
      'order.list': { orders: [order('HC1', { status: 'REFUNDING' })], total: 1 },
    });

    expect(await screen.findByText('共 1 个订单')).toBeVisible();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      status: expect.stringContaining('REFUNDING'),
    });
  });

  test('asks for the products and states of its tab, page 1 of 10', async () => {
    const { call } = show(<OrderList />, '/orderList?state=repaying', {
      'order.list': { orders: [order('HC1', { status: 'REPAYING' })], total: 1 },
    });

    expect(await screen.findByText('共 1 个订单')).toBeVisible();
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
      'order.list',
      { productLine: '1,2,3,6', status: 'REPAYING', page: '1', size: '10' },
    ]);
  });

  test('names what an order waits for, and nothing it only offers', async () => {
    const rent = { page: 'repayment', main: true, zh: '待付租金', en: 'Your rents' };
    const refund = { code: 242, main: false };
    show(<OrderList />, '/orderList', {
      'order.list': {
        orders: [order('HC1', { pages: [rent] }), order('HC2', { actions: [refund] })],
        total: 2,
      },
    });

    expect(await screen.findByText('待办：支付租金')).toBeVisible();
    expect(screen.getAllByText(/待办/)).toHaveLength(1);
  });

  test('calls what a lease-back waits for by its own reviews', async () => {
    show(<OrderList />, '/orderList', {
      'order.list': {
        orders: [
          order('HC1', { status: 'AUTHORIZATION', productLineCode: '4' }),
          order('HC2', { status: 'DOWN_PAYMENT_COLLECTED', productLineCode: '4' }),
        ],
        total: 2,
      },
    });

    expect(await screen.findByText('待提交终审资料')).toBeVisible();
    expect(screen.getByText('合同已签，待放款')).toBeVisible();
    expect(screen.queryByText('首付款已付')).toBeNull();
  });

  test('leads to all transactions, of whatever order', async () => {
    show(<OrderList />, '/orderList', { 'order.list': { orders: [], total: 0 } });

    expect(await screen.findByRole('link', { name: '交易明细' })).toHaveAttribute(
      'href',
      '/transactionInfoList',
    );
  });

  test('shows an empty state with a link', async () => {
    show(<OrderList />, '/orderList?state=over', { 'order.list': { orders: [], total: 0 } });

    expect(await screen.findByText('没有这个状态的订单')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部订单' })).toHaveAttribute(
      'href',
      '/orderList',
    );
  });

  test("shows the platform's message on a refusal, with a retry", async () => {
    const { call } = show(<OrderList />, '/orderList?state=toPay', {
      'order.list': { refused: '系统维护中' },
    });
    expect(await screen.findByText('系统维护中')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: '重试' }));

    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });
});

const place = '宁波江北店（科技大道 174 号）';
const booked = { date: '2026-12-02', from: '09:30', to: '10:30' };
const toReceive = (appointment: Record<string, unknown>) => ({
  pages: [{ page: 'orderSignfor', main: true, zh: '车辆签收', en: 'Receive', appointment }],
});

describe('a time at a store that can be booked', () => {
  test('is what the order offers first, with the place, until it is booked', async () => {
    shown(toReceive({ place }));

    expect((await screen.findByText('尚未预约')).parentElement).toHaveTextContent('预约时间');
    expect(screen.getByText(place)).toBeVisible();
    const book = screen.getByRole('button', { name: '预约到店时间' });
    expect(before(book, screen.getByRole('button', { name: '车辆签收' }))).toBe(true);
    expect(screen.queryByRole('button', { name: '更改或取消预约' })).toBeNull();
  });

  test('is shown with its place once it is booked, and can be changed', async () => {
    shown(toReceive({ place, booked }));

    expect(await screen.findByText('12月2日 周三 09:30–10:30')).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
    const receive = screen.getByRole('button', { name: '车辆签收' });
    expect(before(receive, screen.getByRole('button', { name: '更改或取消预约' }))).toBe(true);
    expect(screen.queryByRole('button', { name: '预约到店时间' })).toBeNull();
  });

  test.each([
    ['待办：预约到店时间', toReceive({ place })],
    ['已预约：12月2日 周三 09:30–10:30', toReceive({ place, booked })],
  ])('is in the list of orders: %s', async (words, more) => {
    show(<OrderList />, '/orderList', { 'order.list': { orders: [order('HC1', more)], total: 1 } });

    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('an order', () => {
  test('names the customer service where the platform names no seller', async () => {
    shown();

    expect(await screen.findByText('客服')).toBeVisible();
    expect(screen.getByRole('link', { name: '拨打 400-6688-878' })).toHaveAttribute(
      'href',
      'tel:4006688878',
    );
  });

  test('names the seller the platform names', async () => {
    shown({}, { 'seller.info': { salesName: '刘敏', salesPhone: '13512345678' } });

    expect(await screen.findByText('刘敏')).toBeVisible();
  });

  test("names the order's own seller where the request for it has no response", async () => {
    shown({ sellerInfo: { salesName: '周涛', salesPhone: '13612345678' } });

    expect(await screen.findByText('周涛')).toBeVisible();
    expect(screen.getByRole('link', { name: '拨打 13612345678' })).toBeVisible();
  });

  test('shows the ratio of the down payment', async () => {
    shown({ downPaymentRatio: 25 });

    const label = await screen.findByText('首付比例');
    expect(label.parentElement).toHaveTextContent('25%');
  });

  test('is cancelled by a call: the number is shown with its dashes and dialled without', async () => {
    shown();
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));

    expect(screen.getByRole('link', { name: '拨打客服 400-6688-878' })).toHaveAttribute(
      'href',
      'tel:4006688878',
    );
  });

  test.each([
    ['DEPOSIT_DUE', /随时申请退回/],
    ['AUTHORIZATION', /先联系客服或客户经理取消订单/],
    ['DOWN_PAYMENT_COLLECTED', /首付款已支付，如已付定金可以退还，请联系客服/],
  ])('shows at %s the rules of the deposit', async (status, tip) => {
    shown({ status });

    expect(await screen.findByText(tip)).toBeVisible();
    expect(screen.getByText(/1-3 个工作日/)).toBeVisible();
  });

  test('a paid down payment is not called unpaid before the contract is signed', async () => {
    shown({
      status: 'CONTRACT_SIGNING',
      progress: [
        { id: 'DOWN_PAYMENT_DUE', name: { zh: '支付首付款', en: 'Down payment' }, state: 'done' },
      ],
    });

    expect(await screen.findByText(/首付款已支付、合同未签署/)).toBeVisible();
  });

  test('an order whose money goes back asks for nothing of its plan', async () => {
    shown({
      status: 'REFUNDING',
      progress: [{ id: 'CREDIT_MATERIALS', name: { zh: '资料', en: 'Data' }, state: 'now' }],
    });

    expect(await screen.findByText('订单不再继续，原方案无需再付款。')).toBeVisible();
    expect(screen.getByText(/退款处理中/)).toBeVisible();
    expect(screen.queryByText('应付总额')).toBeNull();
    expect(screen.getByText('已停止')).toBeVisible();
  });

  test('shows no rules of the deposit once the car is paid off', async () => {
    shown({ status: 'REPAYING' });

    expect(await screen.findByText('张伟')).toBeVisible();
    expect(screen.queryByText('定金退款说明')).toBeNull();
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
  });

  test('hides the middle of the id number, and says the code of an action that is not there', async () => {
    const { toast } = shown({ actions: [{ code: 9999, main: true }] });
    expect(await screen.findByText('320*************34')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: '9999' }));

    expect(toast).toHaveBeenCalledWith('该功能正在开发中（9999）');
  });

  test('is drawn with its body and paint, and as a covered car where they are unknown', async () => {
    const drawn = async () => {
      await screen.findByText('张伟');
      return document.querySelector('section')?.querySelector('use')?.getAttribute('href');
    };
    shown({ bodyType: 'suv', paint: 'red' });
    expect(await drawn()).toBe('#car-suv');
    cleanup();

    shown();
    expect(await drawn()).toBe('#car-neutral');
  });

  test('names the sum and the day above the button that pays, and the papers last', async () => {
    const next = { number: 4, dueOn: '2026-04-01', amount: 280_050, overdue: false, payable: true };
    shown(
      { actions: [{ code: 230, zh: '支付定金' }], documents: [paper] },
      {
        'order.money': {
          ...nothingPaid,
          due: { name: { zh: '定金', en: 'Deposit' }, amount: 200_000 },
        },
      },
    );

    const button = await screen.findByRole('button', { name: '支付定金' });
    const due = await screen.findByText('待付定金');
    expect(due.parentElement).toHaveTextContent('¥2,000.00');
    expect(before(due, button)).toBe(true);
    expect(before(screen.getByText('张伟'), screen.getByText('租赁合同'))).toBe(true);
    cleanup();

    shown({}, { 'order.money': { ...nothingPaid, instalments: { paid: 3, total: 36, next } } });
    const rents = await screen.findAllByText('第 4 期 · 2026-04-01 到期');
    expect(rents[0]?.parentElement).toHaveTextContent('¥2,800.50');
    expect(before(rents[0]!, screen.getByText('方案'))).toBe(true);
  });

  test('shows the cost and rate of its plan where the platform sends the rent', async () => {
    const plan = { funderLoanAmt: 800_000, termCount: 48, downPaymentRatio: 20 };
    shown({ ...plan, firstPayment: 200_000, monthRent: 20_000 });

    expect((await screen.findByText('年化利率')).parentElement).toHaveTextContent('9.24%');
    expect(screen.getByText('应付总额').parentElement).toHaveTextContent('¥11,600.00');
    cleanup();

    shown(plan);
    expect((await screen.findByText('融资金额')).parentElement).toHaveTextContent('¥8,000.00');
    expect(screen.queryByText('年化利率')).toBeNull();
  });

  test('shows the order without payments where those have no response', async () => {
    shown({}, { 'order.money': { refused: '账务系统繁忙' } });

    expect(await screen.findByText('账务系统繁忙')).toBeVisible();
    expect(screen.getByText('张伟')).toBeVisible();
  });
});

test('the progress says what to do now above the link that leads there, and names what comes next', async () => {
  const milestone = (id: string, state: string) => ({ id, name: { zh: id, en: id }, state });
  show(<OrderProcess />, '/orderProcess?orderNo=HC1', {
    'order.progress': {
      carName: '宝马 3系',
      status: 'CONTRACT_SIGNING',
      orderedAt: '2026-03-01',
      events: [],
      milestones: [milestone('CONTRACT_SIGNING', 'now'), milestone('DELIVERY', 'ahead')],
    },
  });

  const act = await screen.findByRole('link', { name: '去办理' });
  const card = act.closest('section');
  expect(card).toHaveTextContent(/在线阅读并签署合同，绑定还款卡。去办理/);
  expect(card).toHaveTextContent(/接下来：交车$/);
});

test('says whom the order waits for, and no button is the first one meanwhile', async () => {
  const waitsFor = { zh: '签约链接已发送给 张三（尾号 8051），等待对方签署。', en: '' };
  shown({ actions: [{ code: 121, main: false, waitsFor }] });

  expect(await screen.findByText(waitsFor.zh)).toBeVisible();
  const button = screen.getByRole('button', { name: '确认共同签约人' });
  expect(button.className).not.toMatch(/primary/);
});

test('asks for a settlement that was begun before a rent, and says until when its sum stands', async () => {
  const next = { number: 4, dueOn: '2026-04-01', amount: 280_050, overdue: true, payable: true };
  const pages = [
    { page: 'settlement', zh: '提前结清', en: 'Pay off', main: true },
    { page: 'repayment', zh: '支付', en: 'Payment', main: false },
  ];
  const name = { zh: '结清款', en: 'Settlement' };
  const due = { name, amount: 8_062_567, until: '2026-12-01' };
  const instalments = { paid: 3, total: 36, next };
  shown({ pages }, { 'order.money': { ...nothingPaid, due, instalments } });

  const words = await screen.findByText('待付结清款');
  expect(words.parentElement).toHaveTextContent('¥80,625.67有效期至 2026-12-01 24:00');
  const buttons = [...(words.closest('section')?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['提前结清', '支付租金']);
  expect(buttons.map(({ className }) => /primary/.test(className))).toEqual([true, false]);
});

test.each([
  [true, ['支付租金', '提前结清', '更换还款卡']],
  [false, ['提前结清', '更换还款卡', '支付租金']],
])('offers a rent that is overdue (%s) first, and names it', async (overdue, expected) => {
  const next = { number: 4, dueOn: '2026-04-01', amount: 280_050, overdue, payable: true };
  shown(
    {
      actions: [
        { code: 501, zh: '提前结清', en: 'Settle' },
        { code: 335, zh: '更换还款卡', en: 'Change card' },
      ],
      pages: [{ page: 'repayment', zh: '支付', en: 'Payment' }],
    },
    { 'order.money': { ...nothingPaid, instalments: { paid: 3, total: 36, next } } },
  );

  const amounts = await screen.findAllByText('¥2,800.50');
  const section = amounts[0]?.closest('section');
  const buttons = [...(section?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(expected);
});
