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
