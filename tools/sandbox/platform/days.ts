/** Milliseconds. */
export const day = 86_400_000;

/** The day in China: `2026-03-01`. `at`: epoch ms. */
export function dateOf(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The minute in China: `2026-03-01 16:00`. `at`: epoch ms; "" where it has not happened. */
export function minuteOf(at: number | null): string {
  if (at === null) return '';
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
