import type { Language } from '../../model/definition.ts';
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

/** `3月2日 周一`, `Mon, Mar 2`; the day's own words where it is no date. */
export function dayInWords(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
      ...options,
      timeZone: 'UTC',
    }).format(day);
  return language === 'zh'
    ? `${part({ month: 'long', day: 'numeric' })} ${part({ weekday: 'short' })}`
    : part({ weekday: 'short', month: 'short', day: 'numeric' });
}
