import type { Order } from '../../../src/api/order.ts';
import { orderStore } from '../catalogue/cars.ts';
import type { OwnOrder } from './own-order.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { latestRecord } from '../platform/records.ts';
import { handoverPages } from './vehicle-problem.ts';

type Appointment = NonNullable<NonNullable<Order['pages']>[number]['appointment']>;
type Time = NonNullable<Appointment['booked']>;

/** What is saved of a booked time, the latest for each order. */
export interface SavedBooking {
  /** `2026-03-02 09:30`; absent when it was given up. */
  slot?: string;
}

/** Where and when the vehicle is received; undefined where no time can be booked for it. */
export async function appointmentAt(
  page: string,
  call: HandlerContext,
  order: OwnOrder,
): Promise<Appointment | undefined> {
  const { row } = order;
  if (!handoverPages.has(page) || !isBookable(order)) return undefined;
  const booking = await latestRecord<SavedBooking>(call, row.order_no, 'delivery-booking');
  const slot = booking?.details.slot;
  return { place: handoverPlace(call, order), ...(slot !== undefined && { booked: timeOf(slot) }) };
}

export function isBookable({ row }: OwnOrder): boolean {
  return row.scenario === 'visit to book';
}

/** The store with its address. */
export function handoverPlace({ lang }: HandlerContext, { details }: OwnOrder): string {
  const { name, address } = orderStore(details.storeCode, lang);
  return lang === 'zh' ? `${name}（${address}）` : `${name} (${address})`;
}

export function timeOf(slot: string): Time {
  const [date = '', from = ''] = slot.split(' ');
  return { date, from, to: endOf(from) };
}

/** An hour later. */
export function endOf(from: string): string {
  const [hours = '0', minutes = '00'] = from.split(':');
  return `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`;
}
