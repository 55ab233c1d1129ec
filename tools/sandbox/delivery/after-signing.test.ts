import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';
import { reviewTakes } from '../orders/scenarios.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const anOrder = () => sandbox.newOrder('SELF_OPERATED', 335);
const countOf = async (orderNo: string, what: string) =>
  (await sandbox.ledgerOf(orderNo)).filter((one) => one === what).length;

describe('the contracts of an order', () => {
  it('say which are signed and on which day', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const face = await sandbox.faceOf(orderNo);
    await sandbox.dataOf('sign.submit', {
      orderNo,
      documents: ['lease-contract'],
      signature,
      ...face,
    });

    const { contracts } = await sandbox.dataOf('contract.records', { orderNo });

    expect(contracts.map(({ name, status, signedOn }) => [name, status, signedOn])).toEqual([
      ['lease-contract', 'signed', '2026-03-01'],
      ['withholding-authorization', 'open', undefined],
      ['repayment-schedule', 'open', undefined],
    ]);
  });

  it('keep the returned one, as void', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 310);

    const { contracts } = await sandbox.dataOf('contract.records', { orderNo });

    expect(contracts.at(-1)).toMatchObject({ name: 'lease-contract', status: 'void' });
  });
});

it('post-loan materials are signed one by one', async () => {
  const orderNo = await anOrder();
  expect((await sandbox.dataOf('materials.list', { orderNo })).open).toBe(2);

  await sandbox.dataOf('sign.submit', { orderNo, documents: ['mortgage-contract'], signature });

  const { open, materials } = await sandbox.dataOf('materials.list', { orderNo });
  expect(open).toBe(1);
  expect(materials.map(({ signed }) => signed)).toEqual([true, false]);
});

describe('an extension', () => {
  const application = { days: 10, proof: 'photo-1', explanation: '' };
  const coded = (orderNo: string) => sandbox.codeOf('13800138000', orderNo);

  it('is reviewed, requested once, and moves the day', async () => {
    const orderNo = await anOrder();
    const { dueOn, dueAmount, charge } = await sandbox.dataOf('extension.status', { orderNo });
    const first = (await sandbox.dataOf('repayment.due-list', { orderNo })).rents[0];
    expect(first).toMatchObject({ state: 'overdue', dueOn, total: dueAmount, charge });
    const applied = { orderNo, reason: 'illness', ...application, ...(await coded(orderNo)) };
    await sandbox.dataOf('extension.apply', applied, { requestId: `${orderNo}-1` });
    await sandbox.dataOf('extension.apply', applied, { requestId: `${orderNo}-1` });
    expect(await countOf(orderNo, 'extension-applied')).toBe(1);
    expect(await sandbox.dataOf('extension.status', { orderNo })).toMatchObject({
      state: 'pending',
      days: 10,
    });

    const again = await sandbox.refusalOf('extension.apply', applied, {
      requestId: `${orderNo}-2`,
    });
    now += reviewTakes;

    expect(again.code).toBe('EXTENSION_PENDING');
    expect(await sandbox.dataOf('extension.status', { orderNo })).toMatchObject({
      state: 'approved',
      dueOn,
      newDueOn: '2026-03-11',
      left: 1,
    });
    const { rents } = await sandbox.dataOf('repayment.due-list', { orderNo });
    expect(rents[0]).toMatchObject({ state: 'due', dueOn: '2026-03-11', total: dueAmount });
  });

  it('is refused with a message where the reason does not allow it', async () => {
    const orderNo = await anOrder();
    const applied = { orderNo, reason: 'other', ...application, ...(await coded(orderNo)) };
    await sandbox.dataOf('extension.apply', applied);
    now += reviewTakes;

    const status = await sandbox.dataOf('extension.status', { orderNo });

    expect(status.state).toBe('refused');
    expect(status.reply?.zh).toContain('延期条件');
  });
});

describe('a vehicle', () => {
  const receipt = {
    handedOver: ['keys'],
    odometer: 12,
    front: 'photo-1',
    rear: 'photo-2',
    left: 'photo-3',
    right: 'photo-4',
  };

  it('is received once, and then the lease is being repaid', async () => {
    const orderNo = await anOrder();
    expect((await sandbox.dataOf('delivery.status', { orderNo })).state).toBe('waiting');

    await sandbox.dataOf('delivery.confirm', { orderNo, ...receipt });

    const no = await sandbox.refusalOf('delivery.confirm', { orderNo, ...receipt });
    expect(no.code).toBe('ALREADY_RECEIVED');
    expect(await sandbox.dataOf('delivery.status', { orderNo })).toMatchObject({
      state: 'received',
      receivedOn: '2026-03-01',
    });
    expect((await sandbox.dataOf('order.detail', { orderNo })).status).toBe('REPAYING');
  });

  it('with a fault is not received', async () => {
    const orderNo = await anOrder();
    const report = { orderNo, problem: 'scratch', description: '左前门有划痕', photo: 'photo-1' };

    await sandbox.dataOf('delivery.report', report);

    expect((await sandbox.dataOf('delivery.status', { orderNo })).state).toBe('reported');
    expect((await sandbox.refusalOf('delivery.confirm', { orderNo, ...receipt })).code).toBe(
      'PROBLEM_OPEN',
    );
  });

  it('with a fault is what the order waits for, until the customer says that it is solved', async () => {
    const orderNo = await sandbox.newOrderAt('orderSignfor');
    const report = { orderNo, problem: 'scratch', description: '左前门有划痕', photo: 'photo-1' };
    const problem = { reportedOn: '2026-03-01', description: '左前门有划痕' };
    const receiptPage = async () => {
      const { pages } = await sandbox.dataOf('order.detail', { orderNo });
      return pages.find(({ page }) => page === 'orderSignfor');
    };

    await sandbox.dataOf('delivery.report', { ...report, description: '有异响' });
    await sandbox.dataOf('delivery.report', report);
    const reported = await sandbox.dataOf('order.progress', { orderNo });
    const page = await receiptPage();
    await sandbox.dataOf('delivery.solve', { orderNo });
    await sandbox.dataOf('delivery.solve', { orderNo });
    const solved = await sandbox.dataOf('order.progress', { orderNo });

    expect(page).toMatchObject({ main: false, problem });
    expect(reported.problem).toEqual(problem);
    expect(await receiptPage()).toMatchObject({ main: true });
    expect((await receiptPage())?.problem).toBeUndefined();
    expect(solved.problem).toBeUndefined();
    expect(solved.events.map(({ name }) => name.zh)).toEqual([
      '车辆问题已解决',
      '交车异常已反馈',
      '交车异常已反馈',
    ]);
    await sandbox.dataOf('delivery.confirm', { orderNo, ...receipt });
    expect((await sandbox.refusalOf('delivery.solve', { orderNo })).code).toBe('ALREADY_RECEIVED');
  });
});
