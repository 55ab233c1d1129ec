import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOrder, dataOf } from '../testing/requests.fixture.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ db: 'memory' });
});
afterAll(() => sandbox.close());

const missing = (orderNo: string) =>
  dataOf(sandbox, 'customer.supplement-info', { orderId: orderNo });
const pagesOf = async (orderNo: string) =>
  (await dataOf(sandbox, 'order.detail', { orderNo })).pages?.map(({ page }) => page);

describe('supplements', () => {
  it('are required until they are sent, and lead to their page from the order', async () => {
    const orderNo = await newOrder(sandbox, 'GONGTOU_FINANCE', 1609);

    expect(await missing(orderNo)).toMatchObject({
      driverLicenseCode: '1',
      homeCode: '1',
      otherInfo: { photos: [{ zh: '近 6 个月银行流水' }] },
    });
    expect(await pagesOf(orderNo)).toEqual(['creditSupplement']);

    await dataOf(sandbox, 'order.finish-work-flow', { orderNo, data: 'documents-added' });

    expect(await missing(orderNo)).toMatchObject({ driverLicenseCode: '0', homeCode: '0' });
    expect(await pagesOf(orderNo)).toEqual([]);
  });

  it('leave out what the materials already have', async () => {
    const orderNo = await newOrder(sandbox, 'GONGTOU_FINANCE', 1609);
    await dataOf(sandbox, 'check.submit-customer', {
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
  const orderNo = await newOrder(sandbox, 'SELF_OPERATED', 100);
  const status = async () => (await dataOf(sandbox, 'credit.assessment', { orderNo })).status;
  expect(await status()).toBe('approved');

  await dataOf(sandbox, 'order.finish-work-flow', { orderNo, data: 'credit-submitted' });

  expect(await status()).toBe('waiting');
});

it('the contacts named for one order are offered for the next', async () => {
  const first = await newOrder(sandbox, 'SELF_OPERATED', 100);
  const named = { contactName: '李娜', contactPhone: '13700137002', contactRelation: 'friend' };
  await dataOf(sandbox, 'check.submit-customer', { orderNo: first, ...named });
  await dataOf(sandbox, 'order.finish-work-flow', { orderNo: first, data: 'credit-submitted' });
  const next = await newOrder(sandbox, 'SELF_OPERATED', 100);

  expect(await dataOf(sandbox, 'hz.customer-contact', { orderNo: next })).toEqual([
    { name: '李娜', phone: '13700137002', relation: 'friend' },
  ]);
});

it('a bank that accepts only its own cards lists only itself', async () => {
  const orderNo = await newOrder(sandbox, 'BOC', 100);

  const banks = await dataOf(sandbox, 'bank-card.backing-banks', { orderNo });

  expect(banks.map(({ bankCode }) => bankCode)).toEqual(['BOC']);
});
