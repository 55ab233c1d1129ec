import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';

const sandbox = sandboxAt(Date.now);

const missing = (orderNo: string) =>
  sandbox.dataOf('customer.supplement-info', { orderId: orderNo });
const pagesOf = async (orderNo: string) =>
  (await sandbox.dataOf('order.detail', { orderNo })).pages?.map(({ page }) => page);

describe('supplements', () => {
  it('are required until they are sent, and lead to their page from the order', async () => {
    const orderNo = await sandbox.newOrderAt('creditSupplement');

    expect(await missing(orderNo)).toMatchObject({
      driverLicenseCode: '1',
      homeCode: '1',
      otherInfo: { photos: [{ zh: '近 6 个月银行流水' }] },
    });
    expect(await pagesOf(orderNo)).toEqual(['creditSupplement']);

    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'documents-added' });

    expect(await missing(orderNo)).toMatchObject({ driverLicenseCode: '0', homeCode: '0' });
    expect(await pagesOf(orderNo)).not.toContain('creditSupplement');
  });

  it("are one button, the lender's own where it has one, and the order says what it waits for", async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 1609);
    const { actions, statusName } = await sandbox.dataOf('order.detail', { orderNo });
    const progress = await sandbox.dataOf('order.progress', { orderNo });

    expect(actions?.map(({ code }) => code)).toContain(1609);
    expect(await pagesOf(orderNo)).toEqual([]);
    expect([statusName?.zh, progress.statusName?.zh]).toEqual(['待补充资料', '待补充资料']);
    const now = progress.milestones.find(({ state }) => state === 'now');
    expect(now).toMatchObject({
      id: 'CREDIT_REVIEW',
      text: { zh: expect.stringContaining('补充') },
    });
    await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'documents-added' });
    expect((await sandbox.dataOf('order.detail', { orderNo })).statusName).toBeUndefined();
  });

  it('leave out what the materials already have', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 1609);
    await sandbox.dataOf('check.submit-customer', {
      orderNo,
      incomeProof: ['file-1'],
      residenceProof: 'file-2',
    });

    const missingBefore = await missing(orderNo);

    expect(missingBefore).toMatchObject({ driverLicenseCode: '1', homeCode: '0' });
    expect(missingBefore).not.toHaveProperty('otherInfo');
  });
});

it('an assessment is pending during the review, and exists before and after it', async () => {
  const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
  const status = async () => (await sandbox.dataOf('credit.assessment', { orderNo })).status;
  expect(await status()).toBe('approved');

  await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });

  expect(await status()).toBe('waiting');
});

it('the contacts named for one order are offered for the next', async () => {
  const first = await sandbox.newOrder('SELF_OPERATED', 100);
  const named = { contactName: '李娜', contactPhone: '13700137002', contactRelation: 'friend' };
  await sandbox.dataOf('check.submit-customer', { orderNo: first, ...named });
  await sandbox.dataOf('order.finish-work-flow', { orderNo: first, data: 'credit-submitted' });
  const next = await sandbox.newOrder('SELF_OPERATED', 100);

  expect(await sandbox.dataOf('hz.customer-contact', { orderNo: next })).toEqual([
    { name: '李娜', phone: '13700137002', relation: 'friend' },
  ]);
});

it('a bank that accepts only its own cards lists only itself', async () => {
  const orderNo = await sandbox.newOrder('BOC', 100);

  const banks = await sandbox.dataOf('bank-card.backing-banks', { orderNo });

  expect(banks.map(({ bankCode }) => bankCode)).toEqual(['BOC']);
});
