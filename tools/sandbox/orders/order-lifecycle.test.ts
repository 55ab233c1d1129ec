import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';
import { payAll } from '../payments/paying.fixture.ts';
import { reviewTakes } from './scenarios.ts';
import { emptiedDatabase } from '../testing/emptied-database.fixture.ts';
import { createSandbox } from '../sandbox.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

async function order(orderNo: string): Promise<[string, number[]]> {
  const { status, actions } = await sandbox.dataOf('order.detail', { orderNo });
  return [status, actions.map(({ code }) => code)];
}

describe('the lifecycle of an order', () => {
  it('goes from credit review to signing to the change of card', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    expect(await order(orderNo)).toEqual(['CREDIT_MATERIALS', [100, 110, 330, 350]]);

    const submitted = { orderNo, data: 'credit-submitted' };
    await sandbox.dataOf('order.finish-work-flow', submitted, { requestId: `${orderNo}-1` });
    expect(await order(orderNo)).toEqual(['CREDIT_REVIEW', [321]]);

    now += reviewTakes;
    expect(await order(orderNo)).toEqual(['AUTHORIZATION', [110]]);

    const letter = { orderNo, documents: ['credit-authorization'], signature };
    await sandbox.dataOf('sign.submit', letter, { requestId: `${orderNo}-3` });
    expect(await order(orderNo)).toEqual(['DOWN_PAYMENT_DUE', [200]]);

    await payAll(sandbox, orderNo, 'sf');
    expect(await order(orderNo)).toEqual(['CONTRACT_SIGNING', [300, 330]]);

    const signing = {
      orderNo,
      documents: ['lease-contract', 'withholding-authorization'],
      signature,
      ...(await sandbox.faceOf(orderNo)),
    };
    expect(await sandbox.dataOf('sign.verify', { orderNo, funder: 'SELF_OPERATED' })).toEqual({
      verifyResult: true,
    });
    await sandbox.dataOf('sign.submit', signing, { requestId: `${orderNo}-2` });
    expect(await order(orderNo)).toEqual(['DELIVERY', [335, 242]]);
    expect(await sandbox.dataOf('sign.verify', { orderNo, funder: 'SELF_OPERATED' })).toMatchObject(
      {
        verifyResult: false,
        reason: { en: 'This order is already signed. Refresh the page' },
      },
    );
  });

  it('sends an order of a funder with a page of its own to that page for signing', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 100);

    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });
    now += reviewTakes;
    await sandbox.dataOf('sign.submit', {
      orderNo,
      documents: ['credit-authorization'],
      signature,
    });
    await payAll(sandbox, orderNo, 'sf');

    expect(await order(orderNo)).toEqual(['FUNDER_SIGNING', [320, 330]]);
  });

  it('does not take credit materials twice', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });

    const no = await sandbox.refusalOf('order.finish-work-flow', {
      orderNo,
      data: 'credit-submitted',
    });

    expect(no).toEqual({ code: 'ALREADY_SUBMITTED', msg: '资料已提交，请勿重复提交' });
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['credit-submitted']);
  });

  it('takes no changed draft of materials that are sent, and the same one again', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('check.submit-customer', { orderNo, company: '示例公司' });
    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });

    await sandbox.dataOf('check.submit-customer', { orderNo, company: '示例公司' });
    const no = await sandbox.refusalOf('check.submit-customer', { orderNo, company: '另一公司' });

    expect(no.code).toBe('SUBMITTED_IS_FINAL');
    expect(await sandbox.dataOf('check.query-customer', { orderNo })).toMatchObject({
      company: '示例公司',
    });
  });

  it('takes the draft of an identity check at signing, after the materials were sent', async () => {
    const orderNo = await sandbox.newOrder('CITIC_FINANCE', 100);
    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });
    now += reviewTakes;
    const letter = { orderNo, documents: ['credit-authorization'], signature };
    await sandbox.dataOf('sign.submit', letter);
    await payAll(sandbox, orderNo, 'sf');
    expect((await order(orderNo))[1]).toContain(1801);

    await sandbox.dataOf('check.submit-customer', { orderNo, idName: '李晓明' });

    expect(await sandbox.dataOf('check.query-customer', { orderNo })).toMatchObject({
      idName: '李晓明',
    });
  });

  it('keeps what was filled in when the funder changes and asks for the materials again', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 350);
    const draft = await sandbox.dataOf('check.query-customer', { orderNo });
    await sandbox.dataOf('check.submit-customer', { ...draft, company: '示例公司' });

    await sandbox.dataOf('order.change-funder', { orderNo }, { requestId: `${orderNo}-1` });

    const { funder, status } = await sandbox.dataOf('order.detail', { orderNo });
    expect(funder).not.toBe('GONGTOU_FINANCE');
    expect(status).toBe('CREDIT_MATERIALS');
    expect(await sandbox.dataOf('check.query-customer', { orderNo })).toMatchObject({
      company: '示例公司',
      enteredBy: 'platform',
    });
  });

  it('no longer offers finished actions', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 330);

    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'authenticated' });

    expect((await order(orderNo))[1]).toEqual([300]);
  });

  it('no longer offers a funder’s own action once its work is finished', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 1609);
    expect((await order(orderNo))[1]).toContain(1609);

    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'documents-added' });

    expect((await order(orderNo))[1]).not.toContain(1609);
  });

  it('has a page for every status', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);

    expect(await sandbox.dataOf('order.auto-route', { orderNo })).toEqual({
      pageCode: 'contractSign',
    });
  });
});

describe('orders and customers', () => {
  it('shows a customer their own orders only', async () => {
    const token = 'sandbox-token-li';
    const { orders, total } = await sandbox.dataOf('order.list', {}, { token });

    expect(total).toBe(1);
    expect(orders.map(({ cusName }) => cusName)).toEqual(['李娜']);
  });

  it('does not find another customer’s order', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);

    const no = await sandbox.refusalOf('order.detail', { orderNo }, { token: 'sandbox-token-li' });

    expect(no).toEqual({ code: 'ORDER_NOT_FOUND', msg: '订单信息不存在' });
  });

  it('responds in English to an English phone', async () => {
    const no = await sandbox.refusalOf('order.detail', { orderNo: 'nobody' }, { lang: 'en' });

    expect(no.msg).toBe('Order info not found');
  });

  it('pages and searches', async () => {
    const all = await sandbox.dataOf('order.list', { size: '100' });
    const second = await sandbox.dataOf('order.list', { size: '2', page: '2' });
    const { orderNo } = all.orders[2] ?? { orderNo: '' };

    expect(second.orders.map((order) => order.orderNo)).toEqual(
      all.orders.slice(2, 4).map((order) => order.orderNo),
    );
    const orders = await sandbox.dataOf('order.list', { search: orderNo.slice(3) });
    expect(orders.orders.map((order) => order.orderNo)).toEqual([orderNo]);
    expect((await sandbox.dataOf('order.list', { search: '%' })).total).toBe(0);
  });

  it('knows which used cars are sold', async () => {
    const { orders } = await sandbox.dataOf('order.list', { size: '100' });
    const used = orders.filter(({ productLineCode }) => productLineCode === '3');

    const exist = new Set<boolean>();
    for (const { vin } of used)
      exist.add((await sandbox.dataOf('secondhand.exists', { vinNo: vin })).exist);

    expect(exist).toEqual(new Set([true, false]));
  });

  it('asks a visitor to sign in, when configured to', { timeout: 60_000 }, async () => {
    const strict = await createSandbox({ db: await emptiedDatabase(), signIn: 'required' });
    const get = (path: string, token = '') => fetch(strict.url + path, { headers: { token } });

    expect((await get('/api/order/list')).status).toBe(401);
    expect((await get('/api/order/list', 'nobody')).status).toBe(401);
    expect((await get('/api/order/list', 'sandbox-token-zhang')).status).toBe(200);
    expect(
      await (await get('/api/check/getProvinces?c=620&v=100&u=&q=%7B%7D')).json(),
    ).toMatchObject({ code: '-2' });
    const file = '/api/file/getFileByUrl?url=%2Fdocuments%2Fsamples%2Flease-contract.pdf';
    expect(await (await get(file)).json()).toMatchObject({ code: '-2' });
    const asCustomer = await get(file, 'sandbox-token-zhang');
    expect(asCustomer.headers.get('content-type')).toBe('application/pdf');
    expect((await get('/hshcwxweb/catalogue/brands')).status).toBe(200);

    await strict.close();
  });
});
