import { expect, it } from 'vitest';
import { exactYuan } from '../../../src/model/yuan.ts';
import { checkRepository } from '../../repository/repository.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { dateOf, day } from '../platform/days.ts';
import { latestRecord } from '../platform/records.ts';
import { type SandboxClock, origin, walkAction } from '../testing/walking.fixture.ts';

const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const { definitions } = checkRepository();
const definition = definitions.find(({ funder }) => funder === 'PLATFORM')!;
const answers = { buyerName: '欧阳敏', buyerPhone: '13800138000' };

/** Walks the full-payment zone as a customer without an order, or to choose another car for `order`; returns the resulting order. */
async function orderInZone(order = ''): Promise<string> {
  const address = { order };
  const zone = { sandbox, clock, definition, orderNo: '', address, action: 'Area', answers };
  const { ends, leadsTo, log } = await walkAction(zone);
  expect({ ends, log }).toMatchObject({ ends: 'success' });
  const [path, query] = leadsTo?.split('?') ?? [];
  expect(path).toBe('/orderConfirmed');
  return new URLSearchParams(query).get('orderNo') ?? '';
}

function confirmOrder(orderNo: string) {
  return walkAction({ sandbox, clock, definition, orderNo, answers, action: 'orderConfirmed' });
}

it('a car of the full-payment zone is ordered by a customer without an order, and its deposit reserves it', async () => {
  const orderNo = await orderInZone();
  const [car] = (await sandbox.dataOf('full-payment.cars')).cars;
  const order = await sandbox.dataOf('order.detail', { orderNo });
  expect(order).toMatchObject({
    productLineCode: '7',
    seriesName: car?.name.split(' ')[1],
    pages: [{ page: 'orderConfirmed', main: true }],
  });
  const record = await sandbox.db
    .transaction()
    .execute((tx) => latestRecord({ tx }, orderNo, 'origin'));
  expect(record?.details).toEqual(origin);

  const { ends } = await confirmOrder(orderNo);

  expect(ends).toBe('success');
  expect(await sandbox.dataOf('full-payment.standing', { orderNo })).toMatchObject({
    state: 'paid',
    carName: car?.name,
    deposit: car?.deposit,
    keptUntil: dateOf(clock.now + 7 * day),
  });
});

it('another car is chosen for the same order while its deposit is not paid', async () => {
  const orderNo = await orderInZone();

  expect(await orderInZone(orderNo)).toBe(orderNo);
});

it('the confirmed and paid amounts are exact to the cent', async () => {
  const [car] = (await sandbox.dataOf('full-payment.cars')).cars;
  const zone = { sandbox, clock, definition, orderNo: '', address: { order: '' }, answers };
  const { leadsTo = '', pages } = await walkAction({ ...zone, action: 'Area' });
  const orderNo = new URLSearchParams(leadsTo.split('?')[1]).get('orderNo') ?? '';
  const deposit = await confirmOrder(orderNo);

  const price = exactYuan(car?.price ?? 0);
  const first = exactYuan(car?.deposit ?? 0);
  expect(pages['/orderConfirm']).toContain(price);
  expect(pages['/orderConfirm']).toContain(first);
  expect(deposit.pages['/orderConfirmed']).toContain(price);
  for (const page of ['/orderConfirmed', '/payDeposit']) {
    expect(deposit.pages[page]).toContain(first);
  }
  expect(JSON.stringify([pages['/orderConfirm'], deposit.pages])).not.toMatch(/\d(万)?元/);
});
