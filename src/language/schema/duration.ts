const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `2s`, `5m`, `1h` or `30d`; undefined where it is none of these. */
export function durationOf(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text) ?? [];
  return unit === undefined ? undefined : Math.round(Number(amount) * (units[unit] ?? 0));
}
