import { evaluate } from './evaluate.ts';
import type { LiteralValue, ValueUse } from './gather.ts';

/** Stands for any text nobody mentions. */
export const somethingElse = 'something else';

/** Values to try for one name: every literal, its neighbours, and what is none of them. `undefined`: absent. */
export function candidates(
  use: ValueUse,
  allowed: readonly unknown[] | undefined,
  fractions: boolean,
): unknown[] {
  const values = allowed ? [...allowed] : triedBy[use.kind](use, fractions);
  return use.mayBeAbsent && !values.includes('') ? [...values, undefined] : values;
}

const triedBy: Record<ValueUse['kind'], (use: ValueUse, fractions: boolean) => unknown[]> = {
  text: ({ literals }) => [...new Set([...literals, '', somethingElse])],
  any: ({ literals }) =>
    literals.size > 0 ? [...literals, somethingElse, undefined] : [somethingElse],
  'yes-no': () => [true, false],
  number: ({ literals, ordered, money }, fractions) => {
    const sorted = only(literals, 'number').sort((a, b) => a - b);
    if (sorted.length === 0) return [1];
    return ordered
      ? around(
          sorted,
          fractions && !money ? half : middle,
          (n) => n - 1,
          (n) => n + 1,
        )
      : [...sorted, (sorted.at(-1) ?? 0) + 1];
  },
  date: ({ literals }) => {
    const sorted = only(literals, 'string').sort();
    return around(
      sorted.length > 0 ? sorted : ['2024-01-01'],
      dayBetween,
      (day) => dayAfter(day, -1),
      (day) => dayAfter(day, 1),
    );
  },
  version: ({ literals }) => {
    const sorted = only(literals, 'string').sort((a, b) => (key(a) < key(b) ? -1 : 1));
    return around(
      sorted.length > 0 ? sorted : ['1.0'],
      versionBetween,
      versionBefore,
      (version) => `${version}.1`,
    );
  },
  list: ({ literals }) => [[], ...subsets([...literals].slice(0, 4)), [somethingElse]],
};

function only<T extends 'string' | 'number'>(
  literals: Set<LiteralValue>,
  type: T,
): (T extends 'string' ? string : number)[] {
  return [...literals].filter(
    (literal): literal is T extends 'string' ? string : number => typeof literal === type,
  );
}

/** Before the first, each, between two where something lies between them, after the last. */
function around<T>(
  sorted: T[],
  between: (a: T, b: T) => T | undefined,
  before: (a: T) => T,
  after: (a: T) => T,
): T[] {
  const inner = sorted.flatMap((value, i) => {
    const next = sorted[i + 1];
    const middle = next === undefined ? undefined : between(value, next);
    return middle === undefined ? [value] : [value, middle];
  });
  const [first] = sorted;
  const last = sorted.at(-1);
  return [
    ...(first === undefined ? [] : [before(first)]),
    ...inner,
    ...(last === undefined ? [] : [after(last)]),
  ];
}

/** Where the author writes whole numbers, only whole numbers are tried. */
function middle(a: number, b: number): number | undefined {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return half(a, b);
  return b - a > 1 ? Math.floor((a + b) / 2) : undefined;
}

function half(a: number, b: number): number {
  return (a + b) / 2;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function dayBetween(a: string, b: string): string | undefined {
  const next = dayAfter(a, 1);
  return next < b ? next : undefined;
}

function key(version: string): string {
  return String(evaluate(['version', version], {}));
}

function versionBefore(version: string): string {
  const parts = version.split('.').map(Number);
  const last = parts.findLastIndex((part) => part > 0);
  if (last < 0) return version;
  return [
    ...parts.slice(0, last),
    (parts[last] ?? 1) - 1,
    ...parts.slice(last + 1).map(() => 9),
  ].join('.');
}

function versionBetween(a: string, b: string): string | undefined {
  return key(`${a}.1`) < key(b) ? `${a}.1` : undefined;
}

function subsets(items: LiteralValue[]): LiteralValue[][] {
  return items
    .reduce<LiteralValue[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
    .filter((set) => set.length > 0);
}
