import { dateOf, day } from '../platform/days.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { saveRecord } from '../platform/records.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { type SavedBooking, endOf, timeOf } from '../orders/appointments.ts';

/** From tomorrow on. */
const daysOffered = 7;
const times = ['09:30', '11:00', '14:00', '16:00'] as const;
/** Vehicles one store hands over at a time. */
const places = 2;

export const bookingHandlers = {
  'delivery.slots': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    const bookings = await currentBookings(call);
    const own = bookings.get(orderNo);
    const dates = Array.from({ length: daysOffered }, (_, at) => dateOf(call.now + (at + 1) * day));
    const days = dates.map((date) => ({
      date,
      slots: times.map((from) => {
        const id = `${date} ${from}`;
        return { id, from, to: endOf(from), left: leftIn(id, bookings) };
      }),
    }));
    if (own === undefined) return { days };
    return { days, booked: { slot: own, ...timeOf(own) } };
  },

  'delivery.book': async ({ orderNo, slot }, call) => {
    await ownOrder(call, orderNo);
    const bookings = await currentBookings(call);
    const [date = '', from = ''] = slot.split(' ');
    const offered = times.some((time) => time === from) && date > dateOf(call.now);
    if (!offered || (bookings.get(orderNo) !== slot && leftIn(slot, bookings) === 0)) {
      throw new Refusal(
        'SLOT_TAKEN',
        '该时段刚刚约满，请选择其他时段',
        'That time has just been taken. Choose another one',
      );
    }
    await saveRecord(call, orderNo, 'delivery-booking', { slot } satisfies SavedBooking);
    await recordEvent(call, orderNo, 'delivery-booked', { slot });
    return null;
  },

  'delivery.cancel-booking': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    await saveRecord(call, orderNo, 'delivery-booking', {} satisfies SavedBooking);
    await recordEvent(call, orderNo, 'delivery-booking-cancelled', {});
    return null;
  },
} satisfies Partial<Handlers>;

/** Order → the slot it holds. */
async function currentBookings({ tx }: HandlerContext): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('records')
    .select(['order_no', 'details'])
    .where('kind', '=', 'delivery-booking')
    .orderBy('id')
    .execute();
  const slotOfOrder = new Map<string, string>();
  for (const { order_no: orderNo, details } of rows) {
    const { slot } = details as SavedBooking; // only written here
    if (slot === undefined) slotOfOrder.delete(orderNo);
    else slotOfOrder.set(orderNo, slot);
  }
  return slotOfOrder;
}

/** Bookings of customers without an order here fill the busiest hours. */
function leftIn(slot: string, bookings: ReadonlyMap<string, string>): number {
  const [, from] = slot.split(' ');
  const others = from === '14:00' ? places : from === '11:00' ? 1 : 0;
  const ours = [...bookings.values()].filter((one) => one === slot).length;
  return Math.max(0, places - others - ours);
}
