import type { ResultFrom } from '../../model/effects.ts';

export type Slots = ResultFrom<'delivery.slots'>;
export type AppointmentDay = Slots['days'][number];
export type Slot = AppointmentDay['slots'][number];
export type Booking = NonNullable<Slots['booked']>;

/** The booking a slot becomes; undefined when the platform does not offer it. */
export function bookingOf(days: readonly AppointmentDay[], id: string): Booking | undefined {
  for (const { date, slots } of days) {
    const slot = slots.find((one) => one.id === id);
    if (slot) return { slot: id, date, from: slot.from, to: slot.to };
  }
  return undefined;
}

export function hasPlace({ slots }: AppointmentDay): boolean {
  return slots.some(({ left }) => left > 0);
}
