/** `npm run test:nightly` takes all of what `npm test` takes some of. */
export const isNightly = process.env['EVERY_TEST'] === '1';

/** So many of a family whose members differ in data alone, evenly from first to last; all of them at night. */
export function daily<T>(family: readonly T[], count: number): readonly T[] {
  if (isNightly || family.length <= count) return family;
  return Array.from({ length: count }, (_, at) => {
    const index = Math.round((at * (family.length - 1)) / Math.max(count - 1, 1));
    return family[index] as T;
  });
}
