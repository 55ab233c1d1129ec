const hour = 3_600_000;

/** `2024-01-31 17:30`, as clocks in China show an ISO time (no daylight saving since 1991); '' where it is none. */
export function chinaTime(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  return new Date(at + 8 * hour).toISOString().slice(0, 16).replace('T', ' ');
}
