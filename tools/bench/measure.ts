export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Runs both in turn, so that a machine that slows down slows both: milliseconds of each, and the ratio pair by pair. */
export function inTurn(
  a: () => number,
  b: () => number,
  pairs: number,
): { a: number; b: number; ratio: number } {
  const times = Array.from({ length: pairs }, (_, at) => {
    if (at % 2 === 0) {
      const first = a();
      return [first, b()] as const;
    }
    const first = b();
    return [a(), first] as const;
  });
  return {
    a: median(times.map(([one]) => one)),
    b: median(times.map(([, other]) => other)),
    ratio: median(times.map(([one, other]) => one / other)),
  };
}

/** A section needs something this machine does not have. The message is a sentence for people. */
export class CannotRun extends Error {}
