/** Milliseconds. */
export const day = 86_400_000;

/** The day in China: `2026-03-01`. `at`: epoch ms. */
export function dateOf(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The same day that many calendar months later, in China; the last of the month where it is a shorter one. Epoch ms. */
export function monthsAfter(at: number, months: number): number {
  const china = new Date(at + 8 * 3_600_000);
  const date = china.getUTCDate();
  china.setUTCDate(1);
  china.setUTCMonth(china.getUTCMonth() + months);
  const last = new Date(china);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  china.setUTCDate(Math.min(date, last.getUTCDate()));
  return china.getTime() - 8 * 3_600_000;
}

/** The minute in China: `2026-03-01 16:00`. `at`: epoch ms; "" where it has not happened. */
export function minuteOf(at: number | null): string {
  if (at === null) return '';
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
