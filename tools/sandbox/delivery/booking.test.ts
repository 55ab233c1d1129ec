import { expect, test } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-01T08:00:00Z'));
const orderAt = () => sandbox.newOrderAt('orderSignfor', 'visit to book');

async function slotsOf(orderNo: string) {
  const { days, booked } = await sandbox.dataOf('delivery.slots', { orderNo });
  const left = new Map(days.flatMap(({ slots }) => slots.map((slot) => [slot.id, slot.left])));
  return { days, booked, left };
}

test('a time is booked, changed and cancelled, and its place is free again', async () => {
  const orderNo = await orderAt();
  const before = await slotsOf(orderNo);
  const [one = '', , , other = ''] = before.left.keys();

  await sandbox.dataOf('delivery.book', { orderNo, slot: one });
  const booked = await slotsOf(orderNo);
  await sandbox.dataOf('delivery.book', { orderNo, slot: other });
  const changed = await slotsOf(orderNo);
  await sandbox.dataOf('delivery.cancel-booking', { orderNo });
  const after = await slotsOf(orderNo);

  expect(before.days).toHaveLength(7);
  expect(before.days[0]?.date).toBe('2026-03-02');
  expect(booked.booked).toMatchObject({
    slot: one,
    date: '2026-03-02',
    from: '09:30',
    to: '10:30',
  });
  expect(booked.left.get(one)).toBe((before.left.get(one) ?? 0) - 1);
  expect(changed.booked?.slot).toBe(other);
  expect(changed.left.get(one)).toBe(before.left.get(one));
  expect(after.booked).toBeUndefined();
  expect(after.left).toEqual(before.left);
});

test('the last place goes to the first booking, which can be repeated', async () => {
  const [first, second] = [await orderAt(), await orderAt()];
  const { left } = await slotsOf(first);
  const [scarce = ''] = [...left].find(([, places]) => places === 1) ?? [];

  await sandbox.dataOf('delivery.book', { orderNo: first, slot: scarce });

  expect(await sandbox.refusalOf('delivery.book', { orderNo: second, slot: scarce })).toMatchObject(
    {
      code: 'SLOT_TAKEN',
    },
  );
  await sandbox.dataOf('delivery.book', { orderNo: first, slot: scarce });
});

test('full, past and unknown times are refused', async () => {
  const orderNo = await orderAt();

  for (const slot of ['2026-03-02 14:00', '2026-03-01 09:30', '2026-03-02 03:00'])
    expect(await sandbox.refusalOf('delivery.book', { orderNo, slot })).toMatchObject({
      code: 'SLOT_TAKEN',
    });
});

test('only some orders can be booked for', async () => {
  const other = await sandbox.newOrderAt('orderSignfor', 'happy');

  expect(await sandbox.dataOf('delivery.status', { orderNo: other })).toMatchObject({
    bookable: false,
  });
  expect(await sandbox.dataOf('delivery.status', { orderNo: await orderAt() })).toMatchObject({
    bookable: true,
  });
});

test('the order and the list of orders show what is booked, and where', async () => {
  const orderNo = await orderAt();
  const shown = async () => {
    const { pages } = await sandbox.dataOf('order.detail', { orderNo });
    return pages.find(({ page }) => page === 'orderSignfor')?.appointment;
  };
  const before = await shown();

  await sandbox.dataOf('delivery.book', { orderNo, slot: '2026-03-02 09:30' });
  const booked = await shown();
  const { orders } = await sandbox.dataOf('order.list', { search: orderNo });
  await sandbox.dataOf('delivery.cancel-booking', { orderNo });

  const { place } = await sandbox.dataOf('delivery.status', { orderNo });
  const time = { date: '2026-03-02', from: '09:30', to: '10:30' };
  expect(before).toEqual({ place });
  expect(booked).toEqual({ place, booked: time });
  expect(orders[0]?.pages?.[0]?.appointment).toEqual({ place, booked: time });
  expect(await shown()).toEqual({ place });
});

test('an order shows no appointment where none can be made', async () => {
  const reported = await orderAt();
  await sandbox.dataOf('delivery.report', {
    orderNo: reported,
    problem: 'scratch',
    description: '左前门划痕',
    photo: 'p',
  });

  for (const orderNo of [reported, await sandbox.newOrderAt('orderSignfor', 'happy')]) {
    const { pages } = await sandbox.dataOf('order.detail', { orderNo });
    expect(pages.map(({ appointment }) => appointment)).toEqual(pages.map(() => undefined));
  }
});
